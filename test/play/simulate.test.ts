import { expect, test } from 'vitest';
import { loadDecks } from '../../src-main/play/new-game/decks.js';
import { simulate, type Simulation } from '../../src-main/play/bots/simulate.js';
import { chanceFrom } from '../../src-main/engine/chance/chance.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import { filesIn } from '../source-files.js';
import { guideOf, randomDecks } from '../games/kotc/rules/random-decks.js';

const { designs, decks: lists } = randomDecks(chanceFrom(4), 3, guideOf(14));
const run = (seed: number, games = 8): Promise<Simulation> =>
  simulate({
    rules: kotcPlayables['kotc-14'],
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

const starterDecks = (library: string): string[] =>
  filesIn(`assets/starter/${library}/decks`, ['.deck.json']).sort().slice(0, 2);

test.each([
  ['kotc-06', 'kotc-06'],
  ['kotc-09', 'kotc-09'],
  ['kotc-10', 'kotc-09'],
  ['kotc-11', 'kotc-11'],
] as const)('games of %s are played to their end with decks of %s', async (rules, library) => {
  const decks = await loadDecks(starterDecks(library), kotcPlayables[rules]);
  const bots = ['random', 'random'] as const;
  const { wins, ties, unfinished } = await simulate({
    rules: kotcPlayables[rules],
    decks,
    bots,
    games: 3,
    seed: 5,
  });
  expect([(wins[0] ?? 0) + (wins[1] ?? 0) + ties, unfinished]).toEqual([3, 0]);
});
