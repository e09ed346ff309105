import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { simulateBothSeats } from '../../../src-main/play/both-seats.js';
import { loadDecks, type Decks } from '../../../src-main/play/decks.js';
import { simulate } from '../../../src-main/play/simulate.js';
import { kotcRuleSets, type KotcRules, type KotcRulesId } from '../../../src-main/rules/kotc/rule-set.js';
import { inProject } from '../../../src-main/setup/project.mjs';

const GAMES = 100;
const seed = 1;

/** The rules, and the two starter decks of a library. */
async function starters(id: KotcRulesId, library: string): Promise<{ rules: KotcRules; decks: Decks }> {
  const folder = inProject('assets', 'starter', library, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const rules = kotcRuleSets[id];
  return { rules, decks: await loadDecks(files, rules.edition.number) };
}

/** There are no starter decks of the 10th Edition; the 9th's may be played in it. */
const libraries: readonly (readonly [KotcRulesId, string])[] = [
  ['kotc-06', 'kotc-06'],
  ['kotc-09', 'kotc-09'],
  ['kotc-10', 'kotc-09'],
  ['kotc-11', 'kotc-11'],
  ['kotc-14', 'kotc-14'],
];

describe.each(libraries)('in %s', (id, library) => {
  test('greedy beats random at either seat with either starter deck', async () => {
    const bots = ['greedy', 'random'] as const;
    const { wins, games, pairings } = await simulateBothSeats({
      ...(await starters(id, library)),
      bots,
      games: GAMES,
      seed,
    });
    expect(games).toBe(400);
    expect(wins[0]).toBeGreaterThanOrEqual(380);
    const each = pairings.map(({ bots: seated, played }) => played.wins[seated.indexOf(0)]);
    expect(each.filter((won = 0) => won < 90)).toEqual([]);
  });

  test.each(['random', 'greedy'] as const)('games of %s against itself come to an end', async (bot) => {
    const { unfinished, turns } = await simulate({
      ...(await starters(id, library)),
      bots: [bot, bot],
      games: GAMES,
      seed,
    });
    expect(unfinished).toBe(0);
    expect(turns / GAMES).toBeLessThan(100);
  });
});
