import { expect, test } from 'vitest';
import { askAssign, askCards, askName, askOptions, askPairs } from '../../src-main/engine/ask.js';
import { askAct } from '../../src-main/engine/ask-act.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { PASS, type Choice, type Purpose, type Share } from '../../src-main/engine/decision.js';
import type { LogBook } from '../../src-main/engine/log.js';
import { writable } from '../../src-main/engine/pipeline/writable.js';
import { gameOver, type Asking, type GameContext, type RuleSet } from '../../src-main/engine/rule-set.js';
import { runScenario } from '../../src-main/engine/scenario/run.js';
import type { Step } from '../../src-main/engine/scenario/scenario.js';
import type { ScenarioWords } from '../../src-main/engine/scenario/scenario-words.js';
import type { BaseState } from '../../src-main/engine/state.js';

const words: ScenarioWords = {
  turn: () => ({ number: 1, phase: 'fight' }),
  turnOf: () => 0,
  eventFields: ({ type, rules }) => ({ type, cards: [], rules }),
  orderedZones: [],
  aims: () => ({
    life: String,
    zones: {},
    flags: {},
    figures: {},
    figureless: String,
    counter: String,
  }),
};

const names = ['Ann', 'Ben'];
const labels = ['bear', 'wolf', 'ox'];
const question = (role: Purpose['role']) => ({ player: 0, purpose: { role, word: role }, rule: 'X-1' });

function stateOf(): BaseState {
  const cards = labels.map((_, no) => ({
    design: 0,
    owner: 0,
    id: 10 + no,
    player: 0,
    zone: 'field',
    known: 3,
  }));
  return {
    players: [{ zones: { field: [0, 1, 2] } }, { zones: { field: [] } }],
    cards,
    chance: chanceFrom(1),
    nextId: 20,
    decisions: 0,
    asksAlways: 0,
    agreed: 0,
    out: 0,
    revelations: 0,
    result: null,
  };
}

/** Plays rules that ask once, by steps of a scenario. @returns what the rules were answered, or why the steps do not hold */
function play<T>(ask: (game: GameContext) => Asking<T>, steps: readonly Step[]): T | readonly string[] {
  let answer: T | undefined;
  const rules: RuleSet<BaseState, unknown> = {
    id: 'asks-once',
    version: 1,
    context: (state, designs, log: LogBook) => ({ state, designs, log }),
    *play(game) {
      answer = yield* ask(game);
      writable(game.state).result = { winners: [], by: 'answered', rules: [] };
      throw gameOver;
    },
    endByAgreement: () => {},
    resign: () => null,
  };
  const position = {
    state: stateOf(),
    designs: [''],
    printed: [''],
    calls: [''],
    names,
    labels: new Map(labels.map((label, no) => [label, no])),
  };
  const { differences } = runScenario({ name: 'asked once', steps }, () => ({ rules, words, position }));
  return differences.length > 0 ? differences.map(({ because }) => because) : (answer as T);
}

/** The same after an action, which a scenario begins with. */
const playAfterAction = <T>(ask: (game: GameContext) => Asking<T>, steps: readonly Step[]) =>
  play(
    function* (game): Asking<T> {
      yield* askAct(game, question('action'), () => [{ do: 'go' }, { do: PASS }]);
      return yield* ask(game);
    },
    [{ by: 'Ann', go: true }, ...steps],
  );

const lethal = (...enough: number[]): Share[] => [
  ...enough.map((one, no): Share => ({ to: { card: 10 + no }, least: 0, most: 9, enough: one })),
  { to: { player: 1 }, least: 0, most: 9, after: true },
];
const damage = (shares: readonly Share[], total: number) => (game: GameContext) =>
  askAssign(game, question('assign'), { shares, total });

