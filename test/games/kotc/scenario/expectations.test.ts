import { describe, expect, test } from 'vitest';
import { scenario } from '../../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../../src-main/games/kotc/scenario/scenarios.js';
import { counters, minion, spell } from '../scene.js';

/** Everything that can be expected can fail: what differs is named, and nothing else. */

const position = {
  format: 'cardwright-scenario',
  version: 2,
  name: 'test',
  rules: 'kotc-14',
  cards: {
    Bear: minion(2, 3, '', 4),
    Imp: minion(1, 1, '', 1),
    Smite: spell('Target 1 in-play card; destroy it.', 0),
    Zap: spell('Draw 1 card.', 2),
  },
  players: [
    {
      name: 'Ann',
      hp: 12,
      hand: ['Smite'],
      battlefield: [
        {
          card: 'Bear',
          counters: [...counters('shield', 'Ann', 2), ...counters('weakness', 'Ben')],
          damage: 1,
          spChange: 3,
          downLevel: 2,
        },
      ],
      deck: ['Imp', { card: 'Bear', as: 'Deep Bear' }, { card: 'Smite', as: 'Deep Smite' }],
      granary: [{ card: 'Imp', as: 'Grain', exhausted: true, fatiguedIn: 4, knownTo: ['Ben'] }],
      grave: [
        { card: 'Zap', as: 'Dead Zap' },
        { card: 'Imp', as: 'Dead Imp' },
      ],
    },
    {
      name: 'Ben',
      hp: 9,
      battlefield: [{ card: 'Imp', as: 'Lent', owner: 'Ann', counters: counters('sword', 'Ben') }],
      hand: ['Zap'],
    },
    { name: 'Cid', out: true, hp: 0 },
  ],
  turn: { player: 'Ann', number: 5, phase: 'action', sown: 1 },
};

/** What is otherwise than expected after those steps. */
function differing(expected: object, steps: readonly object[] = [], more: object = {}): readonly string[] {
  const whole = { ...position, ...more, steps: [...steps, { expect: expected }] };
  return kotcScenarios.run(scenario.parse(whole)).differences.map(({ because }) => because);
}

/** Each of the parts alone, with what is wrong about it. */
type Wrong = readonly (readonly [what: string, wrong: unknown, because: string])[];

function tells(
  wrong: Wrong,
  around: (part: object) => object,
  steps: readonly object[] = [],
  more: object = {},
): void {
  for (const [what, value, because] of wrong) {
    expect(differing(around({ [what]: value }), steps, more), `${what}: ${JSON.stringify(value)}`).toEqual([
      because,
    ]);
  }
}

test('what players have', () => {
  const right = {
    hp: 12,
    out: false,
    hand: 1,
    deck: 3,
    deckTop: ['Imp', 'Deep Bear'],
    deckBottom: ['Deep Bear', 'Deep Smite'],
    grave: ['Dead Imp', 'Dead Zap'],
    battlefield: ['Bear'],
    traps: 0,
    removed: [],
  };
  expect(differing({ players: { Ann: right, Cid: { out: true, hp: 0 }, Ben: { hp: 9 } } })).toEqual([]);
  const wrong: Wrong = [
    ['hp', 11, 'Ann’s HP was to be 11, and is 12.'],
    ['hp', 0, 'Ann’s HP was to be 0, and is 12.'],
    ['out', true, 'Whether Ann is out was to be true, and is false.'],
    ['hand', 0, 'The number of cards in Ann’s hand was to be 0, and is 1.'],
    ['grave', ['Dead Imp'], 'Ann’s grave was to be ["Dead Imp"], and is ["Dead Imp","Dead Zap"].'],
    ['grave', [], 'Ann’s grave was to be [], and is ["Dead Imp","Dead Zap"].'],
    [
      'deck',
      ['Deep Bear', 'Imp', 'Deep Smite'],
      'Ann’s deck was to be ["Deep Bear","Imp","Deep Smite"], and is ["Imp","Deep Bear","Deep Smite"].',
    ],
    ['deckTop', ['Deep Bear'], 'The top of Ann’s deck was to be ["Deep Bear"], and is ["Imp"].'],
    ['deckBottom', ['Imp'], 'The bottom of Ann’s deck was to be ["Imp"], and is ["Deep Smite"].'],
  ];
  tells(wrong, (part) => ({ players: { Ann: part } }));
  expect(differing({ players: { Dan: { hp: 1 } } })).toEqual(['There is no player “Dan” in this scenario.']);
});

