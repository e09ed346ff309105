import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** Dice-wound of the 17th Edition. */
const bear = minion(2, 4, 'SMART: When you take damage: Draw 1 card.');

describe('dice-wounding', () => {
  test('[K17-KEY-152] [K17-KEY-153] [K17-KEY-154] inflicts the total of the dice as one damage to a player, which no shield lowers', () => {
    play({
      cards: { bear, pain: spell('3-dice-wound enemy.', 0) },
      dice: [2, 5, 3],
      players: [
        { name: 'A', hand: ['pain'] },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: counters('shield', 'B') }],
        },
      ],
      steps: [
        { by: 'A', cast: 'pain' },
        { until: { by: 'B', purpose: 'respond' } },
        { by: 'B', pass: true },
        {
          expect: {
            players: { B: { hp: 25 } },
            log: [
              { type: 'roll', why: 'wound', dice: [2, 5, 3] },
              { type: 'wound', player: 'B', amount: 10 },
            ],
            notAsked: [{ purpose: 'shield' }],
            asks: { by: 'B', offers: [{ activate: 'bear' }] },
          },
        },
        { by: 'B', activate: 'bear' },
        { until: { by: 'B', purpose: 'action' } },
        { expect: { asks: { offersNot: [{ activate: 'bear' }] } } },
      ],
    });
  });

  test('[K17-Q-134] the user chooses the enemy when it resolves, one at 0 HP too', () => {
    play({
      cards: { pain: spell('1-dice-wound enemy.', 0) },
      dice: [2],
      players: [{ name: 'A', hand: ['pain'] }, { name: 'B' }, { name: 'C', hp: 0 }],
      steps: [
        { by: 'A', cast: 'pain' },
        { until: { purpose: 'wound-enemy' } },
        { expect: { asks: { by: 'A', players: ['B', 'C'] } } },
        { by: 'A', choose: ['C'] },
        { expect: { players: { B: { hp: 35 }, C: { hp: 0 } } } },
      ],
    });
  });

  test('[K17-Q-132] [K17-KEY-39] of both each has a roll, the user first, and the game ends after both', () => {
    play({
      cards: { pain: spell('2-dice-wound yourself and enemy.', 0) },
      dice: [2, 3, 6, 5],
      players: [
        { name: 'A', hp: 5, hand: ['pain'] },
        { name: 'B', hp: 11 },
      ],
      steps: [
        { by: 'A', cast: 'pain' },
        { resolve: true },
        {
          expect: {
            players: { A: { hp: 0 }, B: { hp: 0 } },
            log: [
              { type: 'wound', player: 'A', amount: 5 },
              { type: 'wound', player: 'B', amount: 11 },
              { type: 'end', rule: 'K17-END-01' },
            ],
          },
        },
      ],
    });
  });
});
