import { writable } from '../../src-main/engine/pipeline/writable.js';
import { describe, expect, test } from 'vitest';
import { emptyBaseState } from '../../src-main/engine/defaults/base-state.js';
import { defaultTable } from '../../src-main/engine/defaults/table.js';
import type { TableWords } from '../../src-main/engine/defaults/table-words.js';
import type { BaseEvent } from '../../src-main/engine/log.js';
import { attach } from '../../src-main/engine/objects/attachments.js';
import { placeCounters } from '../../src-main/engine/objects/counters.js';
import { becomeCopy, cease, facesOf, makeAbility, makeToken } from '../../src-main/engine/objects/made.js';
import type { GameContext } from '../../src-main/engine/rule-set.js';
import type { BaseState, ZoneLaws } from '../../src-main/engine/state.js';
import { usualField } from '../../src-main/engine/table/field.js';
import { addCard, changeController, moveCard } from '../../src-main/engine/zones.js';

const laws: ZoneLaws<Zone> = {
  hand: { knowledge: 'private', placed: false },
  row: { knowledge: 'public', placed: true },
  back: { knowledge: 'restricted', placed: true },
  heap: { knowledge: 'public', placed: true },
  deck: { knowledge: 'restricted', placed: true },
  market: { knowledge: 'public', placed: true, shared: true },
  stack: { knowledge: 'public', placed: true, shared: true },
};
type Zone = 'hand' | 'row' | 'back' | 'heap' | 'deck' | 'market' | 'stack';

const words: TableWords<Zone, GameContext, BaseEvent> = {
  rules: 'any-1',
  laws,
  zones: {
    hand: { name: 'Hand', shape: 'hand' },
    row: { name: 'Row', shape: 'row' },
    back: { name: 'Back Row', shape: 'row' },
    heap: { name: 'Heap', shape: 'stack' },
    deck: { name: 'Deck', shape: 'pile' },
    market: { name: 'Market', shape: 'row' },
    stack: { name: 'Stack', shape: 'row' },
  },
  phases: [{ id: 'main', name: 'Main Phase', steps: [{ id: 'draw', name: 'Draw' }] }],
  turn: () => ({ number: 1, player: 0, phase: 'main', step: 'draw' }),
  face: ({ state }, no) => {
    const { copyOf, design } = state.cards[no]!;
    return { design: copyOf ?? design, name: `Card ${copyOf ?? design}`, type: null, text: '', stats: [] };
  },
  life: () => ({ life: 20, lifeName: 'life' }),
  pools: (_game, player) => [{ key: 'red', name: 'red mana', sign: 'R', amount: player }],
  stack: {
    zone: 'stack',
    name: 'Stack',
    entryName: 'spell',
    text: (_game, no, { ref, who }) => [ref(no), ` of ${who(0)}.`],
  },
  questions: { turn: 'What now?' },
  actions: { buy: { verb: 'Buy', zone: 'market' }, aim: { verb: 'Aim', zone: 'target' } },
  line: ({ type }, _who, cards) => [`${type} `, ...cards],
  moment: ({ type }, idOf) => (type === 'hit' ? { kind: 'damage', card: idOf(0), amount: 3 } : null),
  cardsOf: () => [0],
  headings: {},
  ending: (winners, by) => `${winners} won by ${by}.`,
};

/** Ann's: 0 in the hand, 1 in the row, 2 behind it. Ben's: 3 in the row. */
function begun() {
  const state = emptyBaseState(laws, 2, 1);
  const lay = (player: number, zone: Zone): number =>
    addCard(state, laws, { design: state.cards.length, owner: player, player, zone });
  lay(0, 'hand');
  lay(0, 'row');
  lay(0, 'back');
  lay(1, 'row');
  return { state, lay, game: { state } as unknown as GameContext<BaseState> };
}
const table = defaultTable(words);
const viewOf = (game: GameContext, viewer: number | null) => table.view(game, null, viewer, ['Ann', 'Ben']);

describe('the rows of a zone', () => {
  const rows = [
    { row: 'odd', name: 'Odd' },
    { row: 'even', name: 'Even' },
  ];
  const inRows = defaultTable<Zone, GameContext, BaseEvent>({
    ...words,
    zones: { ...words.zones, row: { name: 'Row', shape: 'row', rows, gathers: true } },
    row: ({ state }, no) => (state.cards[no]!.design % 2 === 0 ? 'even' : 'odd'),
  });

  test('are named, and each of its cards says in which it lies', () => {
    const { game, lay } = begun();
    lay(0, 'row');
    const { seats, field } = inRows.view(game, null, 1, ['Ann', 'Ben']);
    const zone = seats[0]?.zones.find((one) => one.zone === 'row');
    expect(zone).toMatchObject({ rows, gathers: true, count: 2 });
    expect(zone?.cards.map(({ row }) => row)).toEqual(['odd', 'even']);
    const others = seats[0]?.zones.filter((one) => one.zone !== 'row') ?? [];
    expect(others.some((one) => 'rows' in one || one.cards.some(({ row }) => row !== undefined))).toBe(false);
    expect(field.map(([first]) => [first?.zone, first?.row])).toEqual([
      ['row', 'odd'],
      ['row', 'even'],
      ['back', undefined],
    ]);
  });
});

