import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../src-main/engine/chance/chance.js';
import { pickCards, rollFaces, shuffleCards, tossCoins } from '../../../src-main/engine/chance/draws.js';
import type { Draw } from '../../../src-main/engine/chance/forced.js';
import { LogBook } from '../../../src-main/engine/log.js';
import { newBaseState } from '../../../src-main/engine/defaults/base-state.js';
import type { GameContext } from '../../../src-main/engine/rule-set.js';
import { writable } from '../../../src-main/engine/pipeline/writable.js';

const laws = { deck: { knowledge: 'restricted', placed: true } } as const;
const gameOf = (seed: number): GameContext => ({
  state: newBaseState(laws, 'deck', [[0], [0]], seed),
  designs: [],
  log: new LogBook(),
});

describe('what rules leave to chance', () => {
  test.each([2, 4, 6, 20, 100])('a die of %i sides shows each of them, and nothing else', (sides) => {
    const faces = rollFaces(gameOf(sides), sides * 40, sides);
    expect([...new Set(faces)].sort((a, b) => a - b)).toEqual(
      Array.from({ length: sides }, (_, face) => face + 1),
    );
  });

  test('dice of which nothing else is said have six sides', () => {
    expect(rollFaces(gameOf(3), 30)).toEqual(rollFaces(gameOf(3), 30, 6));
  });

  test('coins fall on both sides, as they are scripted first', () => {
    expect(new Set(tossCoins(gameOf(1), 40))).toEqual(new Set([true, false]));
    const game = gameOf(1);
    writable(game.state).chance = { ...chanceFrom(1), dice: [1, 2, 2, 1] };
    expect(tossCoins(game, 4)).toEqual([true, false, false, true]);
  });

  test('dice show what is scripted, of whatever kind they are; a face that a die does not have is a fault', () => {
    const game = gameOf(1);
    writable(game.state).chance = { ...chanceFrom(1), dice: [20, 3, 7] };
    expect(rollFaces(game, 1, 20)).toEqual([20]);
    expect(rollFaces(game, 1)).toEqual([3]);
    expect(() => rollFaces(game, 1)).toThrow('A die of 6 sides cannot show 7');
  });

  test('every draw is told to who listens, in its order', () => {
    const game = gameOf(5);
    const seen: Draw[] = [];
    game.onDraw = (draw) => void seen.push(draw);
    const drawn = [
      { dice: rollFaces(game, 3), sides: 6 },
      { pick: shuffleCards(game, [4, 5, 6]) },
      { pick: pickCards(game, [7, 8, 9], 2) },
      { dice: tossCoins(game, 2).map((heads) => (heads ? 1 : 2)), sides: 2 },
    ];
    expect(seen).toEqual(drawn);
  });
});
