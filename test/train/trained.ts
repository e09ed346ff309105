import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRules } from '../../src-main/engine/search/search-rules.js';
import type { GameRules } from '../../src-main/games/game-play.js';
import * as kotc from '../../src-main/games/kotc/bots/search/figures.js';
import { kotcSearch } from '../../src-main/games/kotc/bots/search/search.js';
import { kotcPlayables } from '../../src-main/games/kotc/rules/playable.js';
import type { KotcRulesId } from '../../src-main/games/kotc/rules/rule-set.js';
import * as magic from '../../src-main/games/magic/bots/search/figures.js';
import { magicSearch } from '../../src-main/games/magic/bots/search/search.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import { loadDecks, type Decks } from '../../src-main/play/new-game/decks.js';
import { inProject } from '../../src-main/setup/project.mjs';

/** What weights are found for. */
export interface Trained {
  readonly rules: GameRules;
  readonly decks: Decks;
  readonly search: SearchRules;
  readonly figureNames: readonly string[];
  readonly figures: (context: never, player: number) => number[];
  /** Of the game. */
  readonly folder: string;
}

type Figures = Pick<Trained, 'search' | 'figureNames' | 'figures' | 'folder'>;

const none = { from: '', weights: {} };

const ofKotc = (id: KotcRulesId): Figures => ({
  search: kotcSearch(id, none) as unknown as SearchRules,
  figureNames: kotc.figureNames,
  figures: kotc.figuresOf,
  folder: 'kotc',
});

const table: Readonly<Record<string, () => Figures>> = {
  ...Object.fromEntries(Object.keys(kotcPlayables).map((id) => [id, () => ofKotc(id as KotcRulesId)])),
  'magic-classic': () => ({
    search: magicSearch(none) as unknown as SearchRules,
    figureNames: magic.figureNames,
    figures: magic.figuresOf,
    folder: 'magic',
  }),
};

/** By the id of rules, played with their starter decks. @throws Error for rules whose positions nobody judges */
export async function trainedFor(id: string): Promise<Trained> {
  const figures = table[id];
  if (!figures) throw new Error(`Say by which rules: ${Object.keys(table).join(', ')}`);
  const rules = ruleSet(id);
  const folder = inProject('assets', 'starter', rules.starter ?? id, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  return { rules, decks: await loadDecks(files, rules), ...figures() };
}
