import { describe, expect, test } from 'vitest';
import { mostGames, newMatch, standingOf, withGame, type Match } from '../../src-main/engine/match.js';

const after = (bestOf: number, winners: readonly (readonly number[])[], players = 2): Match =>
  winners.reduce<Match>(withGame, newMatch(bestOf, players));

describe('a match', () => {
  test('is won by whoever has won more than half of its games', () => {
    expect(standingOf(after(3, [[0], [1]]))).toMatchObject({ wins: [1, 1], isOver: false, winner: null });
    expect(standingOf(after(3, [[0], [1], [1]]))).toMatchObject({ wins: [1, 2], isOver: true, winner: 1 });
    expect(standingOf(after(5, [[0], [0], [0]]))).toMatchObject({ isOver: true, winner: 0 });
    expect(standingOf(after(1, [[1]]))).toMatchObject({ isOver: true, winner: 1 });
  });

  test('plays a game again that nobody won alone, but not for ever', () => {
    const tied = [[0, 1], [], [0, 1], []];
    expect(standingOf(after(3, tied))).toMatchObject({ wins: [0, 0], isOver: false });
    expect(standingOf(after(3, [...tied, [0, 1]]))).toMatchObject({ isOver: true, winner: null });
    expect(mostGames({ bestOf: 3 })).toBe(5);
  });

  test('of three players ends without a winner where each has won a game', () => {
    expect(standingOf(after(3, [[0], [2], [1]], 3))).toMatchObject({ isOver: true, winner: null });
  });

  test('lets who lost the last game decide who begins, beyond games that nobody won', () => {
    expect(standingOf(newMatch(3, 2)).chooser).toBeNull();
    expect(standingOf(after(3, [[0]])).chooser).toBe(1);
    expect(standingOf(after(3, [[1], [0, 1]])).chooser).toBe(0);
    expect(standingOf(after(3, [[1]], 3)).chooser).toBeNull();
  });
});
