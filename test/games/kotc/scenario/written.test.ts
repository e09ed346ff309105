import { describe, expect, test } from 'vitest';
import { kotcRuleSets } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { scenario, type Scenario } from '../../../../src-main/games/kotc/scenario/format.js';
import { Names } from '../../../../src-main/engine/scenario/names.js';
import * as playerNames from '../../../../src-main/engine/scenario/player-names.js';
import { ground } from '../../../../src-main/games/kotc/scenario/position-format.js';
import { setPosition } from '../../../../src-main/games/kotc/scenario/position.js';
import { ruleIdsIn } from '../../../../src-main/engine/scenario/rule-ids.js';
import { scenarioOf } from '../../../../src-main/games/kotc/scenario/scenario-of.js';
import { questionText, replyText } from '../../../../src-main/engine/scenario/trace.js';
import { kotcScenarios } from '../../../../src-main/games/kotc/scenario/scenarios.js';
import type { Decision, Reply } from '../../../../src-main/engine/decision.js';

/** As it stands in a file: reading it checks it. */
type Input = Readonly<Record<string, unknown>>;

const read = (input: Input) =>
  scenario.parse({ format: 'cardwright-scenario', version: 2, name: 'test', steps: [], ...input });
const nobody = () => null;
const bear = { type: 'creature', offense: 2, defense: 3, cost: 4, text: '', edition: 14 } as const;
const zap = { type: 'spell', cost: 1, text: 'Draw 1 card.', edition: 14 } as const;
const older = {
  type: 'creature',
  offense: 2,
  defense: 3,
  cost: 4,
  text: 'This card has no abilities.',
  edition: 11,
} as const;

/** The scenario of the position that a scenario describes. */
function again(input: Input, names?: readonly string[]) {
  const whole = read(input);
  const { edition } = kotcRuleSets[whole.rules];
  const { state, printed } = setPosition(whole, edition, nobody);
  const { players, turn, cards } = scenarioOf(
    state,
    printed,
    names ?? whole.players.map(({ name }) => name),
    edition,
  );
  return { players, turn, cards };
}

