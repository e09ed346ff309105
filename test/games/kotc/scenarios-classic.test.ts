import { describe, expect, test } from 'vitest';
import { scenario } from '../../../src-main/games/kotc/scenario/format.js';
import { kotcScenarios } from '../../../src-main/games/kotc/scenario/scenarios.js';
import { creature, play, spell, type Scene } from './scene.js';

/** The words of the scenario language that only the 6th to 11th Editions need. */
const bear = creature(2, 5);
const smite = spell('Target up to 1 card in play. Destroy all targets.', 2);
const watch = spell(
  'Activate when at least 1 of your cards in play (excluding this card) is destroyed. Draw 1 card.',
  0,
);
const cards = { bear, smite, watch };

const failing = (scene: Scene): string[] => {
  const whole = { format: 'cardwright-scenario', version: 1, name: 'wrong', rules: 'kotc-11', ...scene };
  return kotcScenarios
    .run(scenario.parse(whole))
    .differences.map(({ step, because }) => `${step}: ${because}`);
};

describe('a position of an older edition', () => {
  test('has traps, reserves and creatures without a text, in either family’s words', () => {
    const same = { type: 'minion', sp: 2, hp: 5, level: 7 } as const;
    const inOldWords = { offense: 2, defense: 5, cost: 7 };
    play({
      rules: 'kotc-11',
      cards: { bear: creature(2, 5, '', 7), minion: same, smite },
      players: [
        { name: 'A', battlefield: ['bear', 'minion'], traps: ['smite'], reserves: [3] },
        { name: 'B' },
      ],
      steps: [
        {
          expect: {
            players: { A: { hp: 20, traps: ['smite'], reserves: 3, removed: 0, out: false } },
            cards: { bear: { ...inOldWords, sp: 2, level: 7 }, minion: inOldWords, smite: { zone: 'traps' } },
            turn: { sown: 0, drawn: false },
          },
        },
      ],
    });
  });

  test('begins in a phase that the edition has', () => {
    expect(failing({ players: [{ name: 'A' }, { name: 'B' }], turn: { phase: 'draw' }, steps: [] })).toEqual([
      '0: kotc-11 has no draw phase, only resource, action, battle, recovery.',
    ]);
  });
});

