import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** Dice-burn, from the 15th Edition on. */
const bear = minion(2, 4);
const burn = spell('2-dice-burn the battlefield.', 0);

describe('dice-burning', () => {
  test('[K15-KEY-146] [K15-KEY-148] [K15-Q-130] all dice are assigned first, to any enemy minions, in an order of the user’s', () => {
    play({
      cards: { bear, burn: spell('3-dice-burn the battlefield.', 0) },
      dice: [2, 5, 3],
      players: [
        { name: 'A', hand: ['burn'], battlefield: [{ card: 'bear', as: 'own' }] },
        {
          name: 'B',
          battlefield: [
            { card: 'bear', as: 'one' },
            { card: 'bear', as: 'two', exhausted: true },
            { card: 'bear', as: 'three' },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'burn' } },
        { expect: { asks: { by: 'A', kind: 'dice', dice: [2, 5, 3], rule: 'K15-KEY-146' } } },
        { by: 'A', die: 3 },
        { expect: { asks: { purpose: 'burn-at', amount: 3, options: ['one', 'two', 'three'], least: 1 } } },
        { by: 'A', choose: ['two'] },
        { expect: { asks: { kind: 'dice', dice: [2, 5] }, cards: { two: { hp: 4 } } } },
        { by: 'A', die: 2 },
        { by: 'A', choose: ['two'] },
        { expect: { cards: { two: { hp: 4 } } } },
        { by: 'A', choose: ['one'] },
        {
          expect: {
            cards: { one: { zone: 'grave' }, two: { zone: 'grave' }, three: { hp: 4 }, own: { hp: 4 } },
            players: { B: { hp: 33 } },
            log: [
              { type: 'damage', card: 'two', amount: 3 },
              { type: 'damage', card: 'two', amount: 2 },
              { type: 'wound', amount: 1 },
              { type: 'damage', card: 'one', amount: 5 },
              { type: 'wound', amount: 1 },
            ],
          },
        },
      ],
    });
  });

  test('[K15-KEY-147] [K15-KEY-150] [K15-Q-130] each die hits by itself and pierces by itself; one whose minion is gone is lost', () => {
    play({
      cards: { bear: minion(2, 1), burn },
      dice: [3, 5],
      players: [
        { name: 'A', hand: ['burn'] },
        { name: 'B', battlefield: ['bear'] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { resolve: true },
        { expect: { cards: { bear: { zone: 'grave' } }, players: { B: { hp: 33 } } } },
      ],
    });
  });

  test('[K15-KEY-149] [K15-KEY-166] the minions of all enemies, an own one under another’s control too, and no own one', () => {
    play({
      cards: { bear, burn: spell('1-dice-burn the battlefield.', 0) },
      dice: [3],
      players: [
        { name: 'A', hand: ['burn'], battlefield: [{ card: 'bear', as: 'taken', owner: 'B' }] },
        { name: 'B', battlefield: [{ card: 'bear', as: 'given', owner: 'A' }] },
        { name: 'C', battlefield: [{ card: 'bear', as: 'third' }] },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'burn-at' } },
        { expect: { asks: { by: 'A', options: ['given', 'third'] } } },
      ],
    });
  });

  test('[K15-Q-131] without an enemy minion no die is rolled, and what follows is still done', () => {
    play({
      cards: { bear, other: burn },
      players: [{ name: 'A', hand: ['other'], battlefield: ['bear'] }, { name: 'B' }],
      steps: [
        { by: 'A', cast: 'other' },
        { resolve: true },
        { expect: { logNot: [{ type: 'roll' }], cards: { bear: { hp: 4 } } } },
      ],
    });
  });

  test('[K15-CTR-63] [K16-CTR-63] its dice are rolled again before they are assigned', () => {
    play({
      cards: { bear, burn },
      dice: [1, 2, 6],
      players: [
        { name: 'A', hand: ['burn'], battlefield: [{ card: 'bear', counters: counters('dice', 'A') }] },
        {
          name: 'B',
          battlefield: [
            { card: 'bear', as: 'one' },
            { card: 'bear', as: 'two' },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'burn' },
        { until: { purpose: 'reroll' } },
        { by: 'A', counter: 'dice', on: 'bear', die: 1 },
        { expect: { asks: { purpose: 'burn', dice: [6, 2] } } },
      ],
    });
  });
});
