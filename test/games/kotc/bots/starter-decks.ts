import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadDecks, type Decks } from '../../../../src-main/play/new-game/decks.js';
import { kotcPlayables } from '../../../../src-main/games/kotc/rules/playable.js';
import type { GameRules } from '../../../../src-main/games/game-play.js';
import type { KotcRulesId } from '../../../../src-main/games/kotc/rules/rule-set.js';
import { inProject } from '../../../../src-main/setup/project.mjs';

/** Rules and the starter set that bots play them with. There is none of the 10th Edition; the 9th's may be played in it. */
export const starterSets: readonly (readonly [KotcRulesId, string])[] = [
  ['kotc-06', 'kotc-06'],
  ['kotc-09', 'kotc-09'],
  ['kotc-10', 'kotc-09'],
  ['kotc-11', 'kotc-11'],
  ['kotc-14', 'kotc-14'],
];

/** The rules, and the two starter decks of a set. */
export async function starterDecks(
  id: KotcRulesId,
  set: string,
): Promise<{ rules: GameRules; decks: Decks }> {
  const folder = inProject('assets', 'starter', set, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const rules = kotcPlayables[id];
  return { rules, decks: await loadDecks(files, rules) };
}