describe('a position is written as it would be by hand', () => {
  const turn = { player: 'Ann', number: 5, phase: 'action' } as const;
  const cards = { Bear: bear };
  const ben = { name: 'Ben', hp: 20, deck: [] };
  /** How a card lies that comes back as it was written. */
  test.each([
    ['damage', { damage: 2 }],
    ['raised offense', { spChange: 3 }],
    ['lowered offense', { spChange: -1 }],
    ['a lower level', { downLevel: 2 }],
    ['all three', { damage: 1, spChange: 1, downLevel: 1 }],
    [
      'changes in another order',
      {
        changes: [
          { stat: 'sp', by: 1 },
          { stat: 'hp', by: -1 },
        ],
      },
    ],
    [
      'two changes of one kind',
      {
        changes: [
          { stat: 'hp', by: -1 },
          { stat: 'hp', by: -2 },
        ],
      },
    ],
    ['raised defense', { changes: [{ stat: 'hp', by: 2 }] }],
    ['a raised level', { changes: [{ stat: 'level', by: 1 }] }],
    ['exhaustion', { exhausted: true }],
    ['fatigue', { exhausted: true, fatiguedIn: 4 }],
    ['another owner', { owner: 'Ben' }],
    ['control from one', { hypnotizedFrom: 'Ben' }],
    ['control from several', { hypnotizedFrom: ['Ben', 'Ann'] }],
    ['counters', { counters: [{ kind: 'sword', owner: 'Ann', count: 2 }] }],
    [
      'counters of several kinds and owners in their order',
      {
        counters: [
          { kind: 'sword', owner: 'Ann', count: 1 },
          { kind: 'sword', owner: 'Ben', count: 2 },
          { kind: 'dice', owner: 'Ben', count: 1 },
          { kind: 'sword', owner: 'Ann', count: 1 },
        ],
      },
    ],
  ] as const)('with %s', (_what, lying) => {
    const ann = { name: 'Ann', hp: 20, deck: [], battlefield: [{ card: 'Bear', ...lying }, 'Bear'] };
    const input = { rules: 'kotc-14', cards, players: [ann, ben], turn } as const;
    expect(again(input)).toEqual({ players: [ann, ben], turn, cards });
  });

  test('with what players know', () => {
    const known = { card: 'Bear', knownTo: ['Ben'], knownToOnlookers: true } as const;
    const ann = {
      name: 'Ann',
      hp: 20,
      deck: [{ card: 'Bear', knownTo: ['Ann'] }, 2],
      granary: [{ ...known }],
      hand: ['Bear'],
    };
    const input = { rules: 'kotc-14', cards, players: [ann, ben], turn };
    expect(again(input)).toEqual({ players: [ann, ben], turn, cards });
  });

  test('with how players stand, and with the turn', () => {
    const ann = { name: 'Ann', hp: 3, askAlways: true, deck: [] } as const;
    const cid = { name: 'Cid', hp: 0, out: true, drewFromEmpty: true, deck: [] } as const;
    const dan = {
      name: 'Dan',
      hp: 9,
      deck: [],
      rerolls: [{ dice: 2, times: 1 }],
      battlefield: ['Old', 'Old'],
    } as const;
    const late = { player: 'Dan', number: 8, first: 'Ann', phase: 'resource', sown: 1, drawn: true } as const;
    const input = {
      rules: 'kotc-11',
      cards: { Old: older },
      players: [ann, cid, dan],
      turn: late,
    };
    expect(again(input)).toEqual({ players: [ann, cid, dan], turn: late, cards: { Old: older } });
  });

  test.each(['kotc-11', 'kotc-14'] as const)('with who has been declared as a victim in %s', (rules) => {
    const creature = rules === 'kotc-14' ? bear : older;
    const battle = { player: 'Ann', number: 5, phase: 'battle', declared: ['Ben', 'Bear 2'] } as const;
    const ann = { name: 'Ann', hp: 20, deck: [] };
    const cast = { ...ben, battlefield: ['Bear', 'Bear', 'Bear'] };
    const input = {
      rules,
      cards: { Bear: creature },
      players: [ann, cast],
      turn: battle,
    };
    expect(again(input)).toEqual({ players: [ann, cast], turn: battle, cards: { Bear: creature } });
  });

  test('with different cards of one name, and none', () => {
    const small = { ...bear, name: 'Bear', cost: 1 };
    const ann = { name: 'Ann', hp: 20, deck: ['Bear', 'Bear (2)', 'Bear (3)', 'Nameless'] };
    const input = {
      rules: 'kotc-14',
      cards: {
        Bear: bear,
        'Bear (2)': small,
        'Bear (3)': { ...small, cost: 2 },
        Nameless: { ...zap, name: '' },
      },
      players: [ann, ben],
      turn,
    } as const;
    expect(again(input)).toEqual({ players: [ann, ben], turn, cards: input.cards });
  });

  test('with players of one name, or none, told apart', () => {
    const input = {
      rules: 'kotc-14',
      players: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
    } as const;
    const named = (names: readonly string[]): readonly string[] =>
      again(input, names).players.map(({ name }) => name);
    expect(named(['Ann', 'Ann', ' Ann ', ''])).toEqual(['Ann', 'Ann 2', 'Ann 3', 'Player 4']);
  });
});

const renamedPlayer = (of: Scenario, before: string, now: string): Scenario =>
  playerNames.renamedPlayer(of, before, now, ground) as Scenario;
const withoutPlayer = (of: Scenario, name: string): Scenario =>
  playerNames.withoutPlayer(of, name, ground) as Scenario;