test('how cards lie', () => {
  const bear = {
    zone: 'battlefield',
    player: 'Ann',
    owner: 'Ann',
    exhausted: false,
    fatigued: false,
    sp: 5,
    hp: 2,
    level: 2,
    offense: 5,
    defense: 2,
    cost: 2,
    counters: { shield: 2, weakness: 1, sword: 0 },
    knownTo: ['Ann', 'Ben', 'Cid'],
  };
  const grain = { zone: 'granary', exhausted: true, fatigued: true, knownTo: ['Ann', 'Ben'] };
  const spelled = { sp: null, hp: null, level: 2, counters: {} };
  const cards = { Bear: bear, Grain: grain, 'Dead Zap': spelled, Lent: { player: 'Ben', owner: 'Ann' } };
  expect(differing({ cards })).toEqual([]);
  expect(differing({ cards: { Bear: { counters: { 'shield of Ann': 2, 'weakness of Ben': 1 } } } })).toEqual(
    [],
  );
  const wrong: Wrong = [
    ['zone', 'hand', 'Bear’s zone was to be "hand", and is "battlefield".'],
    ['player', 'Ben', 'Bear’s player was to be "Ben", and is "Ann".'],
    ['owner', 'Ben', 'Bear’s owner was to be "Ben", and is "Ann".'],
    ['exhausted', true, 'Bear’s exhausted was to be true, and is false.'],
    ['fatigued', true, 'Bear’s fatigued was to be true, and is false.'],
    ['sp', 2, 'Bear’s sp was to be 2, and is 5.'],
    ['sp', null, 'Bear’s sp was to be null, and is 5.'],
    ['defense', 3, 'Bear’s defense was to be 3, and is 2.'],
    ['cost', 4, 'Bear’s cost was to be 4, and is 2.'],
    [
      'counters',
      { shield: 1, weakness: 1 },
      'Bear’s counters was to be ["shield","weakness"], and is ["shield","shield","weakness"].',
    ],
    [
      'counters',
      { 'shield of Ben': 2, 'weakness of Ben': 1 },
      'Bear’s counters was to be ["shield of Ben","shield of Ben","weakness of Ben"], and is ["shield of Ann","shield of Ann","weakness of Ben"].',
    ],
    ['knownTo', ['Ann'], 'Who knows Bear was to be ["Ann"], and is ["Ann","Ben","Cid"].'],
  ];
  tells(wrong, (part) => ({ cards: { Bear: part } }));
  expect(differing({ cards: { Bare: {} } })).toEqual(['No card is called “Bare” in this scenario.']);
});

