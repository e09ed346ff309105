import { describe } from 'vitest';
import { inEditions } from '../../in-editions.js';
import { creature, play, spell } from '../../scene.js';
import { byEdition } from './wordings.js';

/** How many targets are selected. */
const bear = creature(2, 5, '', 0);
const plain = { bear, wolf: bear, lynx: bear };
const targeting = { until: { purpose: 'target' } } as const;

describe('the number of targets', () => {
  inEditions(
    '[K06-Q-52] [K09-Q-53] [K11-GLO-23] [K06-RUL-52] [K09-RUL-52] [K09-RUL-54] [K11-GLO-20] [K11-GLO-21] is the user’s, from none to x, and only those selected are affected',
    (rules) => {
      for (const chosen of [[], ['wolf'], ['wolf', 'bear']]) {
        const counted = (label: string) => ({ counters: { plain: chosen.includes(label) ? 1 : 0 } });
        play({
          rules,
          cards: {
            ...plain,
            spell: spell('Target up to 2 cards in play. Place 1 counter on each target.', 0),
          },
          players: [
            { name: 'A', hand: ['spell'], battlefield: ['bear', 'lynx'] },
            { name: 'B', battlefield: ['wolf'] },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            targeting,
            { expect: { asks: { by: 'A', least: 0, most: 2 } } },
            { by: 'A', choose: chosen },
            {
              expect: {
                cards: {
                  spell: { zone: 'grave' },
                  bear: counted('bear'),
                  wolf: counted('wolf'),
                  lynx: counted('lynx'),
                },
              },
            },
          ],
        });
      }
    },
  );

  inEditions(
    '[K06-Q-52] [K09-Q-53] [K11-Q-46] [K11-GLO-23] is never more than x, and no card is selected twice',
    (rules) => {
      for (const chosen of [
        ['bear', 'bear'],
        ['bear', 'wolf', 'lynx'],
      ]) {
        play({
          rules,
          cards: {
            ...plain,
            spell: spell('Target up to 2 cards in play. Place 1 counter on each target.', 0),
          },
          players: [
            { name: 'A', hand: ['spell'], battlefield: ['bear', 'lynx'] },
            { name: 'B', battlefield: ['wolf'] },
          ],
          steps: [
            { by: 'A', cast: 'spell' },
            {
              by: 'A',
              choose: chosen,
              refused: byEdition(rules, 'K06-RUL-52', 'K09-RUL-54', 'K11-GLO-20'),
            },
          ],
        });
      }
    },
  );
});
