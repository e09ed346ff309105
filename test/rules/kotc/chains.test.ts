import { describe, test } from 'vitest';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** "Chains" of the 14th Edition's rulebook. */
describe('responding', () => {
  const cards = { zap: spell('Draw 1 card.', 0), bear: minion(2, 3) };
  const sword = (owner: string): Placed => ({
    card: 'bear',
    as: `${owner}’s bear`,
    counters: counters('sword', owner, 2),
  });

  test('[K14-CHN-07] [K14-CHN-08] [K14-CHN-12] the left of the last responder is asked first, then clockwise', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
        { name: 'D', battlefield: [sword('D')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['zap'] } },
        { by: 'B', pass: true },
        { by: 'C', counter: 'sword', on: 'C’s bear' },
        { expect: { asks: { by: 'D' }, chain: ['zap', 'C’s bear'] } },
        { by: 'D', pass: true },
        { expect: { asks: { by: 'A' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C' }, cards: { 'C’s bear': { sp: 2 } } } },
        { by: 'C', pass: true },
        {
          expect: {
            chain: [],
            cards: { 'C’s bear': { sp: 3, counters: { sword: 1 } }, zap: { zone: 'grave' } },
          },
        },
      ],
    });
  });

  test('[K14-CHN-19] [K14-CHN-18] the Weakness Counter of link 2 resolves before the destruction of link 1', () => {
    play({
      cards: { smite: spell('Target 1 in-play card; destroy it.', 0), bear: minion(2, 3) },
      players: [
        { name: 'A', hand: ['smite'] },
        { name: 'B', battlefield: [{ card: 'bear', counters: [{ kind: 'weakness', owner: 'B' }] }] },
      ],
      steps: [
        { by: 'A', cast: 'smite' },
        { by: 'B', counter: 'weakness', on: 'bear' },
        {
          expect: {
            cards: { bear: { zone: 'grave' } },
            log: [
              { type: 'link', card: 'smite' },
              { type: 'link', card: 'bear' },
              { type: 'change', card: 'bear' },
              { type: 'move', card: 'bear', rule: 'K14-KEY-27' },
            ],
          },
        },
      ],
    });
  });
});

describe('refusals', () => {
  test('[K14-EXH-07] a card is not played with fewer resources than its level', () => {
    play({
      cards: { bear: minion(2, 3) },
      players: [{ name: 'A', hand: ['bear', 'filler'], granary: [3] }, { name: 'B' }],
      steps: [{ by: 'A', summon: 'bear', refused: 'K14-EXH-07' }],
    });
  });
});
