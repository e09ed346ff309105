import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** "Chains" of the 14th Edition's rulebook: who is asked to respond, and when a chain is complete. */
const cards = { zap: spell('Draw 1 card.', 0), bear: minion(2, 3) };
const sword = (owner: string, count = 2): Placed => ({
  card: 'bear',
  as: `${owner}’s bear`,
  counters: counters('sword', owner, count),
});

describe('the order of responding', () => {
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

  test('[K14-CHN-08] who started the chain is asked last, and may respond to it', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', pass: true },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A', purpose: 'respond' }, chain: ['zap'] } },
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { expect: { chain: ['zap', 'A’s bear'], asks: { by: 'B' } } },
      ],
    });
  });

  test('[K14-CHN-07] the round begins at the left of who started, who need not be the turn player', () => {
    play({
      cards,
      players: [
        { name: 'A', battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
        { name: 'D', battlefield: [sword('D')] },
      ],
      steps: [
        { by: 'C', counter: 'sword', on: 'C’s bear' },
        { expect: { chain: ['C’s bear'], asks: { by: 'D', purpose: 'respond' } } },
        { by: 'D', pass: true },
        { expect: { asks: { by: 'A' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C' }, chain: ['C’s bear'] } },
      ],
    });
  });

  test('[K14-CHN-09] [K14-CHN-10] a response asks all again, also who has declined before', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', pass: true },
        { by: 'C', counter: 'sword', on: 'C’s bear' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'respond' } } },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { expect: { asks: { by: 'C' }, chain: ['zap', 'C’s bear', 'B’s bear'] } },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A' } } },
        { by: 'A', counter: 'sword', on: 'A’s bear' },
        { expect: { asks: { by: 'B' }, chain: ['zap', 'C’s bear', 'B’s bear', 'A’s bear'] } },
      ],
    });
  });

  test('[K14-CHN-09] a Trap Counter’s link is a response of its host’s controller: the left of that player is next', () => {
    play({
      cards: { ...cards, dig: minion(1, 4, 'DIG: Draw 1 card.', 1) },
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [{ card: 'dig', counters: counters('trap', 'C') }, sword('C')] },
        { name: 'D', battlefield: [sword('D')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'C', pass: true },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { by: 'C', counter: 'trap', on: 'dig' },
        { by: 'C', activate: 'dig' },
        { expect: { asks: { by: 'D', purpose: 'respond' }, chain: ['zap', 'B’s bear', 'dig'] } },
      ],
    });
  });
});

describe('the end of responding', () => {
  test('[K14-CHN-13] [K14-CHN-11] of two players both have to decline', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['zap'] } },
        { by: 'B', pass: true },
        {
          expect: { asks: { by: 'A', purpose: 'respond' }, chain: ['zap'], cards: { zap: { zone: 'none' } } },
        },
        { by: 'A', pass: true },
        { expect: { chain: [], cards: { zap: { zone: 'grave' } } } },
      ],
    });
  });

  test('[K14-CHN-11] the latest responder has to decline as well before the chain resolves', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', purpose: 'respond' }, chain: ['zap', 'B’s bear'] } },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { expect: { chain: ['zap', 'B’s bear', 'B’s bear'], cards: { 'B’s bear': { sp: 2 } } } },
        { by: 'A', pass: true },
        { expect: { chain: [], cards: { 'B’s bear': { sp: 4 } } } },
      ],
    });
  });

  test('[K14-CHN-14] a player adds one link and waits until the others have been asked', () => {
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A')] },
        { name: 'B', battlefield: [sword('B')] },
        { name: 'C', battlefield: [sword('C')] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', counter: 'sword', on: 'B’s bear' },
        { expect: { asks: { by: 'C' }, cards: { 'B’s bear': { counters: { sword: 1 } } } } },
        { by: 'C', pass: true },
        { expect: { asks: { by: 'A' } } },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B' }, chain: ['zap', 'B’s bear'] } },
      ],
    });
  });

  test('[K14-CHN-15] forty responses are as good as one', () => {
    const half = 20;
    const turns = Array.from({ length: half }, () => ['B', 'A']).flat();
    play({
      cards,
      players: [
        { name: 'A', hand: ['zap'], battlefield: [sword('A', half + 1)] },
        { name: 'B', battlefield: [sword('B', half + 1)] },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        ...turns.map((by) => ({ by, counter: 'sword', on: `${by}’s bear` }) as const),
        { expect: { chain: ['zap', ...turns.map((by) => `${by}’s bear`)] } },
        { resolve: true },
        { expect: { cards: { 'A’s bear': { sp: 2 + half }, 'B’s bear': { sp: 2 + half } } } },
      ],
    });
  });
});
