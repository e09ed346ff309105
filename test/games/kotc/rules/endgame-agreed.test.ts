import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { minion, play, spell } from '../scene.js';

/** "Endgame" of the 14th Edition's rulebook: players agree that there is no reason to go on. */
const cards = { bear: minion(2, 3), zap: spell('Draw 1 card.', 0) };

describe('agreement', () => {
  test('[K14-END-04] all players have to agree, and one refusal withdraws what all have agreed to', () => {
    play({
      players: [
        { name: 'A', hp: 30, askAlways: true },
        { name: 'B', hp: 31 },
        { name: 'C', hp: 29 },
      ],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { result: null, asks: { by: 'A' } } },
        { by: 'A', agree: false },
        { by: 'C', agree: true },
        { expect: { result: null, asks: { by: 'A' } } },
        { by: 'A', pass: true },
        { expect: { result: null } },
        { by: 'A', agree: true },
        { expect: { result: null } },
        { by: 'B', agree: true },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-04' } } },
      ],
    });
  });

  test('[K14-END-04] who has not agreed refuses for all: later agreements are not added to the earlier ones', () => {
    play({
      players: [{ name: 'A', hp: 30, askAlways: true }, { name: 'B', hp: 31 }, { name: 'C' }],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { by: 'C', agree: false },
        { by: 'C', agree: true },
        { expect: { result: null, asks: { by: 'A' } } },
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { asks: null, result: { winners: ['C'], criterion: 'hitpoints' } } },
      ],
    });
  });

  test('[K14-END-04] one who agrees twice is not two', () => {
    play({
      players: [{ name: 'A', askAlways: true }, { name: 'B' }],
      steps: [
        { by: 'A', agree: true },
        { by: 'A', agree: true },
        { expect: { result: null, asks: { by: 'A' } } },
      ],
    });
  });

  test('[K14-END-04] a player without HP has to agree as well', () => {
    play({
      players: [
        { name: 'A', askAlways: true },
        { name: 'B', hp: 20 },
        { name: 'C', hp: 0 },
      ],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { result: null } },
        { by: 'C', agree: true },
        { expect: { asks: null, result: { winners: ['A'] } } },
      ],
    });
  });

  test('[K14-END-04] in the middle of a chain what waits is not carried out', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 20, hand: ['zap'] },
        { name: 'B', hp: 10, askAlways: true },
      ],
      steps: [
        { by: 'A', cast: 'zap' },
        { by: 'B', agree: true },
        { by: 'A', agree: true },
        {
          expect: {
            asks: null,
            chain: ['zap'],
            players: { A: { hand: 0 } },
            result: { winners: ['A'], rule: 'K14-END-04' },
          },
        },
      ],
    });
  });

  test('[K14-END-04] in the middle of a battle the dice are not rolled', () => {
    play({
      cards,
      players: [
        { name: 'A', hp: 20, battlefield: ['bear'] },
        { name: 'B', hp: 20, battlefield: ['bear', 'bear'] },
      ],
      turn: { phase: 'battle' },
      steps: [
        { by: 'A', attack: ['bear'], victim: 'B' },
        { expect: { asks: { by: 'B', purpose: 'defend' } } },
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        {
          expect: { asks: null, result: { winners: ['B'], rule: 'K14-END-04' }, logNot: [{ type: 'roll' }] },
        },
      ],
    });
  });
});
