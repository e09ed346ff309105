import { describe } from 'vitest';
import { test } from '../in-editions.js';
import { play } from '../scene.js';

describe('giving up', () => {
  test('[K14-Q-26] a player of two who resigns loses, at any time', () => {
    play({
      players: [
        { name: 'A', hp: 35, hand: [1] },
        { name: 'B', hp: 1, hand: [1] },
      ],
      steps: [
        { expect: { asks: { by: 'A' } } },
        { by: 'A', resign: true },
        { expect: { asks: null, result: { winners: ['B'], rule: 'K14-Q-26' } } },
      ],
    });
    play({
      players: [
        { name: 'A', hand: [1] },
        { name: 'B', hand: [1] },
      ],
      steps: [
        { by: 'B', resign: true },
        { expect: { asks: null, result: { winners: ['A'], rule: 'K14-Q-26' } } },
      ],
    });
  });

  test('[K14-Q-26] of more than two nobody can; only all of them together end the game', () => {
    play({
      players: ['A', 'B', 'C'].map((name, place) => ({ name, hp: 10 + place, hand: [1] })),
      steps: [
        { by: 'A', resign: true, refused: 'K14-Q-26' },
        { expect: { result: null, asks: { by: 'A' } } },
        { by: 'A', agree: true },
        { by: 'B', agree: true },
        { expect: { result: null, asks: { by: 'A' } } },
        { by: 'B', agree: false },
        { by: 'C', agree: true },
        { by: 'B', agree: true },
        // A agreed before B refused, which was for another time.
        { expect: { result: null } },
        { by: 'A', agree: true },
        { expect: { asks: null, result: { winners: ['C'], rule: 'K14-END-04' } } },
      ],
    });
  });
});