describe('the table of any game', () => {
  test('shows of objects what they are, whose, what lies on them and on what they lie', () => {
    const { state, game } = begun();
    const aura = makeToken(state, laws, { design: 9, owner: 1, player: 1, zone: 'row' });
    attach(state, aura, 1);
    becomeCopy(state, 3, 1);
    placeCounters(state.cards[1]!, 'charge', 1, 2);
    placeCounters(state.cards[1]!, 'charge', 0, 1);
    const [ann, ben] = viewOf(game, 0).seats;
    const [host] = ann!.zones.find(({ zone }) => zone === 'row')!.cards;
    expect(host?.chips).toEqual([
      { kind: 'charge', name: 'Charge', owner: 1, count: 2 },
      { kind: 'charge', name: 'Charge', owner: 0, count: 1 },
    ]);
    expect(ben!.zones.find(({ zone }) => zone === 'row')!.cards).toMatchObject([
      { nature: 'copy', face: { name: 'Card 1' } },
      { nature: 'token', attached: { to: host?.id, lies: 'under' } },
    ]);
    expect([ann!.pools, ben!.life]).toEqual([[{ key: 'red', name: 'red mana', sign: 'R', amount: 0 }], 20]);
  });

  test('shows shared zones apart from the seats, with who controls what lies there', () => {
    const { state, lay, game } = begun();
    const no = lay(0, 'market');
    changeController(state, laws, no, 1);
    const { shared, seats } = viewOf(game, null);
    expect(shared).toMatchObject([
      { zone: 'market', count: 1, open: true, cards: [{ owner: 0, controller: 1 }] },
    ]);
    expect(seats[0]!.zones.map(({ zone }) => zone)).toEqual(['hand', 'row', 'back', 'heap', 'deck']);
  });

  test('shows what waits on the stack in the middle, the last on top, with its targets as the viewer knows them', () => {
    const { state, lay, game } = begun();
    expect(viewOf(game, 1).stack).toBeNull();
    const spell = lay(1, 'stack');
    // The last has left since.
    const ids = [...[1, 2].map((no) => state.cards[no]!.id), -1];
    writable(state.cards[spell]!).targets = [...ids.map((card) => ({ card })), { player: 1 }];
    const ability = makeAbility(state, laws, { card: 1, ability: 0, player: 0, zone: 'stack' });
    const { stack, stage, shared } = viewOf(game, 1);
    expect(stack?.entries.map(({ number, player, card }) => [number, player, card.card])).toEqual([
      [1, 1, state.cards[spell]!.id],
      [2, 0, state.cards[ability]!.id],
    ]);
    expect(stack?.entries[0]?.targets).toEqual([
      { name: 'Card 1', design: 1, card: state.cards[1]!.id },
      { name: 'an unseen card', design: null, card: state.cards[2]!.id },
      { name: 'Ben', design: null, card: null, player: 1 },
    ]);
    expect([stage.length, shared.map(({ zone }) => zone)]).toEqual([2, ['market']]);
    cease(state, laws, ability);
    expect(viewOf(game, 1).stage).toHaveLength(1);
  });

  test('drags cards to shared zones and to what they are aimed at', () => {
    const { state, game } = begun();
    const { id: card } = state.cards[0]!;
    const actions = [
      { do: 'buy', card },
      { do: 'aim', card },
    ];
    const asked = {
      id: 1,
      kind: 'act',
      role: 'action',
      player: 0,
      purpose: 'turn',
      rule: '',
      actions,
    } as const;
    expect(table.view(game, asked, 0, []).prompt?.actions.map(({ drop }) => drop)).toEqual([
      { seat: null, zone: 'market' },
      'target',
    ]);
    expect(table.view(game, asked, 1, []).prompt).toBeNull();
  });

  test('tells what is seen to happen to a card only whom may know which it is', () => {
    const { game } = begun();
    const entry = { event: { type: 'hit', rules: [] }, after: 0, known: [1], ids: [7] };
    const momentFor = (viewer: number) => table.describe(entry, 0, viewer, [], game).moment;
    expect([momentFor(0), momentFor(1)]).toMatchObject([{ card: 7 }, { card: null }]);
  });
});

test('tells what is a copy, or was one, by what it was when something happened to it', () => {
  const { state, game } = begun();
  becomeCopy(state, 0, 3);
  const faces = facesOf(state, [0, 9]);
  expect(faces).toEqual([3, null]);
  const entry = { event: { type: 'hit', rules: [] }, after: 0, known: [1], ids: [7], faces };
  const said = () => table.describe(entry, 0, 0, [], game).line?.text[1];
  expect(said()).toEqual({ name: 'Card 3', design: 3, card: 7 });
  moveCard(state, laws, 0, { player: 0, zone: 'heap', place: 'top' });
  expect(viewOf(game, 0).seats[0]!.zones.find(({ zone }) => zone === 'heap')!.cards[0]!.face?.name).toBe(
    'Card 0',
  );
  expect(said()).toEqual({ name: 'Card 3', design: 3, card: 7 });
  // Without a note of it, as it is now.
  const { faces: _, ...unnoted } = entry;
  expect(table.describe(unnoted, 0, 0, [], game).line?.text[1]).toMatchObject({ name: 'Card 0' });
});

test('a field that no game has laid out has rows in order and piles beside them', () => {
  const zones = Object.entries(words.zones).map(([zone, { shape }]) => ({ zone, shape }));
  const own = zones.filter(({ zone }) => !laws[zone as Zone].shared);
  expect(usualField(own).map((row) => row.map(({ zone }) => zone))).toEqual([
    ['row', 'heap'],
    ['back', 'deck'],
  ]);
  expect(usualField(own.filter(({ shape }) => shape !== 'row')).flat()).toHaveLength(2);
  expect(usualField([])).toEqual([]);
});
