import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** When Trap Counters of the 14th Edition can be used, and by whom first. */
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

describe('when it can be used', () => {
  test.until(16)(
    '[K14-CTR-67] for a spell, a counter or an ability, as first link or in response, of the owner too',
    () => {
      play({
        cards,
        players: [
          {
            name: 'A',
            askAlways: true,
            hand: ['zap'],
            battlefield: [
              { card: 'imp', as: 'thinker' },
              { card: 'bear', counters: counters('sword', 'A') },
            ],
          },
          { name: 'B', battlefield: [{ ...trapped('A'), counters: counters('trap', 'A', 3) }] },
        ],
        steps: [
          { by: 'A', cast: 'zap' },
          { expect: { chain: ['zap'], asks: { by: 'A', purpose: 'trap' } } },
          { by: 'A', pass: true },
          { by: 'A', counter: 'sword', on: 'bear' },
          { expect: { chain: ['zap', 'bear'], asks: { by: 'A', purpose: 'trap' } } },
          { by: 'A', pass: true },
          { by: 'A', activate: 'thinker' },
          { expect: { chain: ['zap', 'bear', 'thinker'], asks: { by: 'A', purpose: 'trap' } } },
          { by: 'A', counter: 'trap', on: 'imp' },
          { expect: { asks: { by: 'B', purpose: 'trapped' } } },
        ],
      });
    },
  );

  test('[K14-CTR-67] not for a summon or an attack, which are no chaining actions', () => {
    play({
      cards: { ...cards, bear: minion(2, 3, '', 0), wolf: minion(0, 3) },
      players: [
        { name: 'A', askAlways: true, hand: ['bear'], battlefield: ['wolf'] },
        { name: 'B', battlefield: [trapped('B')] },
      ],
      steps: [
        { by: 'A', summon: 'bear' },
        { expect: { asks: { by: 'A', purpose: 'action' }, cards: { bear: { zone: 'battlefield' } } } },
        { until: { phase: 'battle' } },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { expect: { asks: { by: 'A', purpose: 'battle' } } },
      ],
    });
  });

  test('[K14-CTR-67] [K14-CTR-56] not for a Taunt Counter, which is reactive and no chaining action', () => {
    play({
      cards,
      turn: { phase: 'battle' },
      players: [
        { name: 'A', askAlways: true, battlefield: ['bear'] },
        {
          name: 'B',
          battlefield: [trapped('B'), { card: 'bear', as: 'taunter', counters: counters('taunt', 'B') }],
        },
      ],
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'A', pass: true },
        { by: 'B', counter: 'taunt', on: 'taunter' },
        { expect: { battle: { victim: 'taunter' }, chain: [], asks: { by: 'A', purpose: 'battle' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'defend' }, logNot: [{ type: 'resolved' }] } },
      ],
    });
  });

  test('[K14-CTR-68] not while its host is exhausted, which it is for its own activation', () => {
    play({
      cards,
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [trapped('A', 'own'), { ...trapped('A'), exhausted: true }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'trap', on: 'imp', refused: 'K14-CTR-68' },
        { by: 'A', activate: 'own' },
        { expect: { chain: ['own'], asks: { by: 'A', purpose: 'respond' } } },
      ],
    });
  });

  test('[K14-Q-52] a trap that is sprung lets others be sprung: the turn player first, one at a time, until all decline', () => {
    play({
      cards,
      players: [
        { name: 'A', askAlways: true, hand: ['zap'], battlefield: [trapped('A', 'of A')] },
        { name: 'B', battlefield: [trapped('B', 'of B')] },
        { name: 'C', battlefield: [trapped('C', 'of C')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'A', purpose: 'trap' } } },
        { by: 'A', pass: true },
        { by: 'B', pass: true },
        { by: 'C', counter: 'trap', on: 'of C' },
        { by: 'C', activate: 'of C' },
        { expect: { chain: ['zap', 'of C'], asks: { by: 'A', purpose: 'trap' } } },
        { by: 'A', pass: true },
        { by: 'B', counter: 'trap', on: 'of B' },
        { by: 'B', activate: 'of B' },
        { expect: { chain: ['zap', 'of C', 'of B'], asks: { by: 'A', purpose: 'trap' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond' } } },
        { resolve: true },
        {
          expect: {
            log: [
              { type: 'resolve', card: 'of B' },
              { type: 'resolve', card: 'of C' },
              { type: 'resolve', card: 'zap' },
            ],
            cards: { 'of A': { counters: { trap: 1 } } },
          },
        },
      ],
    });
  });

  test('[K14-Q-54] not for an action that failed for its cost', () => {
    play({
      cards: { ...cards, digger: minion(1, 3, 'DIG: Self-destroy 1 resource→Draw 1 card.') },
      players: [
        { name: 'A', askAlways: true, battlefield: ['digger'] },
        { name: 'B', battlefield: [trapped('B')] },
      ],
      steps: [
        { by: 'A', activate: 'digger' },
        { expect: { log: [{ type: 'fail' }], chain: [], asks: { by: 'A', purpose: 'action' } } },
      ],
    });
  });
});
