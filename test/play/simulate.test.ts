import { expect, test } from 'vitest';
import { loadDecks } from '../../src-main/play/new-game/decks.js';
import {
  simulate,
  simulateMatches,
  type PlayedGame,
  type Simulation,
} from '../../src-main/play/bots/simulate.js';
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

test('matches are played until one player has won more than half, the loser of a game deciding who begins the next', async () => {
  const rules = kotcPlayables['kotc-14'];
  const choosers: (number | undefined)[] = [];
  const kept: PlayedGame[] = [];
  const counted = await simulateMatches(
    {
      rules: {
        ...rules,
        loserChooses: true,
        begin: (given, seed, chooser) => {
          choosers.push(chooser);
          return rules.begin(given, seed);
        },
      },
      decks: { designs, lists: lists.slice(0, 2) },
      bots: ['greedy', 'random'],
      games: 4,
      seed: 2,
      keep: (played) => Promise.resolve(void kept.push(played)),
    },
    3,
  );
  const { played, wins, undecided } = counted.matches;
  expect(wins.reduce((sum, won) => sum + won, undecided)).toBe(played);
  expect(counted.games).toBe(kept.length);
  expect(counted.games).toBeGreaterThanOrEqual(2 * played);
  const winners = kept.map(({ game }) => game.result?.winners ?? []);
  const followsLoss = choosers.map(
    (chooser, nth) => chooser === undefined || winners[nth - 1]?.[0] === 1 - chooser,
  );
  expect(followsLoss).not.toContain(false);
  expect(choosers.filter((chooser) => chooser === undefined)).toHaveLength(played);
  expect(kept.map(({ chooser }) => chooser)).toEqual(choosers);
});

test('by rules that know no matches every game begins as any game does', async () => {
  const kept: PlayedGame[] = [];
  const simulated = {
    rules: kotcPlayables['kotc-14'],
    decks: { designs, lists: lists.slice(0, 2) },
    bots: ['random', 'random'],
    seed: 5,
    keep: (played: PlayedGame) => Promise.resolve(void kept.push(played)),
  };
  const { games } = await simulateMatches({ ...simulated, games: 2 }, 3);
  expect(kept.every(({ chooser }) => chooser === undefined)).toBe(true);
  const inMatches = kept.splice(0).map(({ game }) => game.inputs);
  await simulate({ ...simulated, games });
  expect(kept.map(({ game }) => game.inputs)).toEqual(inMatches);
});
