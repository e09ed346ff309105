import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play } from '../../scene.js';

/** Weakness Counters of the 17th Edition. */
describe('a Weakness Counter', () => {
  test('[K17-CTR-36] [K17-CTR-37] [K17-CTR-38] brings the SP to 0, whatever it was, until the Recovery Phase', () => {
    play({
      cards: { bear: minion(7, 3) },
      turn: { player: 'A', phase: 'draw' },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', battlefield: [{ card: 'bear', spChange: 2, counters: counters('weakness', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'weakness', on: 'bear' },
        { expect: { chain: ['bear'], cards: { bear: { sp: 9 } } } },
        { resolve: true },
        {
          expect: {
            cards: { bear: { sp: 0 } },
            log: [{ type: 'change', stat: 'sp', now: 0, rule: 'K17-CTR-37' }],
          },
        },
        { until: { turn: 4, phase: 'draw' } },
        { expect: { cards: { bear: { sp: 7 } } } },
      ],
    });
  });

  test('[K17-CTR-93] [K17-Q-175] a Sword Counter after it gives 1, and one before it is lost', () => {
    play({
      cards: { bear: minion(7, 3) },
      turn: { player: 'A', phase: 'draw' },
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            {
              card: 'bear',
              counters: [...counters('weakness', 'A', 2), ...counters('sword', 'A', 2)],
            },
          ],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'weakness', on: 'bear' },
        { resolve: true },
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { sp: 1 } } } },
        { by: 'A', counter: 'sword', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { sp: 2 } } } },
        { by: 'A', counter: 'weakness', on: 'bear' },
        { resolve: true },
        { expect: { cards: { bear: { sp: 0 } } } },
      ],
    });
  });
});
