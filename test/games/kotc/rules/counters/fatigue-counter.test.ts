import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, type Placed } from '../../scene.js';

/** Fatigue Counters, from the 15th Edition on. */
const bear = minion(2, 3);
const host = (more: Partial<Placed> = {}): Placed => ({
  card: 'bear',
  as: 'host',
  counters: counters('fatigue', 'A'),
  ...more,
});

describe('a Fatigue Counter', () => {
  test('[K15-CTR-94] [K15-CTR-95] is a link of a chain, and fatigues its host when that resolves', () => {
    play({
      cards: { bear },
      turn: { player: 'B', phase: 'draw' },
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', askAlways: true, battlefield: [host({ exhausted: true, spChange: 1 })] },
      ],
      steps: [
        { by: 'B', pass: true },
        { by: 'A', counter: 'fatigue', on: 'host' },
        {
          expect: {
            chain: [{ card: 'host', kind: 'counter', counter: 'fatigue', player: 'A' }],
            cards: { host: { fatigued: false, counters: {} } },
          },
        },
        { resolve: true },
        { expect: { cards: { host: { fatigued: true } }, log: [{ type: 'fatigue', rule: 'K15-CTR-95' }] } },
        { until: { turn: 4, phase: 'draw' } },
        { expect: { cards: { host: { exhausted: true, fatigued: true, sp: 3 } } } },
        { until: { turn: 6, phase: 'draw' } },
        { expect: { cards: { host: { exhausted: false, fatigued: false, sp: 2 } } } },
      ],
    });
  });

  test('[K15-CTR-96] does not exhaust its host, which stays exhausted only once something else exhausts it', () => {
    play({
      cards: { bear, wolf: minion(1, 9) },
      turn: { player: 'B', phase: 'action' },
      dice: [1, 1],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', battlefield: [host()] },
      ],
      steps: [
        { by: 'A', counter: 'fatigue', on: 'host' },
        { until: { phase: 'battle' } },
        { expect: { cards: { host: { exhausted: false, fatigued: true } } } },
        { by: 'B', attack: ['host'], victim: 'A' },
        { until: { turn: 4, phase: 'draw' } },
        { expect: { cards: { host: { exhausted: true, fatigued: true } } } },
      ],
    });
  });
});