describe('in a chain', () => {
  const cast = [{ by: 'Ann', cast: 'Smite' }];

  test('what is asked', () => {
    const right = {
      by: 'Ben',
      kind: 'act',
      purpose: 'respond',
      rule: 'K14-CHN-07',
      offers: [{ counter: 'sword', on: 'Lent' }, { pass: true }],
      offersNot: [
        { counter: 'sword', on: 'Bear' },
        { cast: 'Zap' },
        { attack: true },
        { draw: true },
        { sow: 'Zap' },
      ],
    };
    expect(differing({ asks: right }, cast)).toEqual([]);
    const wrong: Wrong = [
      ['by', 'Ann', 'Who is asked was to be "Ann", and is "Ben".'],
      ['kind', 'cards', 'The kind of what is asked was to be "cards", and is "act".'],
      ['purpose', 'action', 'What is asked for was to be "action", and is "respond".'],
      ['rule', 'K14-CHN-01', 'The rule by which it is asked was to be "K14-CHN-01", and is "K14-CHN-07".'],
      ['about', 'Bear', 'The card that it is about was to be "Bear", and is null.'],
      ['amount', 1, 'The amount was to be 1, and is null.'],
      ['least', 0, 'The least was to be 0, and is null.'],
      ['most', 1, 'The most was to be 1, and is null.'],
      ['cards', ['Bear'], 'The cards to choose from was to be ["Bear"], and is [].'],
      ['players', ['Ann'], 'The players to choose from was to be ["Ann"], and is [].'],
      ['options', ['Ann'], 'The options was to be ["Ann"], and is [].'],
      ['dice', [1], 'The dice was to be ["1"], and is [].'],
      ['offers', [{ cast: 'Zap' }], '{"cast":"Zap"} was to be offered, and is not.'],
      ['offersNot', [{ pass: true }], '{"pass":true} is offered, and was not to be.'],
    ];
    tells(wrong, (part) => ({ asks: part }), cast);
    expect(differing({ asks: null }, cast)).toHaveLength(1);
  });

  test('what lies in it', () => {
    const link = { card: 'Smite', player: 'Ann', kind: 'ability', ability: 1 };
    expect(differing({ chain: [link], battle: null, result: null }, cast)).toEqual([]);
    expect(differing({ chain: ['Smite'] }, cast)).toEqual([]);
    const wrong: Wrong = [
      ['card', 'Zap', 'The chain was to be [{"card":"Zap"}], and is [{"card":"Smite"}].'],
      ['player', 'Ben', 'The chain was to be [{"player":"Ben"}], and is [{"player":"Ann"}].'],
      ['kind', 'counter', 'The chain was to be [{"kind":"counter"}], and is [{"kind":"ability"}].'],
      ['ability', 2, 'The chain was to be [{"ability":2}], and is [{"ability":1}].'],
    ];
    tells(wrong, (part) => ({ chain: [part] }), cast);
    expect(differing({ chain: [] }, cast)).toEqual(['The chain was to be [], and is ["Smite"].']);
    expect(differing({ chain: ['Smite', 'Zap'] }, cast)).toEqual([
      'The chain was to be ["Smite","Zap"], and is ["Smite"].',
    ]);
    expect(differing({ battle: {} }, cast)).toEqual(['There is no battle.']);
    expect(differing({ result: {} }, cast)).toEqual(['The game is not over.']);
  });

  test('what the log says, in its order and only since it was looked at', () => {
    const log = [
      { type: 'move', card: 'Smite', to: 'Ann', zone: 'none', why: 'cast', by: 'Ann', rule: 'K14-SPL-06' },
      { type: 'link', card: 'Smite', player: 'Ann', kind: 'ability' },
    ] as const;
    const [moved, linked] = log;
    expect(differing({ log }, cast)).toEqual([]);
    expect(differing({ log: [linked, moved] }, cast)[0]).toMatch(
      /^The log was to say .*"move".* here, and does not; it has: nothing\.$/,
    );
    expect(differing({ logNot: [moved, { type: 'heal' }] }, cast)).toHaveLength(1);
    for (const [what, other] of [
      ['to', 'Ben'],
      ['zone', 'grave'],
      ['why', 'spent'],
      ['by', 'Ben'],
      ['rule', 'K14-SPL-01'],
      ['card', 'Zap'],
      ['amount', 1],
    ] as const) {
      expect(differing({ logNot: [{ ...moved, [what]: other }] }, cast), what).toEqual([]);
      expect(differing({ log: [{ ...moved, [what]: other }] }, cast), what).toHaveLength(1);
    }
    const looked = [...cast, { expect: { log: [moved] } }];
    expect(differing({ log: [linked] }, looked)).toHaveLength(1);
    expect(differing({ logNot: [moved] }, looked)).toEqual([]);
  });

  test('who was asked, in order and only since it was looked at', () => {
    const asked = [
      { by: 'Ann', purpose: 'action', kind: 'act' },
      { by: 'Ben', purpose: 'respond', rule: 'K14-CHN-07' },
    ] as const;
    const [first, second] = asked;
    expect(differing({ asked }, cast)).toEqual([]);
    expect(differing({ asked: [second, first] }, cast)[0]).toContain(
      'was to be asked here, and was not; asked: nothing.',
    );
    expect(differing({ asked: [first, first] }, cast)[0]).toContain('asked: Ben for “respond”.');
    expect(differing({ notAsked: [second] }, cast)).toHaveLength(1);
    for (const other of [{ by: 'Ben' }, { kind: 'cards' }, { rule: 'K14-CHN-01' }, { about: 'Bear' }]) {
      expect(differing({ notAsked: [{ ...first, ...other }] }, cast), JSON.stringify(other)).toEqual([]);
    }
    expect(differing({ asked: [second] }, [...cast, { expect: { asked: [first] } }])).toHaveLength(1);
    expect(differing({ notAsked: [{ by: 'Dan' }] }, cast)).toEqual([
      'There is no player “Dan” in this scenario.',
    ]);
    expect(differing({ notAsked: [{ about: 'Bare' }] }, cast)).toEqual([
      'No card is called “Bare” in this scenario.',
    ]);
  });
});

