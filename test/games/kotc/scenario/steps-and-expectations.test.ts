import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { purposeWords } from '../../../../src-main/games/kotc/rules/purposes.js';
import { scenario } from '../../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../../src-main/games/kotc/scenario/scenarios.js';
import { inProject } from '../../../../src-main/setup/project.mjs';
import { counters, minion, play, spell, type Scene } from '../scene.js';

/** A scenario says what is wrong with it, and does not hold by what it names wrongly. */
const cards = {
  Bear: minion(2, 3),
  Imp: minion(1, 1),
  Smite: spell('Target 1 in-play card; destroy it.', 0),
  Zap: spell('Draw 1 card.', 0),
};
const whole = (scene: object) => ({
  format: 'cardwright-scenario',
  version: 2,
  name: 'test',
  rules: 'kotc-14',
  cards,
  players: [
    { name: 'Ann', battlefield: ['Bear'], hand: ['Zap'] },
    { name: 'Ben', battlefield: ['Imp'] },
  ],
  ...scene,
});
const failing = (steps: readonly unknown[], more: object = {}): string[] =>
  kotcScenarios.run(scenario.parse(whole({ steps, ...more }))).differences.map(({ because }) => because);
const isRead = (steps: readonly unknown[]): boolean => scenario.safeParse(whole({ steps })).success;
const battle = { turn: { phase: 'battle' } } as const;

describe('a scenario is not read', () => {
  test.each([
    ['with an event that there is not', { log: [{ type: 'destroyed' }] }],
    ['with such an event that is not to be', { logNot: [{ type: 'drawn' }] }],
    ['with a kind of counter that there is not', { cards: { Bear: { counters: { swords: 1 } } } }],
    ['with such a kind and an owner', { cards: { Bear: { counters: { 'fear of Ann': 1 } } } }],
    ['with a question that there is not', { asks: { purpose: 'response' } }],
    ['with a kind of question that there is not', { asks: { kind: 'action' } }],
    ['with a reason that there is not', { log: [{ type: 'move', why: 'die' }] }],
    ['with a kind of link that there is not', { chain: [{ kind: 'spell' }] }],
    ['with a question not asked that there is not', { notAsked: [{ purpose: 'response' }] }],
  ])('%s', (_what, wrong) => {
    expect(isRead([{ expect: wrong }])).toBe(false);
  });

  test('with a step that says two things, or none', () => {
    expect(isRead([{ by: 'Ann', cast: 'Zap', pass: true }])).toBe(false);
    expect(isRead([{ by: 'Ann' }])).toBe(false);
    expect(isRead([{ by: 'Ann', counter: 'dice', on: 'Bear', die: 3 }])).toBe(true);
    expect(isRead([{ until: { purpose: 'response' } }])).toBe(false);
  });
});

describe('a scenario does not hold', () => {
  test('where a Voodoo Counter throws its die at a minion that is not said', () => {
    const scene = {
      rules: 'kotc-17',
      ...battle,
      players: [
        { name: 'Ann', battlefield: ['Bear', 'Imp'] },
        { name: 'Ben', battlefield: [{ card: 'Bear', as: 'Host', counters: counters('voodoo', 'Ben') }] },
      ],
      dice: [1, 1],
    };
    const steps = (victim?: string): unknown[] => [
      { by: 'Ann', attack: ['Bear'], victim: 'Host' },
      { by: 'Ben', counter: 'voodoo', on: 'Host', ...(victim && { victim }) },
      { expect: { cards: { Imp: { zone: 'grave' } } } },
    ];
    expect(failing(steps('Imp'), scene)).toEqual([]);
    expect(failing(steps(), scene)).toEqual([
      'Say with "victim" at which minion the Voodoo Counter throws the die.',
    ]);
    expect(failing(steps('Host'), scene)).toHaveLength(1);
  });

  test('with another victim than the one attacked', () => {
    const only = {
      ...battle,
      players: [{ name: 'Ann', battlefield: ['Bear', 'Imp'], hand: ['Zap'] }, { name: 'Ben' }],
    };
    expect(failing([{ by: 'Ann', attack: ['Bear'], victim: 'Zap' }], only)).toEqual([
      'The only victim is Ben, and not Zap.',
    ]);
    expect(failing([{ by: 'Ann', attack: ['Bear'], victim: 'Imp' }], only)[0]).toContain(
      'refused by K14-Q-16',
    );
    expect(failing([{ by: 'Ann', attack: ['Bear'], victim: 'Ben' }], only)).toEqual([]);
  });

  test('by what has not happened to somebody whom nobody knows', () => {
    const logNot = (event: object): string[] => failing([{ expect: { logNot: [event] } }]);
    expect(logNot({ type: 'damage', card: 'Bare' })).toEqual(['No card is called “Bare” in this scenario.']);
    expect(logNot({ type: 'wound', player: 'Bob' })).toEqual(['There is no player “Bob” in this scenario.']);
  });

  test('and says what the log had', () => {
    const steps = [
      { by: 'Ann', cast: 'Zap' },
      { resolve: true },
      { expect: { log: [{ type: 'move', card: 'Zap', zone: 'deck' }] } },
    ];
    const [because = ''] = failing(steps);
    expect(because).toContain('link Zap: player Ann, kind ability, ability 1');
    expect(because).toContain('move Zap: to Ann, why spent, zone grave, by Ann [K14-SPL-11]');
  });

  test('and says who was asked, and for what', () => {
    const steps = [
      { by: 'Ann', attack: ['Bear'], victim: 'Ben' },
      { by: 'Ben', defend: [] },
      { expect: { asked: [{ by: 'Ann', purpose: 'shield' }], notAsked: [{ by: 'Ben', purpose: 'defend' }] } },
    ];
    const [missing = '', ...others] = failing(steps, battle);
    expect(missing).toContain('Ben for “defend”');
    expect(others).toEqual(['{"by":"Ben","purpose":"defend"} was asked, and was not to be.']);
  });
});

