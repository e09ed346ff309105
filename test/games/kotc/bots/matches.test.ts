import { describe, expect, test } from 'vitest';
import { simulateBothSeats } from '../../../../src-main/play/bots/both-seats.js';
import { simulate } from '../../../../src-main/play/bots/simulate.js';
import { matchedSets, playField, starterDecks, starterPairs, starterSets } from './starter-decks.js';

/** At each seat with each deck; test/bench/bots.ts plays four times as many. */
const GAMES = 25;
const seed = 1;

describe.each(starterSets)('in %s', (id, set) => {
  test('greedy beats random at either seat with each starter deck', async () => {
    const bots = ['greedy', 'random'] as const;
    for (const pair of await starterPairs(id, set)) {
      const { wins, games, pairings } = await simulateBothSeats({ ...pair, bots, games: GAMES, seed });
      expect(games).toBe(4 * GAMES);
      expect(wins[0]).toBeGreaterThanOrEqual(95);
      const each = pairings.map(({ bots: seated, played }) => played.wins[seated.indexOf(0)]);
      expect(each.filter((won = 0) => won < 22)).toEqual([]);
    }
  });

  test.each(['random', 'greedy'] as const)('games of %s against itself come to an end', async (bot) => {
    for (const pair of await starterPairs(id, set)) {
      const { unfinished, turns } = await simulate({ ...pair, bots: [bot, bot], games: GAMES, seed });
      expect(unfinished).toBe(0);
      expect(turns / GAMES).toBeLessThan(100);
    }
  });
});

describe.each(matchedSets)('the starter decks of %s', (id) => {
  test('win about as often as each other where greedy plays them', async () => {
    const starters = await starterDecks(id, id);
    const games = starters.decks.lists.length > 2 ? 15 : 45;
    const shares = (await playField(starters, games, seed)).map(({ name, won, played }) => ({
      name,
      share: won / played,
    }));
    expect(shares.filter(({ share }) => share < 0.35 || share > 0.65)).toEqual([]);
  });
});