describe('in a battle', () => {
  const turn = { player: 'Ann', number: 5, phase: 'battle' };
  const attack = [{ by: 'Ann', attack: ['Bear'], victim: 'Ben' }];

  test('who fights', () => {
    const right = { attacker: 'Ann', defender: 'Ben', team: ['Bear'], defense: [], victim: 'Ben' };
    expect(differing({ battle: right }, attack, { turn })).toEqual([]);
    const wrong: Wrong = [
      ['attacker', 'Ben', 'The battle’s attacker was to be "Ben", and is "Ann".'],
      ['defender', 'Ann', 'The battle’s defender was to be "Ann", and is "Ben".'],
      ['team', ['Lent'], 'The battle’s team was to be ["Lent"], and is ["Bear"].'],
      ['defense', ['Lent'], 'The battle’s defense was to be ["Lent"], and is [].'],
      ['victim', 'Lent', 'The battle’s victim was to be "Lent", and is "Ben".'],
    ];
    tells(wrong, (part) => ({ battle: part }), attack, { turn });
    expect(differing({ battle: null }, attack, { turn })).toEqual(['There is a battle.']);
  });

  test('what there is to choose from', () => {
    const until = [...attack, { until: { purpose: 'defend' } }];
    const right = { by: 'Ben', purpose: 'defend', cards: ['Lent'], least: 0, most: 1 };
    expect(differing({ asks: right }, until, { turn })).toEqual([]);
    const wrong: Wrong = [
      ['cards', [], 'The cards to choose from was to be [], and is ["Lent"].'],
      ['least', 1, 'The least was to be 1, and is 0.'],
      ['most', 2, 'The most was to be 2, and is 1.'],
    ];
    tells(wrong, (part) => ({ asks: part }), until, { turn });
  });

  test('which turn it is', () => {
    const right = { player: 'Ann', number: 5, phase: 'action', sown: 1, drawn: false };
    expect(differing({ turn: right })).toEqual([]);
    const wrong: Wrong = [
      ['player', 'Ben', 'The turn’s player was to be "Ben", and is "Ann".'],
      ['number', 4, 'The turn’s number was to be 4, and is 5.'],
      ['phase', 'battle', 'The turn’s phase was to be "battle", and is "action".'],
      ['sown', 0, 'The turn’s sown was to be 0, and is 1.'],
      ['drawn', true, 'The turn’s drawn was to be true, and is false.'],
    ];
    tells(wrong, (part) => ({ turn: part }));
  });
});

test('how the game ended', () => {
  const resigned = [{ by: 'Ben', resign: true }];
  const two = { players: position.players.slice(0, 2) };
  expect(differing({ result: { winners: ['Ann'] }, asks: null }, resigned, two)).toEqual([]);
  expect(differing({ result: null }, resigned, two)).toEqual(['The game is over.']);
  expect(differing({ result: { winners: ['Ben'] } }, resigned, two)).toEqual([
    'The winners was to be ["Ben"], and is ["Ann"].',
  ]);
  const [because = ''] = differing({ result: { rule: 'K14-END-99' } }, resigned, two);
  expect(because).toMatch(/^The game was to end by K14-END-99, and ended by K14-/);
  expect(differing({ result: { criterion: 'hitpoints' } }, resigned, two)).toHaveLength(1);
  expect(differing({ asks: { by: 'Ann' } }, resigned, two)).toHaveLength(1);
});

test('a long list of what there was instead is cut', () => {
  const passing = Array.from({ length: 24 }, () => [
    { until: { by: 'Ann', purpose: 'action' } },
    { by: 'Ann', pass: true },
  ]).flat();
  const deck = Array.from({ length: 40 }, () => 'Imp');
  const players = ['Ann', 'Ben'].map((name) => ({ name, deck, askAlways: true }));
  const [because = ''] = differing({ asked: [{ purpose: 'shield' }] }, passing, { players });
  expect(because.split('; ')).toHaveLength(32);
  expect(because).toMatch(/; and \d+ more\.$/);
});
