import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../../scene.js';

/** Assassin Counters of the 17th Edition: a lone attacker skips the Defense Formation. */
const bear = minion(2, 9);
const killer = (owner = 'A', count = 1): Placed => ({
  card: 'bear',
  as: 'killer',
  counters: counters('assassin', owner, count),
});
const turn = { phase: 'battle' } as const;

describe('an Assassin Counter', () => {
  test('[K17-CTR-105] [K17-CTR-106] [K17-CTR-107] [K17-CTR-108] [K17-BAT-02] skips the Defense Formation, so that the victim takes all dice', () => {
    play({
      cards: { bear, wall: minion(1, 20) },
      turn,
      dice: [3, 4],
      players: [
        { name: 'A', askAlways: true, battlefield: [killer()] },
        { name: 'B', battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', counter: 'assassin', on: 'killer', refused: 'K17-CTR-106' },
        { by: 'A', attack: ['killer'], victim: 'B' },
        { expect: { asks: { by: 'A', purpose: 'battle', offers: [{ counter: 'assassin', on: 'killer' }] } } },
        { by: 'A', counter: 'assassin', on: 'killer' },
        { expect: { chain: [], log: [{ type: 'skipDefense', rule: 'K17-CTR-107' }] } },
        { until: { phase: 'recovery' } },
        {
          expect: {
            players: { B: { hp: 28 } },
            cards: { wall: { exhausted: false } },
            notAsked: [{ purpose: 'defend' }],
          },
        },
      ],
    });
  });

  test('[K17-CTR-106] not while another attacks as well, nor once the Defense Formation has been made', () => {
    play({
      cards: { bear, wall: minion(1, 20) },
      turn,
      dice: [3, 4, 1, 1, 1],
      players: [
        { name: 'A', askAlways: true, battlefield: [killer(), { card: 'bear', as: 'other' }] },
        { name: 'B', battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', attack: ['killer', 'other'], victim: 'B' },
        { by: 'A', counter: 'assassin', on: 'killer', refused: 'K17-CTR-106' },
      ],
    });
    play({
      cards: { bear, wall: minion(1, 20) },
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: [killer()] },
        { name: 'B', battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', attack: ['killer'], victim: 'B' },
        { by: 'A', pass: true },
        { by: 'B', defend: [] },
        { expect: { asks: { by: 'A', purpose: 'battle' } } },
        { by: 'A', counter: 'assassin', on: 'killer', refused: 'K17-CTR-106' },
      ],
    });
  });

  test('[K17-CTR-106] only the host that attacks: neither a defender’s nor an idle minion’s', () => {
    play({
      cards: { bear },
      turn,
      players: [
        { name: 'A', askAlways: true, battlefield: [{ card: 'bear', as: 'other' }, killer()] },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'bear', as: 'theirs', counters: counters('assassin', 'B') }],
        },
      ],
      steps: [
        { by: 'A', attack: ['other'], victim: 'B' },
        { by: 'A', counter: 'assassin', on: 'killer', refused: 'K17-CTR-106' },
        { by: 'A', pass: true },
        { by: 'B', counter: 'assassin', on: 'theirs', refused: 'K17-CTR-106' },
      ],
    });
  });

  test('[K17-Q-126] the window after the Attack Formation goes on, and is the only one before the dice', () => {
    play({
      cards: {
        bear,
        wall: minion(1, 20),
        late: spell('When enemy attacks, after Attack Formation: Draw 1 card.', 0),
      },
      turn,
      dice: [3, 4],
      players: [
        { name: 'A', askAlways: true, battlefield: [killer('A', 2)] },
        { name: 'B', askAlways: true, hand: ['late'], battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', attack: ['killer'], victim: 'B' },
        { by: 'A', counter: 'assassin', on: 'killer' },
        { by: 'A', counter: 'assassin', on: 'killer', refused: 'K17-CTR-106' },
        { by: 'A', pass: true },
        { expect: { asks: { by: 'B', offers: [{ cast: 'late' }] } } },
        { by: 'B', pass: true },
        { expect: { battle: null, players: { B: { hp: 28 } } } },
      ],
    });
  });
});