describe('a player of a scenario', () => {
  const cards = { Bear: bear };
  const input = {
    rules: 'kotc-14',
    cards,
    players: [
      {
        name: 'Ann',
        battlefield: [
          {
            card: 'Bear',
            owner: 'Ben',
            counters: [
              { kind: 'sword', owner: 'Ben', count: 1 },
              { kind: 'dice', owner: 'Ann', count: 1 },
            ],
            hypnotizedFrom: 'Ben',
          },
          { card: 'Bear', hypnotizedFrom: ['Ben', 'Cid'] },
          'Bear',
        ],
        granary: [{ card: 'Bear', knownTo: ['Ben', 'Cid'] }, 2],
      },
      { name: 'Ben', hand: ['Bear'] },
      { name: 'Cid' },
    ],
    turn: { player: 'Ben', first: 'Ben', number: 5, phase: 'battle', declared: ['Ben', 'Cid'] },
    goal: {
      by: 'Ben',
      text: 'Live.',
      reach: { players: { Ben: { hp: 3 } }, cards: { Bear: { counters: { 'sword of Ben': 1 } } } },
    },
  } as const;

  test('is called otherwise wherever the scenario names them', () => {
    const renamed = renamedPlayer(read(input), 'Ben', 'Bela');
    const expected = JSON.stringify(read(input)).replaceAll('Ben', 'Bela');
    expect(JSON.stringify(renamed)).not.toContain('Ben');
    expect(renamed).toEqual(JSON.parse(expected));
  });

  test('keeps a card of the same name', () => {
    const named = {
      ...input,
      cards: { Ben: bear },
      players: [{ name: 'Ben', hand: ['Ben'] }, { name: 'Ann' }],
      goal: undefined,
    };
    const renamed = renamedPlayer(read(named), 'Ben', 'Bela');
    expect(renamed.players[0]).toEqual({ name: 'Bela', hand: ['Ben'] });
    expect(renamed.turn?.declared).toEqual(['Ben', 'Cid']);
  });

  test('leaves with all that speaks of them', () => {
    const without = withoutPlayer(read(input), 'Ben');
    expect(without.players).toEqual([
      {
        name: 'Ann',
        battlefield: [
          { card: 'Bear', counters: [{ kind: 'dice', owner: 'Ann', count: 1 }] },
          { card: 'Bear', hypnotizedFrom: ['Cid'] },
          'Bear',
        ],
        granary: [{ card: 'Bear', knownTo: ['Cid'] }, 2],
      },
      { name: 'Cid' },
    ]);
    expect(without.turn).toEqual({ number: 5, phase: 'battle', declared: ['Cid'] });
    expect(without).not.toHaveProperty('goal');
  });

  test('leaves alone what speaks of others', () => {
    const whole = read(input);
    const without = withoutPlayer(whole, 'Cid');
    expect(without.goal).toEqual(whole.goal);
    expect(without.turn).toEqual({ ...input.turn, declared: ['Ben'] });
    const [lent] = input.players[0].battlefield;
    expect(without.players[0]?.battlefield?.[0]).toEqual(lent);
    expect(
      withoutPlayer(read({ rules: 'kotc-14', players: [{ name: 'Ann' }, { name: 'Ben' }] }), 'Ben'),
    ).not.toHaveProperty('turn');
  });
});

test('a whole scenario has every card that lies in it or is described, and needs no other file', () => {
  const asked: unknown[] = [];
  const printed = {
    name: 'Wolf',
    type: 'creature',
    edition: 14,
    cost: 2,
    offense: 1,
    defense: 1,
    text: '',
  } as const;
  const whole = kotcScenarios.whole(
    read({
      rules: 'kotc-14',
      cards: { Bear: bear, Hound: { starter: 'Wolf' } },
      players: [{ name: 'Ann', hand: ['Hound', 'Wolf', 2] }, { name: 'Ben' }],
    }),
    (source) => {
      asked.push(source);
      return printed;
    },
  );
  const { name: _name, ...wolf } = printed;
  expect(whole.cards).toEqual({ Bear: bear, Hound: { ...wolf, name: 'Wolf' }, Wolf: wolf });
  expect(asked).toEqual([{ starter: 'Wolf' }, { starter: 'Wolf' }]);
  const missing = read({ rules: 'kotc-14', players: [{ name: 'Ann', hand: ['Wolf'] }, { name: 'Ben' }] });
  expect(() => kotcScenarios.whole(missing, nobody)).toThrow('There is no card “Wolf”');
});

test('the rules that a scenario names are those that it proves, expects and is refused by', () => {
  const steps = [
    { by: 'Ann', pass: true, refused: 'K14-CHN-02' },
    { expect: { asks: { rule: 'K14-CHN-03' }, log: [{ type: 'move', rule: 'K14-CHN-04' }] } },
    { by: 'Ann', choose: ['K14-CHN-05'] },
  ] as const;
  const goal = { by: 'Ann', text: 'Win.', reach: { result: { rule: 'K14-CHN-06' } } } as const;
  const players = [{ name: 'Ann' }, { name: 'Ben' }] as const;
  const whole = scenario.parse({
    ...read({ rules: 'kotc-14', players: [...players] }),
    proves: ['K14-CHN-01'],
    steps,
    goal,
  });
  expect(ruleIdsIn(whole)).toEqual(['K14-CHN-01', 'K14-CHN-02', 'K14-CHN-03', 'K14-CHN-04', 'K14-CHN-06']);
  expect(ruleIdsIn(read({ rules: 'kotc-14', players: [...players] }))).toEqual([]);
});

