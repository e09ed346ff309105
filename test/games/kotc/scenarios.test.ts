import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playScenarioFile } from '../../../src-main/play/scenarios/scenario-file.js';
import { scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';
import { inProject } from '../../../src-main/setup/project.mjs';
import { filesIn } from '../../source-files.js';
import { rulesOf } from '../../rule-lists.js';
import { minion, play, spell } from './scene.js';

/** How many each edition has at least; each lies in the folder of its rules. */
const least = { 'kotc-06': 15, 'kotc-09': 15, 'kotc-10': 5, 'kotc-11': 15, 'kotc-14': 30, 'kotc-17': 40 };
const files = filesIn('test/scenarios', ['.scenario.json']).filter((path) => path.includes('kotc'));
const written = files.map((path) => ({ path, ...scenario.parse(JSON.parse(readFileSync(path, 'utf8'))) }));
const lists = ['kotc-06', 'kotc-09', 'kotc-11', 'kotc-14', 'kotc-17'] as const;
/** What the 10th Edition's guide adds, the 11th has rules for; all else is played as in the 9th. */
const listsOf = (rules: string): string[] => (rules === 'kotc-10' ? ['kotc-09', 'kotc-11'] : [rules]);
const assets = inProject('assets');

describe('the scenario files', () => {
  test.each(Object.entries(least))('of %s are at least %i', (rules, number) => {
    expect(written.filter((one) => one.rules === rules).length).toBeGreaterThanOrEqual(number);
  });

  test('lie each in the folder of its rules, and have each a name of its own', () => {
    expect(written.map(({ path }) => basename(dirname(path)))).toEqual(written.map(({ rules }) => rules));
    const names = written.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(files)('%s holds', async (path) => {
    expect((await playScenarioFile(path, assets)).differences).toEqual([]);
  });

  test('name only rules that there are, of their edition', () => {
    const known = Object.assign({}, ...lists.map(rulesOf)) as object;
    for (const { path, rules, proves = [] } of written) {
      const theirs = proves.filter((id) => id in known && listsOf(rules).includes(`kotc-${id.slice(1, 3)}`));
      expect([path, proves]).toEqual([path, theirs]);
    }
  });

  test('of the older editions have cards that cost what their components come to', () => {
    const priced = written.flatMap(({ rules, cards = {} }) =>
      rules >= 'kotc-12' ? [] : Object.entries(cards).filter(([, card]) => 'cost' in card || 'level' in card),
    );
    expect(priced).toEqual([]);
  });

  test('the examples in the documentation are two of them', () => {
    const text = readFileSync(inProject('docs', 'scenarios.md'), 'utf8');
    const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, example = '']) => example);
    const names = ['kotc-14/weakness-answers-a-spell', 'kotc-11/a-destruction-is-answered-from-the-hand'];
    const read = (name: string): string =>
      readFileSync(inProject('test', 'scenarios', `${name}.scenario.json`), 'utf8');
    const theirs = examples.filter((one) => !one.includes('"magic-classic"'));
    expect(theirs.map((one): unknown => JSON.parse(one))).toEqual(
      names.map((name): unknown => JSON.parse(read(name))),
    );
  });
});

