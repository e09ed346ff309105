import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, spell } from '../../scene.js';

/** From the 15th Edition on a Berzerk Counter bars its host's abilities for the rest of the turn. */
const grave = 'WAIL: When this in-play card is destroyed (ghost-play): Draw 1 card.';

describe('the ban of a Berzerk Counter', () => {
  test('[K15-CTR-54] [K15-CTR-97] outlasts the battle, and ends with the turn', () => {
    play({
      cards: { brute: minion(1, 9, 'THINK: Draw 1 card.') },
      turn: { player: 'A', phase: 'draw' },
      dice: [1, 1, 1],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'brute', counters: counters('berzerk', 'A') }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { phase: 'action' } },
        { expect: { players: { B: { hp: 34 } }, cards: { brute: { barred: true, exhausted: false } } } },
        { by: 'A', activate: 'brute', refused: 'K15-CTR-54' },
        { until: { turn: 5, phase: 'action' } },
        { expect: { cards: { brute: { barred: false } } } },
        { by: 'A', activate: 'brute' },
        { expect: { chain: ['brute'] } },
      ],
    });
  });

  test('[K15-CTR-79] [K15-Q-60] holds for a host that its battle destroys, which the grave does not end', () => {
    play({
      cards: { brute: minion(1, 1, grave), wall: minion(3, 20) },
      turn: { player: 'A', phase: 'battle' },
      dice: [1, 6, 6, 6],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [
            { card: 'brute', counters: counters('berzerk', 'A') },
            { card: 'brute', as: 'other' },
          ],
        },
        { name: 'B', battlefield: ['wall'] },
      ],
      steps: [
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['wall'] },
        { until: { by: 'B', purpose: 'defend' } },
        { by: 'B', defend: ['wall'] },
        { by: 'A', pass: true },
        {
          expect: {
            cards: { brute: { zone: 'grave', barred: true } },
            asks: { by: 'A', purpose: 'battle', offersNot: [{ activate: 'brute' }] },
          },
        },
        { by: 'A', activate: 'brute', refused: 'K15-CTR-54' },
      ],
    });
  });

  test('[K15-CTR-54] [K15-Q-60] begins when its link resolves, also where its victim is gone before the attack', () => {
    play({
      cards: {
        brute: minion(1, 9, 'THINK: Draw 1 card.'),
        bear: minion(1, 1),
      },
      turn: { player: 'A' },
      dice: [6],
      players: [
        {
          name: 'A',
          askAlways: true,
          battlefield: [{ card: 'brute', counters: counters('berzerk', 'A') }],
        },
        { name: 'B', askAlways: true, battlefield: [{ card: 'bear', counters: counters('damage', 'A') }] },
      ],
      steps: [
        { by: 'A', counter: 'damage', on: 'bear' },
        { by: 'B', pass: true },
        { by: 'A', counter: 'berzerk', on: 'brute' },
        { expect: { cards: { brute: { barred: false } } } },
        { until: { purpose: 'berzerk' } },
        { by: 'A', choose: ['bear'] },
        { until: { by: 'A', purpose: 'action' } },
        {
          expect: {
            cards: { bear: { zone: 'grave' }, brute: { barred: true } },
            battle: null,
            asks: { offersNot: [{ activate: 'brute' }] },
          },
        },
      ],
    });
  });

  test('[K15-CTR-78] neither ghost-play nor a Trap Counter goes around it', () => {
    play({
      cards: { brute: minion(1, 9, 'THINK: Draw 1 card.'), joke: spell('Draw 1 card.', 0) },
      turn: { player: 'A' },
      players: [
        {
          name: 'A',
          askAlways: true,
          hand: ['joke'],
          battlefield: [{ card: 'brute', barred: true, counters: counters('trap', 'A') }],
        },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'joke' },
        { by: 'A', counter: 'trap', on: 'brute' },
        { expect: { cards: { brute: { exhausted: false, counters: {} } }, chain: ['joke'] } },
      ],
    });
  });
});