test('an amount is shared out by what each is called, and who is not named gets the least', () => {
  const asks = { kind: 'assign', role: 'assign', amount: 6, options: ['bear', 'wolf', 'Ben'] } as const;
  expect(
    play(damage(lethal(2, 3), 6), [
      { expect: { asks } },
      { by: 'Ann', assign: { bear: 2, wolf: 3, Ben: 1 } },
    ]),
  ).toEqual([2, 3, 1]);
  expect(play(damage(lethal(2, 3), 6), [{ by: 'Ann', assign: { bear: 6 } }])).toEqual([6, 0, 0]);
  expect(
    play(damage(lethal(2, 3), 6), [{ by: 'Ann', assign: { bear: 5, Ben: 1 }, refused: 'X-1' }]),
  ).toBeUndefined();
  expect(play(damage(lethal(2, 3), 6), [{ by: 'Ann', assign: { ox: 6 }, refused: 'X-1' }])).toBeUndefined();
});

test('nobody is asked who gets what where there is one way', () => {
  expect(play(damage(lethal(4), 3), [])).toEqual([3, 0]);
  expect(play(damage([{ to: { player: 1 }, least: 0, most: 9 }], 3), [])).toEqual([3]);
});

test('shares of which there is one way may be written out, and others are refused', () => {
  const forced = damage(lethal(4), 3);
  expect(playAfterAction(forced, [{ by: 'Ann', assign: { bear: 3 } }])).toEqual([3, 0]);
  expect(playAfterAction(forced, [{ by: 'Ann', assign: { Ben: 0, bear: 3 } }])).toEqual([3, 0]);
  expect(playAfterAction(forced, [{ by: 'Ann', assign: { Ben: 3 }, refused: 'X-1' }])).toEqual([3, 0]);
  const wrong: readonly Step[] = [
    { by: 'Ann', assign: { bear: 2 } },
    { by: 'Ann', assign: { wolf: 3 } },
    { by: 'Ben', assign: { bear: 3 } },
    { by: 'Ann', assign: { bear: 3 }, refused: 'X-1' },
    { by: 'Ann', choose: ['bear', 'Ben'] },
  ];
  for (const step of wrong) {
    expect(playAfterAction(forced, [step]), JSON.stringify(step)).toEqual([
      expect.stringContaining('is over'),
    ]);
  }
});

const block = (most: number) => (game: GameContext) =>
  askPairs(
    game,
    question('block'),
    [
      { card: 0, to: [0, 1] },
      { card: 1, to: [0] },
      { card: 2, to: [1], must: true },
    ],
    [{ player: 1 }, { mode: 'guard' }],
    [1, most],
  );

test('cards are paired by their labels, and who is not named with nothing', () => {
  const asks = { kind: 'pair', cards: labels, options: ['Ben', 'guard'] } as const;
  expect(play(block(2), [{ expect: { asks } }, { by: 'Ann', pair: { bear: 'Ben', ox: 'guard' } }])).toEqual([
    { card: 0, option: 0 },
    { card: 2, option: 1 },
  ]);
  // It has to be paired only as long as there is room.
  expect(play(block(1), [{ by: 'Ann', pair: { bear: 'guard' } }])).toEqual([{ card: 0, option: 1 }]);
  const refused: readonly Record<string, string>[] = [
    { bear: 'Ben' },
    { bear: 'Ben', wolf: 'Ben', ox: 'guard' },
    { wolf: 'guard' },
  ];
  for (const pair of refused) {
    expect(play(block(2), [{ by: 'Ann', pair, refused: 'X-1' }]), JSON.stringify(pair)).toBeUndefined();
  }
  expect(play(block(2), [{ by: 'Ann', pair: { cow: 'Ben' } }])).toEqual([
    'No card is called “cow” in this scenario.',
  ]);
});