describe('what is refused can be written so', () => {
  const refused = (steps: Scene['steps'], more: Partial<Scene> = {}): void =>
    play({
      cards,
      players: [
        { name: 'Ann', battlefield: ['Bear'], hand: ['Smite'] },
        { name: 'Ben', battlefield: ['Imp', 'Bear'], hand: ['Zap'] },
      ],
      ...more,
      steps,
    });

  test('a choice, also where there was only one', () => {
    const cast = [{ by: 'Ann', cast: 'Smite' }, { until: { purpose: 'target' } }] as const;
    refused([...cast, { by: 'Ann', choose: ['Zap'], refused: 'K14-KEY-98' }, { by: 'Ann', choose: ['Imp'] }]);
    refused([...cast, { by: 'Ann', choose: ['Imp', 'Bear'], refused: 'K14-KEY-98' }]);
    refused(
      [
        { by: 'Ann', cast: 'Smite' },
        { by: 'Ann', choose: ['Zap'], refused: 'K14-KEY-98' },
        { by: 'Ann', choose: ['Bear'] },
        { expect: { cards: { Bear: { zone: 'grave' } } } },
      ],
      {
        players: [
          { name: 'Ann', battlefield: ['Bear'], hand: ['Smite'] },
          { name: 'Ben', hand: ['Zap'] },
        ],
      },
    );
  });

  test('a die, also where all are alike', () => {
    const attack: Scene['steps'] = [
      { by: 'Ann', attack: ['Bear'], victim: 'Ben' },
      { by: 'Ben', defend: ['Imp'] },
    ];
    const dice = (...faces: number[]) => ({ ...battle, dice: faces });
    refused([...attack, { by: 'Ann', die: 6, refused: 'K14-BAT-24' }, { by: 'Ann', die: 1 }], dice(1, 2, 3));
    refused([...attack, { by: 'Ann', die: 6, refused: 'K14-BAT-24' }], dice(2, 2, 3));
    expect(failing([...attack, { by: 'Ann', die: 6 }], dice(2, 2, 3))).not.toEqual([]);
  });

  test('and is not taken for refused by another rule', () => {
    const wrong = { by: 'Ann', attack: ['Imp'], victim: 'Ben', refused: 'K14-BAT-43' };
    expect(failing([wrong], battle)[0]).toContain('refused by K14-BAT-03');
  });
});

test('a forced choice may always be written out, or left out', () => {
  const steps = (isWritten: boolean): Scene['steps'] => [
    { by: 'Ann', attack: ['Bear'], victim: 'Ben' },
    ...(isWritten
      ? [
          { by: 'Ann', die: 2 },
          { by: 'Ann', die: 2 },
          { by: 'Ben', die: 5 },
        ]
      : []),
    { expect: { battle: null, cards: { Bear: { zone: 'grave' }, Imp: { zone: 'grave' } } } },
  ];
  for (const isWritten of [true, false]) {
    const [attack, ...rest] = steps(isWritten);
    play({
      cards: { ...cards, Imp: minion(1, 4), Bear: minion(2, 3) },
      players: [
        { name: 'Ann', battlefield: ['Bear'] },
        { name: 'Ben', battlefield: ['Imp'] },
      ],
      ...battle,
      dice: [2, 2, 5],
      steps: [attack as Scene['steps'][number], { by: 'Ben', defend: ['Imp'] }, ...rest],
    });
  }
});

