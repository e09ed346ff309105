import { expect, test } from 'vitest';
import { attachedTo } from '../../src-main/engine/objects/attachments.js';
import { targetsOf } from '../../src-main/engine/objects/targets.js';
import { faultOfPosition } from '../../src-main/engine/position.js';
import { isFailure } from '../../src-main/engine/record.js';
import { beginGame } from '../../src-main/engine/replay.js';
import type { Scenario, ScenarioEdit } from '../../src-main/engine/scenario/scenario.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { decksOf } from '../../src-main/play/new-game/decks.js';
import { lanterns } from '../games/lanterns/game.js';
import { lanternNamed } from './lantern-cards.js';

const rules = () => ruleSet('lanterns-1');
const deck = () => ({
  called: 'Lights',
  name: 'Lights',
  cards: [0, 1, 2].map((nth) => ({ card: { ...lanternNamed(nth), id: `${nth}` }, copies: 4 })),
});

test('tokens that cards make follow the cards of a game’s decks, once, and are in no deck', () => {
  const { cards, designs, lists } = decksOf([deck(), deck()], rules(), false);
  expect(designs).toHaveLength(7);
  expect(cards.slice(6)).toMatchObject([{ name: 'Spark', kind: 'moth', light: 1 }]);
  expect(lists.flat()).not.toContain(6);
});

test('a record that names its cards alone begins with the tokens that they make, and one with them too', () => {
  const { cards, lists } = decksOf([deck(), deck()], rules(), false);
  for (const named of [cards, cards.slice(0, 6)]) {
    const game = beginGame(rules(), {
      rules: { id: 'lanterns-1', version: 1 },
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      cards: named,
      start: { decks: lists, seed: 1 },
    });
    expect(isFailure(game) ? game.because : game.context.designs).toHaveLength(7);
  }
});

const position: Scenario = {
  format: 'cardwright-scenario',
  version: 2,
  name: '',
  rules: 'lanterns-1',
  cards: {
    Lamp: { kind: 'lantern', light: 3 },
    Oil: { kind: 'oil' },
    Spark: { kind: 'moth', light: 1 },
  },
  players: [
    {
      name: 'Ann',
      row: [
        'Lamp',
        { card: 'Lamp', counters: [{ kind: 'burn', owner: 'Ben', count: 2 }] },
        { card: 'Oil', attachedTo: 'Lamp 2' },
        { card: 'Spark', token: true, copyOf: 'Lamp' },
      ],
      night: ['Oil', { card: 'Spark', at: 2 }],
      stack: [
        { card: 'Oil', targets: ['Lamp 2', 'Ben', null] },
        { card: 'Lamp', ability: 1, of: 'Lamp 2', at: 2 },
        { card: 'Spark', ability: 2, at: 3 },
      ],
    },
    {
      name: 'Ben',
      night: [{ card: 'Lamp', at: 1, owner: 'Ann' }],
      stack: [{ card: 'Lamp', ability: 1, of: 'Lamp', left: true, targets: ['Spark'], at: 1 }],
    },
  ],
  steps: [],
};

test('a position of tokens, copies, links, counters, a shared zone and a stack is written down and read again', () => {
  const { scenarios } = lanterns;
  const laid = scenarios.position(position, () => null);
  const nameAt = (no: number): string => laid.calls[laid.state.cards[no]!.design]!;
  expect(laid.state.shared?.['night']?.map(nameAt)).toEqual(['Oil', 'Lamp', 'Spark']);
  expect(attachedTo(laid.state, laid.labels.get('Lamp 2')!)).toEqual([laid.labels.get('Oil')]);
  expect(laid.state.cards[laid.labels.get('Spark')!]).toMatchObject({
    made: 'token',
    copyOf: laid.calls.indexOf('Lamp'),
  });
  const [lamp, waiting] = ['Lamp 2', 'ability of Lamp'].map((label) => laid.labels.get(label)!);
  const { stack } = laid.state.shared!;
  expect(stack?.map(nameAt)).toEqual(['Oil', 'Lamp', 'Lamp', 'Spark']);
  expect(targetsOf(laid.state, stack![0]!)).toEqual([{ card: lamp }, { player: 1 }]);
  expect(laid.state.cards[waiting!]).toMatchObject({
    made: 'ability',
    source: { card: lamp, id: laid.state.cards[lamp!]!.id, ability: 0 },
  });
  expect(faultOfPosition(laid.state, 2, laid.designs.length)).toBeNull();
  const written = scenarios.scenarioOf('lanterns-1', laid.state, laid.printed, laid.names);
  expect(scenarios.models.scenario.safeParse(written).error).toBeUndefined();
  expect(scenarios.position(written, () => null).state).toEqual(laid.state);
});

test('what was attached to a card that is taken away by hand hangs on nothing; what is moved within play keeps its link', () => {
  const { scenarios } = lanterns;
  const at = (index: number) => ({ seat: 0, zone: 'row', index });
  const rowAfter = (edit: ScenarioEdit) => scenarios.edited(position, edit).players[0]!['row'];
  expect(rowAfter({ do: 'remove card', at: at(1) })).toEqual([
    { card: 'Lamp', as: 'Lamp' },
    'Oil',
    expect.anything(),
  ]);
  const moved = rowAfter({ do: 'move card', from: at(2), to: at(0) });
  expect(moved).toContainEqual({ card: 'Oil', attachedTo: 'Lamp 2' });
  const waits = (edit: ScenarioEdit) => scenarios.edited(position, edit).players[0]!['stack'];
  expect(waits({ do: 'remove card', at: at(1) })).toEqual([
    { card: 'Oil', targets: [null, 'Ben', null] },
    { card: 'Lamp', as: 'ability of Lamp', ability: 1, at: 2 },
    expect.anything(),
  ]);
  expect(waits({ do: 'set player', seat: 1, name: 'Bea' })).toContainEqual({
    card: 'Oil',
    targets: ['Lamp 2', 'Bea', null],
  });
});

test('what is drawn at random can be laid down by hand, and follows the cards that it names', () => {
  const { scenarios } = lanterns;
  const laid = scenarios.edited(position, { do: 'set picks', picks: [['Oil 2', 'Lamp 2']] });
  const { state, labels } = scenarios.position(laid, () => null);
  expect(state.chance.picks).toEqual([[labels.get('Oil 2'), labels.get('Lamp 2')]]);
  // A card that is gone is not drawn.
  const spark = { seat: 0, zone: 'row', index: 3 };
  const inNight = { seat: 0, zone: 'night', index: 1 };
  const gone = [spark, inNight].reduce(
    (now, at) => scenarios.edited(now, { do: 'remove card', at }),
    scenarios.edited(position, { do: 'set picks', picks: [['Spark 2', 'Lamp']] }),
  );
  expect(gone.picks).toEqual([['Lamp']]);
});
