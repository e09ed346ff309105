import { describe, test } from 'vitest';
import { creature, play, spell, type Scene } from './scene.js';

/** The words of the scenario language that only the 6th to 11th Editions need. */
const bear = creature(2, 5);
const smite = spell('Target up to 1 card in play. Destroy all targets.', 2);
const watch = spell(
  'Activate when at least 1 of your cards in play (excluding this card) is destroyed. Draw 1 card.',
  0,
);
const cards = { bear, smite, watch };

describe('in the Resource Phase of an older edition a scenario', () => {
  const players: Scene['players'] = [
    { name: 'A', hand: ['bear', 'smite', 'watch'], reserves: ['bear', 'bear'] },
    { name: 'B' },
  ];

  test('places, draws and exchanges', () => {
    play({
      rules: 'kotc-11',
      cards,
      players,
      turn: { phase: 'resource' },
      steps: [
        { by: 'A', place: 'smite' },
        { expect: { asks: { by: 'A', purpose: 'resource', offers: [{ place: 'bear' }, { draw: true }] } } },
        { by: 'A', exchange: ['bear', 'watch'], for: ['bear 2', 'bear 3'] },
        { expect: { players: { A: { hand: ['bear 2', 'bear 3'], reserves: ['bear', 'watch'] } } } },
        { by: 'A', draw: true },
        {
          expect: {
            players: { A: { hand: 3, granary: ['smite'] } },
            turn: { phase: 'resource', sown: 1, drawn: true },
            asks: {
              offers: [{ exchange: true }, { pass: true }],
              offersNot: [{ draw: true }, { sow: 'bear 2' }],
            },
          },
        },
      ],
    });
  });

  test('draws by itself where it goes on until a later phase', () => {
    play({
      rules: 'kotc-11',
      cards,
      players,
      turn: { phase: 'resource' },
      steps: [
        { until: { phase: 'action' } },
        { expect: { players: { A: { hand: 5, granary: 0, deck: 8 } } } },
      ],
    });
  });

  test('can be begun after the draw', () => {
    play({
      rules: 'kotc-11',
      cards,
      players,
      turn: { phase: 'resource', sown: 1, drawn: true },
      steps: [{ expect: { asks: { purpose: 'resource', offersNot: [{ draw: true }, { place: 'bear' }] } } }],
    });
  });
});
