import { describe } from 'vitest';
import { test } from '../../in-editions.js';
import { minion, play, spell } from '../../scene.js';

/** The end of the game in the 12th Edition, where leftover dice of both sides hit the players. */
const cards = {
  imp: minion(1, 1),
  blade: minion(3, 1),
  one: minion(1, 1, '', 1),
  two: minion(1, 1, '', 2),
  five: minion(2, 3, '', 5),
  dear: spell('Draw 1 card.', 9),
};

const rules = 'kotc-12';
/** A's dice destroy B's team and leave a 5; B's destroy A's and leave a 6. */
const bothFall = [
  { by: 'A', attack: ['blade'], victim: 'B' },
  { by: 'B', defend: ['imp', 'imp 2'] },
  { by: 'A', die: 1 },
  { by: 'A', die: 1 },
  { by: 'B', die: 1 },
];
const bothFallDice = [1, 1, 5, 1, 6];

describe('all players at 0 HP', () => {
  test.until(12)('[K12-END-01] three of them by one battle: the game ends', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hp: 3, battlefield: ['blade'] },
        { name: 'B', hp: 5, battlefield: ['imp', 'imp'] },
        { name: 'C', hp: 0, battlefield: ['five'] },
      ],
      turn: { phase: 'battle' },
      dice: bothFallDice,
      steps: [
        ...bothFall,
        {
          expect: {
            players: { A: { hp: 0 }, B: { hp: 0 } },
            asks: null,
            result: { winners: ['C'], rule: 'K12-END-01' },
          },
        },
      ],
    });
  });

  test.until(12)('[K12-END-22] the levels decide, not the decks', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', hp: 6, battlefield: ['blade', { card: 'two', exhausted: true }], deck: [5] },
        { name: 'B', hp: 5, battlefield: ['imp', 'imp', { card: 'one', exhausted: true }], deck: [30] },
      ],
      turn: { phase: 'battle' },
      dice: bothFallDice,
      steps: [
        ...bothFall,
        { expect: { asks: null, result: { winners: ['A'], rule: 'K12-END-01', criterion: 'levels' } } },
      ],
    });
  });
});

describe('levels in play', () => {
  test.until(12)('[K12-END-15] those of minions count, those of set traps do not', () => {
    play({
      rules,
      cards,
      players: [
        { name: 'A', battlefield: ['two'], traps: ['dear', 'dear'], askAlways: true },
        { name: 'B', battlefield: ['five'], deck: [1] },
      ],
      steps: [
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { asks: null, result: { winners: ['B'], criterion: 'levels' } } },
      ],
    });
  });
});