test('what is told of events, links and counters can be expected', () => {
  play({
    cards,
    players: [
      {
        name: 'Ann',
        battlefield: [
          {
            card: 'Bear',
            counters: [...counters('sword', 'Ann'), ...counters('dice', 'Ben'), ...counters('dice', 'Ann')],
          },
        ],
      },
      { name: 'Ben' },
    ],
    ...battle,
    dice: [1, 2, 3, 6],
    steps: [
      { by: 'Ann', counter: 'sword', on: 'Bear' },
      { expect: { chain: [] } },
      { by: 'Ann', attack: ['Bear'], victim: 'Ben' },
      { by: 'Ann', counter: 'dice', on: 'Bear', die: 1 },
      {
        expect: {
          cards: { Bear: { sp: 3, counters: { 'dice of Ben': 1 } } },
          log: [
            { type: 'remove', card: 'Bear', counter: 'sword', owner: 'Ann', why: 'trigger' },
            { type: 'link', card: 'Bear', player: 'Ann', kind: 'counter', counter: 'sword' },
            { type: 'change', card: 'Bear', stat: 'sp', amount: 1 },
            { type: 'attack', player: 'Ann', victim: 'Ben' },
            { type: 'roll', player: 'Ann', dice: [1, 2, 3], why: 'attack' },
            { type: 'remove', counter: 'dice', owner: 'Ann' },
            { type: 'reroll', was: 1, now: 6 },
          ],
          logNot: [
            { type: 'remove', counter: 'dice', owner: 'Ben' },
            { type: 'roll', dice: [1, 2, 6] },
            { type: 'reroll', was: 6 },
            { type: 'change', stat: 'hp' },
            { type: 'link', kind: 'attack' },
          ],
          asked: [
            { by: 'Ann', purpose: 'battle', kind: 'act' },
            { by: 'Ann', purpose: 'reroll' },
          ],
          notAsked: [
            { by: 'Ben', purpose: 'respond' },
            { by: 'Ben', purpose: 'defend' },
          ],
        },
      },
    ],
  });
  play({
    cards,
    players: [
      { name: 'Ann', hand: ['Smite'], battlefield: ['Bear'], askAlways: true },
      { name: 'Ben', battlefield: [{ card: 'Imp', counters: counters('sword', 'Ben') }] },
    ],
    steps: [
      { by: 'Ann', cast: 'Smite' },
      { by: 'Ben', counter: 'sword', on: 'Imp' },
      {
        expect: {
          chain: [
            { card: 'Smite', kind: 'ability', player: 'Ann', ability: 1 },
            { kind: 'counter', counter: 'sword', player: 'Ben' },
          ],
        },
      },
      { until: { purpose: 'target' } },
      { by: 'Ann', choose: ['Imp'] },
      {
        expect: { log: [{ type: 'move', card: 'Imp', why: 'destroy', zone: 'grave', by: 'Ann', to: 'Ben' }] },
      },
    ],
  });
});

test('a trace has every step, question, answer and event', () => {
  const lines: string[] = [];
  const steps = [{ by: 'Ann', cast: 'Zap' }, { resolve: true }];
  kotcScenarios.run(scenario.parse(whole({ steps })), undefined, (line) => lines.push(line));
  expect(lines).toEqual(
    expect.arrayContaining([
      'step 1: {"by":"Ann","cast":"Zap"}',
      expect.stringContaining('? Ann is asked for “action” (act) by K14-Q-03: cast Zap; pass'),
      '  ! Ann: cast Zap',
      expect.stringContaining('! Ben: pass, by implication'),
      expect.stringContaining('    move Zap: to Ann, why spent, zone grave, by Ann [K14-SPL-11]'),
    ]),
  );
});

test('the documentation names everything that can be asked for', () => {
  const text = readFileSync(inProject('docs', 'scenarios.md'), 'utf8');
  const [, table = ''] = /## What is asked for\n(.*?)\n## /s.exec(text) ?? [];
  const named = [...table.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
  expect(purposeWords.filter((purpose) => !named.includes(purpose))).toEqual([]);
});