describe('a scenario of an older edition', () => {
  test('sets and activates traps', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['smite'], granary: [2] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', set: 'smite' },
        { expect: { cards: { smite: { zone: 'traps', exhausted: true } } } },
        { until: { turn: 5, phase: 'action' } },
        { by: 'A', activate: 'smite' },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { smite: { zone: 'grave' }, bear: { zone: 'grave' } } } },
      ],
    });
  });

  test('lets those decline who could step in, where it does not say that they do', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['smite', 'bear'], granary: [6] },
        { name: 'B', battlefield: ['bear'], hand: ['watch'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear 2'] },
        { expect: { asks: { by: 'B', purpose: 'condition', offers: [{ cast: 'watch' }] } } },
        { by: 'A', summon: 'bear' },
        { expect: { cards: { bear: { zone: 'battlefield' }, watch: { zone: 'hand' } } } },
      ],
    });
  });

  test('uses what others step in with, and goes on when all of it is done', () => {
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['smite', 'bear'], granary: [6] },
        { name: 'B', battlefield: ['bear'], hand: ['watch'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear 2'] },
        { by: 'B', cast: 'watch' },
        { resolve: true },
        { expect: { players: { B: { hand: 1, deck: 9 } }, cards: { watch: { zone: 'grave' } } } },
        { expect: { asks: { by: 'A', purpose: 'action' } } },
      ],
    });
  });

  test('is refused by the rule that forbids it, when those who could step in have declined', () => {
    const scene = (refused: string): Scene => ({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', hand: ['smite', 'bear'], granary: [2] },
        { name: 'B', battlefield: ['bear'], hand: ['watch'] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['bear 2'] },
        { by: 'A', summon: 'bear', refused },
        { expect: { cards: { watch: { zone: 'hand' } }, turn: { player: 'A', phase: 'action' } } },
      ],
    });
    play(scene('K11-RES-08'));
    expect(failing(scene('K11-RES-07'))[0]).toContain('It is refused by K11-RES-08');
  });

  test('sets reserves aside at the setup, and takes the first where it does not say which', () => {
    const deck = ['bear', 39];
    play({
      rules: 'kotc-11',
      cards,
      players: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
      begin: 'setup',
      dice: [6, 6, 1, 1],
      steps: [
        { by: 'A', reserves: ['bear', ...Array.from({ length: 9 }, (_, n) => `filler ${n + 2}`)] },
        { until: { purpose: 'resource' } },
        {
          expect: {
            players: { A: { hand: 5, deck: 25 }, B: { reserves: 10 } },
            cards: { bear: { zone: 'reserves' }, 'filler 2': { zone: 'reserves' } },
          },
        },
      ],
    });
  });

  test('forfeits', () => {
    play({
      rules: 'kotc-11',
      players: [{ name: 'A' }, { name: 'B' }],
      steps: [
        { by: 'B', forfeit: true },
        { expect: { players: { B: { out: true } }, result: { winners: ['A'] } } },
      ],
    });
  });

  test('gives each die to one target, and says so when the die is another', () => {
    const shower = spell(
      'Target up to 2 cards in play. Roll 2 six-sided dice and inflict the result of each die as damage to one target.',
      0,
    );
    const scene = (die: number): Scene => ({
      rules: 'kotc-11',
      cards: { ...cards, shower },
      players: [
        { name: 'A', hand: ['shower'] },
        { name: 'B', battlefield: ['bear', 'bear'] },
      ],
      dice: [4, 3],
      steps: [
        { by: 'A', cast: 'shower' },
        { by: 'A', choose: ['bear', 'bear 2'] },
        { by: 'A', choose: ['bear 2'], die },
        { by: 'A', choose: ['bear'] },
        { expect: { cards: { 'bear 2': { defense: 1 }, bear: { defense: 2 } } } },
      ],
    });
    play(scene(4));
    expect(failing(scene(5))).toEqual(['3: The die does not show 5; it shows 4.']);
  });

  test('responds to links, which it shows as a chain', () => {
    const answer = 'Activate in response to an opponent’s summon. Increase your hitpoints by 2.';
    play({
      rules: 'kotc-06',
      cards: { bear: creature(2, 5, '', 0), answer: spell(answer, 0) },
      players: [
        { name: 'A', hand: ['bear'] },
        { name: 'B', traps: ['answer'] },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        {
          expect: {
            chain: ['bear'],
            asks: { by: 'B', purpose: 'respond', offers: [{ activate: 'answer' }] },
          },
        },
        { by: 'B', activate: 'answer' },
        { resolve: true },
        { expect: { chain: [], players: { B: { hp: 62 } }, cards: { bear: { zone: 'battlefield' } } } },
      ],
    });
  });

  test('goes on to the end of a battle with “resolve”, without a defence', () => {
    play({
      rules: 'kotc-09',
      cards,
      players: [
        { name: 'A', battlefield: ['bear'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      dice: [3, 4],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        {
          expect: {
            asks: { by: 'B', purpose: 'defend' },
            battle: { attacker: 'A', team: ['bear'], victim: 'B' },
          },
        },
        { resolve: true },
        { expect: { battle: null, players: { B: { hp: 13 } }, cards: { bear: { exhausted: true } } } },
      ],
    });
  });

  test('re-rolls a die by a counter or by an effect, and takes them as they lie where it does not say so', () => {
    const again = spell('You may re-roll up to 1 die for the rest of this turn up to 1 time each.', 0);
    const heal = spell('Roll 1 six-sided die and increase your hitpoints by the result.', 0);
    const scene = (steps: Scene['steps']): Scene => ({
      rules: 'kotc-11',
      cards: { bear, again, heal },
      players: [
        { name: 'A', hp: 10, hand: ['again', 'heal'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: [{ kind: 'dice', owner: 'B' }] }] },
      ],
      dice: [2, 5, 4],
      steps: [{ by: 'A', cast: 'again' }, { by: 'A', cast: 'heal' }, ...steps],
    });
    play(
      scene([
        { by: 'B', counter: 'dice', on: 'bear', die: 2 },
        { by: 'A', choose: ['A'], die: 5 },
        { expect: { players: { A: { hp: 14 } }, cards: { bear: { counters: {} } } } },
      ]),
    );
    play(scene([{ until: { purpose: 'action' } }, { expect: { players: { A: { hp: 12 } } } }]));
  });

  test('pays what others choose', () => {
    const cost = 'Sacrifice 1 card in play chosen by an opponent of your choice. Draw 2 cards.';
    play({
      rules: 'kotc-11',
      cards: { bear, cost: spell(cost, 0) },
      players: [{ name: 'A', hand: ['cost'], battlefield: ['bear', 'bear'] }, { name: 'B' }, { name: 'C' }],
      steps: [
        { by: 'A', cast: 'cost' },
        { by: 'A', choose: ['C'] },
        { expect: { asks: { by: 'C', purpose: 'choose-sacrifice', cards: ['bear', 'bear 2'] } } },
        { by: 'C', choose: ['bear 2'] },
        { expect: { players: { A: { hand: 2 } }, cards: { 'bear 2': { zone: 'grave' } } } },
      ],
    });
  });

  test('uses named counters in between, spares a creature, and shares a total', () => {
    const total = spell('Target up to 2 cards in play. Increase targets’ offense by a total of 3.', 0);
    play({
      rules: 'kotc-11',
      cards: { bear, smite, total },
      players: [
        { name: 'A', hand: ['smite', 'total'], granary: [2], battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [
            {
              card: 'bear',
              as: 'ward',
              counters: [
                { kind: 'immortality', owner: 'B' },
                { kind: 'exhaustion', owner: 'A' },
              ],
            },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'exhaustion', on: 'ward' },
        { by: 'A', cast: 'smite' },
        { by: 'A', choose: ['ward'] },
        { expect: { asks: { by: 'B', kind: 'confirm', purpose: 'immortality', about: 'ward' } } },
        { by: 'B', counter: 'immortality', on: 'ward' },
        { by: 'A', cast: 'total' },
        { by: 'A', choose: ['bear', 'ward'] },
        { expect: { asks: { kind: 'number', purpose: 'share', about: 'bear', least: 0, most: 3 } } },
        { by: 'A', number: 1 },
        {
          expect: {
            cards: {
              bear: { offense: 3 },
              ward: { zone: 'battlefield', offense: 4, exhausted: true, counters: {} },
            },
          },
        },
      ],
    });
  });
});