describe('a trace puts into words', () => {
  const whole = read({
    rules: 'kotc-14',
    cards: { Bear: bear, Zap: zap },
    players: [{ name: 'Ann', battlefield: ['Bear'], hand: ['Zap'] }, { name: 'Ben' }],
  });
  const position = setPosition(whole, kotcRuleSets['kotc-14'].edition, nobody);
  const words = { names: new Names(position), state: position.state };
  const id = (label: string): number => words.names.id(position.state, label);
  const [bearId, zapId] = [id('Bear'), id('Zap')];
  const asked = { id: 1, player: 0, role: 'choose', purpose: 'x', rule: 'K14-Q-03' } as const;
  const options = [
    { card: bearId },
    { card: bearId, counter: 'sword', player: 1 },
    { counter: 'dice' },
    { player: 1, number: 4 },
  ];
  const actions = [
    { do: 'cast', card: zapId, idle: true },
    { do: 'activate', card: bearId, ability: 1 },
    { do: 'counter', counter: 'sword', card: bearId },
    { do: 'pass' },
  ] as const;
  test.each<readonly [Decision, string, readonly (readonly [Reply, string])[]]>([
    [
      { ...asked, kind: 'act', actions },
      'cast Zap (idle); activate Bear (2); counter sword on Bear; pass',
      [
        [{ act: 1 }, 'activate Bear (2)'],
        [{ act: 9 }, 'nothing'],
      ],
    ],
    [
      { ...asked, kind: 'cards', cards: [bearId, zapId], least: 1, most: 2, ordered: false },
      '1 to 2 of Bear, Zap',
      [
        [{ cards: [zapId, bearId] }, 'Zap, Bear'],
        [{ cards: [] }, 'none'],
      ],
    ],
    [{ ...asked, kind: 'cards', cards: [], least: 0, most: 0, ordered: false }, '0 of none', []],
    [
      { ...asked, kind: 'order', cards: [bearId, zapId] },
      'Bear, Zap',
      [[{ order: [zapId, bearId] }, 'Zap, Bear']],
    ],
    [
      { ...asked, kind: 'players', players: [0, 1], least: 1, most: 1 },
      '1 of Ann, Ben',
      [
        [{ players: [1] }, 'Ben'],
        [{ players: [] }, 'none'],
      ],
    ],
    [
      { ...asked, kind: 'options', options, least: 0, most: 2 },
      '0 to 2 of Bear; sword of Ben Bear; dice; 4 Ben',
      [
        [{ options: [1, 2] }, 'sword of Ben Bear; dice'],
        [{ options: [] }, 'none'],
      ],
    ],
    [{ ...asked, kind: 'number', least: 2, most: 5 }, '2 to 5', [[{ number: 3 }, '3']]],
    [
      { ...asked, kind: 'confirm' },
      'yes or no',
      [
        [{ yes: true }, 'yes'],
        [{ yes: false }, 'no'],
      ],
    ],
    [{ ...asked, kind: 'dice', dice: [6, 1] }, '6, 1', [[{ die: 1 }, '1']]],
  ])('$kind', (decision, what, replies) => {
    expect(questionText(decision, words)).toBe(
      `Ann is asked for “x” (${decision.kind}) by K14-Q-03: ${what}`,
    );
    for (const [reply, text] of replies) expect(replyText(decision, reply, words)).toBe(text);
  });

  test('what it is about', () => {
    const decision: Decision = { ...asked, kind: 'confirm', about: bearId, amount: 3 };
    expect(questionText(decision, words)).toBe(
      'Ann is asked for “x” (confirm) by K14-Q-03 about Bear, 3: yes or no',
    );
    const number: Decision = { ...asked, kind: 'confirm', amount: 0 };
    expect(questionText(number, words)).toBe('Ann is asked for “x” (confirm) by K14-Q-03 about 0: yes or no');
  });
});
