import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchRules } from '../../src-main/engine/search/search-rules.js';
import { gameOfRules, ruleSet, ruleSets, trainableFor } from '../../src-main/games/rule-sets.js';
import type { TrainingExperiment } from '../../src-main/lab/training/training.js';
import type { TeacherName } from '../../src-main/lab/training/teachers.js';
import { loadDecks } from '../../src-main/play/new-game/decks.js';
import { inProject } from '../../src-main/setup/project.mjs';

/** What weights are found for. */
export interface Trained {
  readonly experiment: TrainingExperiment;
  readonly search: SearchRules;
  /** Of the game. */
  readonly folder: string;
}

/** By the id of rules, played with their starter decks. @throws Error for rules whose positions nobody judges */
export async function trainedFor(id: string, seed: number, teacher: TeacherName): Promise<Trained> {
  const known = ruleSets().map(({ rules }) => rules.id);
  const search = known.includes(id) ? trainableFor(id) : null;
  if (!search) throw new Error(`Say by which rules: ${known.filter(trainableFor).join(', ')}`);
  const rules = ruleSet(id);
  const folder = inProject('assets', 'starter', rules.starter ?? id, 'decks');
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => join(folder, file));
  const { cards, lists } = await loadDecks(files, rules);
  const { version } = rules.rules;
  return {
    experiment: { rules: id, version, teacher, seed, printed: cards, lists },
    search,
    folder: gameOfRules(id).id,
  };
}
