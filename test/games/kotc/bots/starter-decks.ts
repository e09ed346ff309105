import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadDecks, type Decks } from '../../../../src-main/play/new-game/decks.js';
import { simulate } from '../../../../src-main/play/bots/simulate.js';
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
  ['kotc-12', 'kotc-12'],
  ['kotc-13', 'kotc-13'],
  ['kotc-14', 'kotc-14'],
  ['kotc-15', 'kotc-15'],
  ['kotc-16', 'kotc-16'],
  ['kotc-17', 'kotc-17'],
];

/** Those whose decks are made to win about as often as each other. */
export const matchedSets: readonly KotcRulesId[] = [
  'kotc-06',
  'kotc-09',
  'kotc-11',
  'kotc-12',
  'kotc-13',
  'kotc-14',
  'kotc-15',
  'kotc-16',
  'kotc-17',
];

interface StarterDecks {
  readonly rules: GameRules;
  readonly decks: Decks;
}

/** The rules, and the starter decks of a set. */
export async function starterDecks(id: KotcRulesId, set: string): Promise<StarterDecks> {
  const folder = inProject('assets', 'starter', set, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const rules = kotcPlayables[id];
  return { rules, decks: await loadDecks(files, rules) };
}

/** The same with two decks each: the first with the second, the third with the fourth. */
export async function starterPairs(id: KotcRulesId, set: string): Promise<StarterDecks[]> {
  const { rules, decks } = await starterDecks(id, set);
  return decks.lists.flatMap((_, place) => {
    const lists = decks.lists.slice(place, place + 2);
    return place % 2 === 0 ? [{ rules, decks: { ...decks, lists } }] : [];
  });
}

export interface FieldResult {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

/**
 * Greedy plays every deck against every other, at either seat.
 * @param games in each pairing of decks by seats
 */
export async function playField(
  { rules, decks }: StarterDecks,
  games: number,
  seed: number,
): Promise<FieldResult[]> {
  const results = decks.names.map((name) => ({ name, played: 0, won: 0 }));
  for (const [first, one] of decks.lists.entries()) {
    for (const [second, other] of decks.lists.entries()) {
      if (first === second) continue;
      const lists = [one, other];
      const { wins } = await simulate({
        rules,
        decks: { ...decks, lists },
        bots: ['greedy', 'greedy'],
        games,
        seed,
      });
      for (const [seat, place] of [first, second].entries()) {
        const result = results[place];
        if (!result) continue;
        result.played += games;
        result.won += wins[seat] ?? 0;
      }
    }
  }
  return results;
}
