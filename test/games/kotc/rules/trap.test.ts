import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Trap Counters of the 14th Edition: what springing one does. */
const cards = {
  zap: spell('Draw 1 card.', 0),
  imp: minion(1, 3, 'THINK: Draw 1 card.\nRAGE: When you take damage: Draw 2 cards.', 0),
  bear: minion(2, 3),
};
const trapped = (owner: string, as = 'imp'): Placed => ({
  card: 'imp',
  as,
  counters: counters('trap', owner),
});

describe('springing it', () => {
  test('[K14-CTR-66] [K14-CTR-67] [K14-CTR-69] [K14-CTR-70] [K14-CTR-73] [K14-Q-51] a link of the host’s controller', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', askAlways: true, battlefield: [trapped('C')] },
        { name: 'C', askAlways: true },
        { name: 'D', askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        {
          expect: {
            chain: ['zap'],
            asks: { by: 'C', purpose: 'trap', rule: 'K14-CTR-67', options: ['trap'] },
          },
        },
        { by: 'C', counter: 'trap', on: 'imp' },
        {
          expect: {
            chain: ['zap'],
            asks: { by: 'B', purpose: 'trapped', rule: 'K14-CTR-69' },
            cards: { imp: { counters: {}, exhausted: false } },
          },
        },
        { by: 'B', activate: 'imp' },
        {
          expect: {
            chain: ['zap', 'imp'],
            cards: { imp: { exhausted: true } },
            asks: { by: 'C', purpose: 'respond' },
          },
        },
        { by: 'C', pass: true },
        { by: 'D', pass: true },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', pass: true },
        { expect: { chain: [], players: { A: { hand: 1 }, B: { hand: 1 }, C: { hand: 0 } } } },
      ],
    });
  });

  test('[K14-CTR-71] [K14-CTR-72] any ability, in an enemy’s turn and without its condition being met', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', battlefield: [trapped('B')] },
      ],
      steps: [
        { by: 'B', activate: 'imp', ability: 2, refused: 'K14-ABL-07' },
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { expect: { asks: { by: 'B', purpose: 'trapped', least: 0, most: 1, options: [0, 1] } } },
        { by: 'B', activate: 'imp', ability: 2 },
        { resolve: true },
        { expect: { players: { B: { hand: 2 } }, cards: { imp: { exhausted: true } } } },
      ],
    });
  });

  test('[K14-CTR-74] the activation cost is paid', () => {
    play({
      cards: { ...cards, imp: minion(1, 3, 'DIG: Self-destroy 1 resource→Draw 1 card.', 0) },
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', battlefield: [trapped('B')], granary: [1] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { by: 'B', activate: 'imp' },
        { expect: { chain: ['zap', 'imp'], players: { B: { granary: 0, grave: 1 } } } },
        { resolve: true },
        { expect: { players: { B: { hand: 1 } } } },
      ],
    });
  });

  test('[K14-CTR-75] an ability with ghost-play costs the host’s exhaustion, which it would not by itself', () => {
    play({
      cards: {
        ...cards,
        imp: minion(
          1,
          3,
          'FLY: When this card defends, after Defense Formation (ghost-play): Draw 1 card.',
          0,
        ),
      },
      players: [
        { name: 'A', askAlways: true, hand: ['zap', { card: 'zap', as: 'second zap' }] },
        {
          name: 'B',
          battlefield: [
            { ...trapped('B', 'exhausted'), exhausted: true },
            { ...trapped('B'), counters: counters('trap', 'B', 2) },
          ],
        },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { by: 'B', activate: 'imp' },
        {
          expect: {
            chain: ['zap', 'imp'],
            cards: { imp: { exhausted: true } },
            asks: { by: 'A', purpose: 'respond' },
          },
        },
        { resolve: true },
        { by: 'A', cast: 'second zap' },
        { expect: { chain: ['second zap'], asks: { by: 'A', purpose: 'respond' } } },
      ],
    });
  });

  test('[K14-CTR-76] an ability with hex-play asks for no resource, as it would by itself, but for exhaustion', () => {
    play({
      cards: {
        ...cards,
        imp: minion(1, 3, 'RISE: When this card in your hand is destroyed (hex-play): Draw 1 card.', 2),
      },
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', battlefield: [trapped('B')], granary: [{ card: 'bear', as: 'resource' }] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { by: 'B', activate: 'imp' },
        {
          expect: {
            chain: ['zap', 'imp'],
            cards: { imp: { exhausted: true }, resource: { exhausted: false } },
          },
        },
      ],
    });
  });

  test('[K14-CTR-69] the player decides who controls the host at that moment, also by hypnosis', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          askAlways: true,
          hand: ['zap'],
          battlefield: [{ ...trapped('B'), owner: 'B', hypnotizedFrom: 'B' }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { expect: { asks: { by: 'A', purpose: 'trapped' } } },
        { by: 'A', activate: 'imp' },
        { resolve: true },
        { expect: { players: { A: { hand: 2 }, B: { hand: 0 } } } },
      ],
    });
  });

  test('[K14-Q-53] when the controller declines, the counter is lost, and nothing else happens', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', battlefield: [trapped('A')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'A', counter: 'trap', on: 'imp' },
        { expect: { asks: { by: 'B', purpose: 'trapped' } } },
        { by: 'B', pass: true },
        { expect: { chain: ['zap'], cards: { imp: { exhausted: false, counters: {} } } } },
      ],
    });
  });

  test('[K14-Q-53] when the cost cannot be paid, the ability fails, the counter is lost and the host stays exhausted', () => {
    play({
      cards: { ...cards, imp: minion(1, 3, 'DIG: Self-destroy 1 resource→Draw 1 card.', 0) },
      players: [
        { name: 'A', askAlways: true, hand: ['zap'] },
        { name: 'B', battlefield: [trapped('B')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'trap', on: 'imp' },
        { by: 'B', activate: 'imp' },
        {
          expect: {
            chain: ['zap'],
            cards: { imp: { exhausted: true, counters: {} } },
            log: [{ type: 'fail', card: 'imp' }],
          },
        },
      ],
    });
  });
});
