import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { counters, minion, play, type Placed } from '../../scene.js';

/** Medic Counters of the 17th Edition: their host leaves the fight and heals its controller. */
const bear = minion(2, 9);
const medic = (owner: string, more: Partial<Placed> = {}): Placed => ({
  card: 'bear',
  as: 'medic',
  counters: counters('medic', owner),
  ...more,
});

describe('a Medic Counter', () => {
  test('[K17-CTR-99] [K17-CTR-100] [K17-CTR-101] [K17-CTR-102] [K17-CTR-104] pulls a defender out, exhausted, and heals by its SP', () => {
    play({
      cards: { bear, wolf: minion(2, 9) },
      turn: { phase: 'battle' },
      dice: [3, 5, 1, 2],
      players: [
        { name: 'A', askAlways: true, battlefield: ['wolf'] },
        { name: 'B', hp: 20, battlefield: [medic('B')] },
      ],
      steps: [
        { by: 'B', counter: 'medic', on: 'medic', refused: 'K17-CTR-100' },
        { by: 'A', attack: ['wolf'], victim: 'B' },
        { by: 'B', counter: 'medic', on: 'medic', refused: 'K17-CTR-100' },
        { by: 'A', pass: true },
        { by: 'B', defend: ['medic'] },
        { expect: { asks: { by: 'B', purpose: 'medic', rule: 'K17-CTR-100', options: ['medic'] } } },
        { by: 'B', counter: 'medic', on: 'medic' },
        {
          expect: {
            battle: { team: ['wolf'], defense: [] },
            cards: { medic: { exhausted: true, counters: {}, zone: 'battlefield' } },
            players: { B: { hp: 28 } },
            log: [
              { type: 'remove' },
              { type: 'withdraw', card: 'medic' },
              { type: 'roll', why: 'medic', dice: [3, 5] },
              { type: 'heal', player: 'B', amount: 8 },
            ],
            logNot: [{ type: 'link' }],
          },
        },
        { until: { phase: 'recovery' } },
        { expect: { players: { B: { hp: 25 } }, cards: { medic: { hp: 9 } } } },
      ],
    });
  });

  test('[K17-CTR-101] [K17-CTR-103] its owner uses it on another’s attacker, whose dice are gone, and that one’s controller is healed', () => {
    play({
      cards: { bear: minion(3, 9), wolf: minion(1, 9) },
      turn: { phase: 'battle' },
      dice: [6, 6, 6, 4],
      players: [
        { name: 'A', hp: 10, battlefield: [medic('B'), 'wolf'] },
        { name: 'B', hp: 10 },
      ],
      steps: [
        { by: 'A', attack: ['medic', 'wolf'], victim: 'B' },
        { expect: { asks: { by: 'B', purpose: 'medic' } } },
        { by: 'B', counter: 'medic', on: 'medic' },
        { until: { phase: 'recovery' } },
        { expect: { players: { A: { hp: 28 }, B: { hp: 6 } } } },
      ],
    });
  });

  test('[K17-Q-125] not when it has been withdrawn or the damage is being allocated; a team may be left empty', () => {
    play({
      cards: { bear: minion(1, 9), wolf: minion(1, 9) },
      turn: { phase: 'battle' },
      dice: [6, 4],
      players: [
        { name: 'A', askAlways: true, battlefield: [medic('A', { counters: counters('medic', 'A', 2) })] },
        { name: 'B', battlefield: ['wolf'] },
      ],
      steps: [
        { by: 'A', attack: ['medic'], victim: 'B' },
        { by: 'A', counter: 'medic', on: 'medic' },
        {
          expect: { battle: { team: [] }, asks: { by: 'A', offersNot: [{ counter: 'medic', on: 'medic' }] } },
        },
        { by: 'A', counter: 'medic', on: 'medic', refused: 'K17-CTR-100' },
        { until: { phase: 'recovery' } },
        {
          expect: { players: { B: { hp: 35 }, A: { hp: 41 } }, cards: { medic: { counters: { medic: 1 } } } },
        },
      ],
    });
  });

  test('[K17-CTR-63] [K17-CTR-102] its dice are rolled again like any', () => {
    play({
      cards: { bear: minion(1, 9), wolf: minion(1, 9) },
      turn: { phase: 'battle' },
      dice: [1, 6],
      players: [
        { name: 'A', battlefield: [medic('A'), { card: 'wolf', counters: counters('dice', 'A') }] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', attack: ['medic'], victim: 'B' },
        { by: 'A', counter: 'medic', on: 'medic' },
        { by: 'A', counter: 'dice', on: 'wolf', die: 1 },
        { expect: { players: { A: { hp: 41 } } } },
      ],
    });
  });
});