test('nobody is asked to pair what can be paired in one way', () => {
  const only = (game: GameContext) =>
    askPairs(
      game,
      question('block'),
      [
        { card: 0, to: [] },
        { card: 1, to: [0], must: true },
      ],
      [{ player: 1 }],
      [1],
    );
  expect(play(only, [])).toEqual([{ card: 1, option: 0 }]);
  expect(playAfterAction(only, [{ by: 'Ann', pair: { wolf: 'Ben' } }])).toEqual([{ card: 1, option: 0 }]);
  expect(playAfterAction(only, [{ by: 'Ann', pair: { bear: 'Ben' }, refused: 'X-1' }])).toEqual([
    { card: 1, option: 0 },
  ]);
  const wrong: readonly Record<string, string>[] = [{}, { bear: 'Ben' }, { wolf: 'Ben', bear: 'Ben' }];
  for (const pair of wrong) {
    expect(playAfterAction(only, [{ by: 'Ann', pair }]), JSON.stringify(pair)).toEqual([
      expect.stringContaining('is over'),
    ]);
  }
});

test('who passes takes none of the cards or players of which none have to be taken', () => {
  const cards = (least: number) => (game: GameContext) =>
    askCards(game, question('choose'), [0, 1, 2], least, 2, false, least > 0 ? { orNone: true } : undefined);
  expect(play(cards(0), [{ by: 'Ann', pass: true }])).toEqual([]);
  expect(play(cards(1), [{ by: 'Ann', pass: true }])).toEqual([]);
  const one = (game: GameContext) => askCards(game, question('choose'), [0, 1, 2], 1, 2);
  expect(play(one, [{ by: 'Ann', pass: true }])).toEqual([expect.stringContaining('has to decide')]);
});

test('what has to hold of cards and options holds of their answers', () => {
  const sum = { of: 'total strength', values: [1, 2, 3], most: 3 };
  const cards = (game: GameContext) => askCards(game, question('cost'), [0, 1, 2], 1, 3, false, { sum });
  expect(play(cards, [{ by: 'Ann', choose: ['bear', 'wolf'] }])).toEqual([0, 1]);
  expect(play(cards, [{ by: 'Ann', choose: ['bear', 'ox'], refused: 'X-1' }])).toBeUndefined();
  const groups = { by: 'colour', groups: [0, 0, 1], most: 1 };
  const modes: Choice[] = [{ colour: 'red' }, { name: 'Crimson' }, { mode: 'draw' }];
  const options = (game: GameContext) =>
    askOptions(game, question('mode'), modes, (one) => one, 1, 2, { groups });
  expect(play(options, [{ by: 'Ann', choose: ['Crimson', 'draw'] }])).toEqual([
    { name: 'Crimson' },
    { mode: 'draw' },
  ]);
  expect(play(options, [{ by: 'Ann', choose: ['red', 'Crimson'], refused: 'X-1' }])).toBeUndefined();
});

test('a name is said as it is offered, or in other words where they may be', () => {
  const naming = (free?: { readonly most: number }) => (game: GameContext) =>
    askName(game, question('choose'), { names: ['Grey Wolf', 'Ox'], ...(free && { free }) });
  const asks = { kind: 'name', options: ['Grey Wolf', 'Ox'] } as const;
  expect(play(naming(), [{ expect: { asks } }, { by: 'Ann', name: 'grey wolf' }])).toBe('Grey Wolf');
  expect(play(naming({ most: 9 }), [{ by: 'Ann', name: ' The  Cat ' }])).toBe('The Cat');
  expect(play(naming(), [{ by: 'Ann', name: 'The Cat', refused: 'X-1' }])).toBeUndefined();
  const only = (game: GameContext) => askName(game, question('choose'), { names: ['Ox'] });
  expect(playAfterAction(only, [{ by: 'Ann', name: 'Ox' }])).toBe('Ox');
  expect(playAfterAction(only, [{ by: 'Ann', name: 'Cow', refused: 'X-1' }])).toBe('Ox');
  const any = (game: GameContext) => askName(game, question('choose'), { names: ['Ox'], free: { most: 9 } });
  expect(play(any, [{ by: 'Ann', name: 'Cow' }])).toBe('Cow');
});