describe('a scenario that does not hold', () => {
  const duel = {
    cards: { Bear: minion(2, 3), Zap: spell('Draw 1 card.', 0) },
    players: [
      { name: 'A', hand: ['Zap', 'Bear'] },
      { name: 'B', battlefield: ['Bear'] },
    ],
  };
  const failing = (steps: unknown[], more: object = {}): string[] => {
    const whole = {
      format: 'cardwright-scenario',
      version: 1,
      name: 'wrong',
      rules: 'kotc-14',
      ...duel,
      ...more,
      steps,
    };
    return kotcScenarios
      .run(scenario.parse(whole))
      .differences.map(({ step, because }) => `${step}: ${because}`);
  };

  test('says every difference of an expectation', () => {
    const players = { A: { hp: 30, hand: 3 }, B: { battlefield: ['Zap'] } };
    expect(failing([{ expect: { players, cards: { 'Bear 2': { sp: 9, exhausted: true } } } }])).toEqual([
      '1: A’s HP was to be 30, and is 35.',
      '1: The number of cards in A’s hand was to be 3, and is 2.',
      '1: B’s battlefield was to be ["Zap"], and is ["Bear 2"].',
      '1: Bear 2’s exhausted was to be true, and is false.',
      '1: Bear 2’s sp was to be 9, and is 2.',
    ]);
  });

  test('says why a step is not possible, with the rule', () => {
    expect(failing([{ by: 'A', summon: 'Bear' }])[0]).toMatch(/^1: It is refused by K14-EXH-07 /);
    expect(failing([{ by: 'A', cast: 'Zap', refused: 'K14-EXH-07' }])).toEqual([
      '1: This was to be refused by K14-EXH-07, and is allowed.',
    ]);
    expect(failing([{ by: 'B', cast: 'Zap', refused: 'K14-ABL-05' }])[0]).toContain('K14-KEY-105');
  });

  test('says when names are wrong', () => {
    expect(failing([{ by: 'C', pass: true }])).toEqual(['1: There is no player “C” in this scenario.']);
    expect(failing([{ by: 'A', cast: 'Zip' }])).toEqual(['1: No card is called “Zip” in this scenario.']);
    expect(failing([], { players: [{ name: 'A', hand: ['Nobody'] }, { name: 'B' }] })).toEqual([
      '0: There is no card “Nobody”; describe it under "cards".',
    ]);
  });

  test('says when a choice that matters is not written down', () => {
    const cards = { Smite: spell('Target 1 in-play card; destroy it.', 0), Bear: minion(2, 3) };
    const players = [
      { name: 'A', hand: ['Smite'], battlefield: ['Bear'] },
      { name: 'B', battlefield: ['Bear'] },
    ];
    const steps = [{ by: 'A', cast: 'Smite' }, { resolve: true }];
    expect(failing(steps, { cards, players })).toEqual([
      '2: A has to decide “target” (cards) before the chain is resolved.',
    ]);
  });
});

describe('between its steps a scenario', () => {
  const cards = { Smite: spell('Target 1 in-play card; destroy it.', 0), Bear: minion(2, 3) };
  const players = [
    { name: 'A', hand: ['Smite'] },
    { name: 'B', battlefield: ['Bear'] },
  ];

  test('stands still in the phase when all is carried out', () => {
    const expected = { turn: { player: 'A', phase: 'action' }, cards: { Bear: { zone: 'grave' } } } as const;
    play({ cards, players, steps: [{ by: 'A', cast: 'Smite' }, { expect: expected }] });
  });

  test('pays with the first resources, where no step says with which', () => {
    const seats = [
      { name: 'A', hand: ['Bear'], granary: ['Smite', 'Smite', 'Smite', 'Smite', 'Smite'] },
      { name: 'B' },
    ];
    const paid = { 'Smite 4': { exhausted: true }, 'Smite 5': { exhausted: false } };
    play({
      cards,
      players: seats,
      steps: [{ by: 'A', summon: 'Bear' }, { expect: { cards: { Bear: { zone: 'battlefield' }, ...paid } } }],
    });
  });

  test('lets a step name the only target', () => {
    const steps = [
      { by: 'A', cast: 'Smite' },
      { by: 'A', choose: ['Bear'] },
    ];
    play({ cards, players, steps: [...steps, { expect: { cards: { Bear: { zone: 'grave' } } } }] });
  });

  test('goes on to the phase that a step needs, and to who is asked next', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: ['Bear'] },
        { name: 'B', hand: ['Smite'] },
      ],
      dice: [1, 1],
      steps: [
        { by: 'A', attack: ['Bear'], victim: 'B' },
        { expect: { turn: { phase: 'battle' }, players: { B: { hp: 33 } } } },
        { expect: { asks: { by: 'B', purpose: 'resource' }, turn: { player: 'B' } } },
      ],
    });
  });
});
