/** Experiments for tests: cards of the 14th Edition in its starter decks. */
import { inTurns } from '../../src-main/common/turns.js';
import type { KotcCard } from '../../src-main/games/kotc/cards/card.js';
import { blankCard } from '../../src-main/games/kotc/cards/card.js';
import { ruleSet } from '../../src-main/games/rule-sets.js';
import {
  makeExperiment,
  USUAL_COPIES,
  type ExperimentWish,
  type MadeExperiment,
} from '../../src-main/lab/experiment/make-experiment.js';
import { starterHosts } from '../../src-main/lab/starter-hosts.js';
import { inProject } from '../../src-main/setup/project.mjs';

/** A minion without abilities, at a price that need not be right. */
export const bodyCard = (offense: number, defense: number, cost: number): KotcCard => ({
  ...blankCard('00000000-0000-4000-8000-000000000001', 14),
  name: `Body ${offense}/${defense}`,
  cost,
  offense,
  defense,
});

export async function experimentWith(
  card: ExperimentWish['card'],
  { rules = 'kotc-14', ...wish }: { readonly rules?: string } & Partial<Omit<ExperimentWish, 'rules'>> = {},
): Promise<MadeExperiment> {
  const set = ruleSet(rules);
  const hosts = await starterHosts(inProject('assets', 'starter'), set);
  return inTurns(
    makeExperiment({ pilot: 'greedy', seed: 1, copies: USUAL_COPIES, hosts, ...wish, card, rules: set }),
  );
}
