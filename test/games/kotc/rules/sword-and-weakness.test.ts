import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play } from '../scene.js';

/** Sword and Weakness Counters of the 14th Edition. */
const cards = { bear: minion(2, 3) };

test('[K14-CTR-27] [K14-CTR-36] both make a link, to which others respond before SP change', () => {
  for (const kind of ['sword', 'weakness'] as const) {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters(kind, 'A') }] },
      ],
      steps: [
        { by: 'A', counter: kind, on: 'bear' },
        { expect: { chain: ['bear'], asks: { by: 'B', purpose: 'respond' }, cards: { bear: { sp: 2 } } } },
      ],
    });
  }
});

describe('Sword Counter', () => {
  test('[K14-CTR-28] raises the SP of its minion by 1, whoever controls it', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          askAlways: true,
          battlefield: [
            { card: 'bear', counters: counters('sword', 'A') },
            { card: 'bear', as: 'other' },
          ],
        },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { expect: { cards: { bear: { sp: 2 } } } },
        { resolve: true },
        {
          expect: {
            cards: { bear: { sp: 3, hp: 3 }, other: { sp: 2 } },
            log: [{ type: 'change', card: 'bear', rule: 'K14-CTR-28' }],
          },
        },
      ],
    });
  });

  test('[K14-CTR-29] the raised SP lasts through the battles of the turn, until the Recovery Phase', () => {
    play({
      cards,
      dice: [1, 1, 1],
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', counters: counters('sword', 'A') }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['bear'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 32 } }, cards: { bear: { sp: 3 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { sp: 2 } } } },
      ],
    });
  });
});

describe('Weakness Counter', () => {
  test('[K14-CTR-37] lowers the SP of its minion by 1', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('weakness', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'weakness', on: 'bear' },
        { expect: { cards: { bear: { sp: 2 } } } },
        { resolve: true },
        { expect: { cards: { bear: { sp: 1, hp: 3 } }, log: [{ type: 'change', rule: 'K14-CTR-37' }] } },
      ],
    });
  });

  test.until(16)('[K14-CTR-38] the lowered SP lasts until the Recovery Phase, of an enemy’s turn too', () => {
    play({
      cards,
      turn: { player: 'B' },
      players: [
        { name: 'A', battlefield: [{ card: 'bear', counters: counters('weakness', 'B') }] },
        { name: 'B', askAlways: true },
      ],
      steps: [
        { by: 'B', counter: 'weakness', on: 'bear' },
        { until: { phase: 'recovery' } },
        { expect: { cards: { bear: { sp: 1 } } } },
        { until: { turn: 4 } },
        { expect: { cards: { bear: { sp: 2 } } } },
      ],
    });
  });

  test('[K14-Q-31] SP does not fall below 0, and no deficit is remembered', () => {
    play({
      cards: { mouse: minion(1, 3) },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'mouse', counters: [...counters('weakness', 'A', 3), ...counters('sword', 'A')] },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'weakness', on: 'mouse' },
        { resolve: true },
        { by: 'A', counter: 'weakness', on: 'mouse' },
        { resolve: true },
        { by: 'A', counter: 'weakness', on: 'mouse' },
        { resolve: true },
        { expect: { cards: { mouse: { sp: 0 } } } },
        { by: 'A', counter: 'sword', on: 'mouse' },
        { resolve: true },
        { expect: { cards: { mouse: { sp: 1 } } } },
      ],
    });
  });

  test('[K14-Q-31] a minion weakened below its SP takes no die from the others of its team', () => {
    play({
      cards: { mouse: minion(0, 3), bear: minion(2, 3) },
      turn: { phase: 'battle' },
      dice: [1, 1],
      players: [
        {
          name: 'A',
          battlefield: ['bear', { card: 'mouse', counters: counters('weakness', 'A') }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'weakness', on: 'mouse' },
        { by: 'A', attack: ['mouse', 'bear'], victim: 'B' },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 33 } } } },
      ],
    });
  });
});
