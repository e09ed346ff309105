import { describe, expect, test } from 'vitest';
import { simulateBothSeats } from '../../../../src-main/play/bots/both-seats.js';
import { simulate } from '../../../../src-main/play/bots/simulate.js';
import { starterDecks, starterSets } from './starter-decks.js';

/** At each seat with each deck; test/bench/bots.ts plays four times as many. */
const GAMES = 25;
const seed = 1;

describe.each(starterSets)('in %s', (id, set) => {
  test('greedy beats random at either seat with either starter deck', async () => {
    const bots = ['greedy', 'random'] as const;
    const { wins, games, pairings } = await simulateBothSeats({
      ...(await starterDecks(id, set)),
      bots,
      games: GAMES,
      seed,
    });
    expect(games).toBe(4 * GAMES);
    expect(wins[0]).toBeGreaterThanOrEqual(95);
    const each = pairings.map(({ bots: seated, played }) => played.wins[seated.indexOf(0)]);
    expect(each.filter((won = 0) => won < 22)).toEqual([]);
  });

  test.each(['random', 'greedy'] as const)('games of %s against itself come to an end', async (bot) => {
    const { unfinished, turns } = await simulate({
      ...(await starterDecks(id, set)),
      bots: [bot, bot],
      games: GAMES,
      seed,
    });
    expect(unfinished).toBe(0);
    expect(turns / GAMES).toBeLessThan(100);
  });
});
