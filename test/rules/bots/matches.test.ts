import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDecks } from '../../../src-main/play/decks.js';
import { simulate, type Simulation } from '../../../src-main/play/simulate.js';
import type { BotName } from '../../../src-main/rules/bots/bots.js';
import { kotcRuleSets, type KotcRulesId } from '../../../src-main/rules/kotc/rule-set.js';
import { inProject } from '../../../src-main/setup/project.mjs';

const GAMES = 100;

/** Bots play the starter decks of a library against each other. */
async function match(id: KotcRulesId, library: string, bots: readonly BotName[]): Promise<Simulation> {
  const folder = inProject('assets', 'starter', library, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const rules = kotcRuleSets[id];
  const decks = await loadDecks(files, rules.edition.number);
  return await simulate({ rules, decks, bots, games: GAMES, seed: 1 });
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
  test('greedy beats random clearly, with either starter deck', async () => {
    const one = await match(id, library, ['greedy', 'random']);
    const other = await match(id, library, ['random', 'greedy']);
    expect(one.wins[0]).toBeGreaterThan(85);
    expect(other.wins[1]).toBeGreaterThan(85);
  });

  test.each(['random', 'greedy'] as const)('games of %s against itself come to an end', async (bot) => {
    const { unfinished, turns } = await match(id, library, [bot, bot]);
    expect(unfinished).toBe(0);
    expect(turns / GAMES).toBeLessThan(100);
  });
});
