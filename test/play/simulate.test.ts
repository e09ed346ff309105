import { expect, test } from 'vitest';
import { simulate, type Simulation } from '../../src-main/play/simulate.js';
import { chanceFrom } from '../../src-main/rules/kernel/chance.js';
import { kotc14Rules } from '../../src-main/rules/kotc/rule-set.js';
import { randomDecks } from '../rules/kotc/random-decks.js';

const { designs, decks: lists } = randomDecks(chanceFrom(4), 3);
const run = (seed: number, games = 8): Promise<Simulation> =>
  simulate({
    rules: kotc14Rules,
    decks: { designs, lists },
    bots: ['random', 'greedy', 'random'],
    games,
    seed,
  });

test('the same seed gives the same games, another one others', async () => {
  const [one, again, other] = await Promise.all([run(1), run(1), run(2)]);
  expect(one).toEqual(again);
  expect(one.decisions).not.toBe(other.decisions);
});

test('games of one run differ from each other', async () => {
  const one = await run(1, 1);
  expect((await run(1)).decisions).not.toBe(8 * one.decisions);
});

test('every game is won by one, tied or unfinished', async () => {
  const { games, wins, ties, unfinished, turns } = await run(3);
  expect(wins).toHaveLength(3);
  expect(wins.reduce((sum, won) => sum + won, ties + unfinished)).toBe(games);
  expect(turns).toBeGreaterThan(games);
});
