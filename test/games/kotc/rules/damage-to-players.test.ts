import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, type Placed } from '../scene.js';

/** Damage to players ("Minions" of the 14th Edition's rulebook), and the condition on it. */

const bear = minion(2, 4);
/** A minion with Damage Counters of A. */
const struck = (card: string, more: Partial<Placed> = {}): Placed => ({
  card,
  counters: counters('damage', 'A', 3),
  ...more,
});
const strike = (on: string): [{ by: string; counter: 'damage'; on: string }, { resolve: true }] => [
  { by: 'A', counter: 'damage', on },
  { resolve: true },
];
const mourner = minion(1, 5, 'MOURN: When you take damage: Draw 1 card.', 0);

describe('damage to a player', () => {
  test.since(13)('[K14-MIN-29] takes so much HP, and never goes below 0', () => {
    play({
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          hp: 5,
          battlefield: [struck('filler', { as: 'egg' }), struck('filler', { as: 'other egg' })],
        },
        { name: 'C' },
      ],
      dice: [4, 6],
      steps: [
        ...strike('egg'),
        { expect: { players: { B: { hp: 1 } } } },
        ...strike('other egg'),
        { expect: { players: { B: { hp: 0 } } } },
      ],
    });
  });

  test('[K14-Q-28] piercing damage is damage to a player: “When you take damage” is met', () => {
    play({
      cards: { bear, mourner },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: ['mourner', struck('bear')] },
      ],
      dice: [5],
      steps: [
        ...strike('bear'),
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hp: 34, hand: 1 } } } },
      ],
    });
  });

  test('[K14-Q-27] who has 0 HP takes none, and it is not met', () => {
    play({
      cards: { mourner },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', hp: 0, battlefield: ['mourner', struck('filler', { as: 'egg' })] },
        { name: 'C' },
      ],
      dice: [5],
      steps: [
        ...strike('egg'),
        {
          expect: {
            cards: { egg: { zone: 'grave' } },
            players: { B: { hp: 0 } },
            logNot: [{ type: 'wound' }],
          },
        },
        { by: 'B', activate: 'mourner', refused: 'K14-ABL-07' },
      ],
    });
  });

  test.since(13)('[K14-Q-27] it is met by what takes the last HP, however little of it', () => {
    play({
      cards: { mourner },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', hp: 1, battlefield: ['mourner', struck('filler', { as: 'egg' })] },
        { name: 'C' },
      ],
      dice: [5],
      steps: [
        ...strike('egg'),
        { by: 'B', activate: 'mourner' },
        { resolve: true },
        { expect: { players: { B: { hp: 0, hand: 1 } } } },
      ],
    });
  });
});
