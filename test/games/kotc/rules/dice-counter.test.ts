import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { counters, minion, play, spell, type Placed } from '../scene.js';

/** Dice Counters of the 14th Edition. */
const bear = minion(1, 9);
const lucky = (owner: string, as: string, count = 1): Placed => ({
  card: 'bear',
  as,
  counters: counters('dice', owner, count),
});

describe('Dice Counter', () => {
  test('[K14-CTR-60] [K14-CTR-61] [K14-CTR-62] any owner re-rolls a die, whoever rolled it, without a chain', () => {
    play({
      cards: { bear },
      dice: [6, 2],
      players: [
        { name: 'A', askAlways: true },
        {
          name: 'B',
          askAlways: true,
          battlefield: [{ card: 'bear', counters: [...counters('damage', 'A'), ...counters('dice', 'B')] }],
        },
      ],
      steps: [
        { by: 'B', counter: 'dice', on: 'bear', refused: 'K14-CTR-12' },
        { by: 'A', counter: 'damage', on: 'bear' },
        { until: { purpose: 'reroll' } },
        { expect: { asks: { by: 'B', rule: 'K14-CTR-61' }, chain: ['bear'] } },
        { by: 'B', counter: 'dice', on: 'bear', die: 6 },
        {
          expect: {
            chain: [],
            cards: { bear: { hp: 7, counters: {} } },
            log: [
              { type: 'roll', player: 'A' },
              { type: 'remove', card: 'bear' },
              { type: 'reroll', rule: 'K14-CTR-62' },
              { type: 'damage', amount: 2 },
            ],
          },
        },
      ],
    });
  });

  test('[K14-CTR-62] the new result counts also when it is worse', () => {
    play({
      cards: { bear, heal: spell('1-dice-heal yourself.', 0) },
      dice: [4, 1],
      players: [
        { name: 'A', askAlways: true, hand: ['heal'], battlefield: [lucky('A', 'lucky')] },
        { name: 'B' },
      ],
      steps: [
        { by: 'A', cast: 'heal' },
        { until: { purpose: 'reroll' } },
        { by: 'A', counter: 'dice', on: 'lucky', die: 4 },
        { expect: { players: { A: { hp: 36 } } } },
      ],
    });
  });

  test('[K14-CTR-63] [K15-CTR-63] [K16-CTR-63] [K14-CTR-64] of a dice-heal one die is re-rolled, equal dice are one choice', () => {
    play({
      cards: { bear, heal: spell('3-dice-heal yourself.', 0) },
      dice: [6, 6, 2, 1],
      players: [
        { name: 'A', askAlways: true, hand: ['heal'] },
        { name: 'B', battlefield: [lucky('B', 'lucky')] },
      ],
      steps: [
        { by: 'A', cast: 'heal' },
        { until: { purpose: 'reroll' } },
        { expect: { asks: { by: 'B', options: ['dice', 'dice'] }, players: { A: { hp: 35 } } } },
        { by: 'B', counter: 'dice', on: 'lucky', die: 6 },
        { expect: { players: { A: { hp: 44 } } } },
      ],
    });
  });

  test('[K14-CTR-63] [K15-CTR-63] [K16-CTR-63] [K14-Q-64] in a battle both pools lie before the first is asked, and no die is used before all decline', () => {
    play({
      cards: { bear },
      turn: { phase: 'battle', player: 'B' },
      dice: [5, 4, 1, 2],
      players: [
        { name: 'A', battlefield: [lucky('A', 'defender')] },
        { name: 'B', battlefield: [lucky('B', 'attacker')] },
        { name: 'C', askAlways: true, battlefield: [lucky('C', 'bystander')] },
      ],
      steps: [
        { by: 'B', attack: ['attacker'], victim: 'A' },
        { by: 'A', defend: ['defender'] },
        { until: { purpose: 'reroll' } },
        {
          expect: {
            asks: { by: 'B', options: ['dice', 'dice'] },
            cards: { defender: { hp: 9 }, attacker: { hp: 9 } },
            log: [
              { type: 'roll', player: 'B' },
              { type: 'roll', player: 'A' },
            ],
          },
        },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'C', purpose: 'reroll' } } },
        { by: 'C', counter: 'dice', on: 'bystander', die: 5 },
        { expect: { asks: { by: 'B', purpose: 'reroll' } } },
        { by: 'B', pass: true },
        { expect: { asks: { by: 'A', purpose: 'reroll' } } },
        { by: 'A', counter: 'dice', on: 'defender', die: 4 },
        {
          expect: {
            asks: { by: 'B', purpose: 'reroll' },
            cards: { defender: { hp: 9 }, attacker: { hp: 9 } },
          },
        },
        { by: 'B', pass: true },
        { expect: { cards: { defender: { hp: 8 }, attacker: { hp: 7, counters: { dice: 1 } } } } },
      ],
    });
  });

  test('[K14-CTR-65] a re-rolled die can be re-rolled again, by another player or the same', () => {
    play({
      cards: { bear, heal: spell('1-dice-heal yourself.', 0) },
      dice: [1, 2, 3, 6],
      players: [
        { name: 'A', askAlways: true, hand: ['heal'], battlefield: [lucky('A', 'lucky', 2)] },
        { name: 'B', battlefield: [lucky('B', 'other')] },
      ],
      steps: [
        { by: 'A', cast: 'heal' },
        { until: { purpose: 'reroll' } },
        { by: 'A', counter: 'dice', on: 'lucky', die: 1 },
        { by: 'A', pass: true },
        { by: 'B', counter: 'dice', on: 'other', die: 2 },
        { by: 'A', counter: 'dice', on: 'lucky', die: 3 },
        {
          expect: { players: { A: { hp: 41 } }, cards: { lucky: { counters: {} }, other: { counters: {} } } },
        },
      ],
    });
  });

  test('[K14-CTR-61] where no die is rolled, nobody is asked', () => {
    play({
      cards: { bear, mouse: minion(0, 1) },
      turn: { phase: 'battle' },
      players: [
        { name: 'A', battlefield: ['mouse'] },
        { name: 'B', askAlways: true, battlefield: [{ ...lucky('B', 'lucky'), exhausted: true }] },
      ],
      steps: [
        { by: 'A', attack: ['mouse'], victim: 'B' },
        { by: 'B', pass: true },
        { by: 'B', pass: true },
        {
          expect: {
            battle: null,
            asks: { by: 'B', purpose: 'battle' },
            cards: { lucky: { counters: { dice: 1 } } },
          },
        },
      ],
    });
  });
});
