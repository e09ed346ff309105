import { habitualWorth } from '../../../src-main/engine/search/habit-weights.js';
import { MARGIN } from '../../../src-main/engine/search/habits.js';
import type { HabitExample } from './examples.js';
import type { HabitWeights } from './fit.js';

/** How good habits are by what players found who thought about the same questions. */
export interface Judgement {
  readonly questions: number;
  /** At so many of them something else is done than usual; at so many of these it is better. */
  readonly other: number;
  readonly better: number;
  /** By a question in the mean, in the chance to win: by habits, and by what was found best, of which some is chance. */
  readonly gained: number;
  readonly most: number;
}

export function judged(examples: readonly HabitExample[], kinds: HabitWeights): Judgement {
  const questions = new Map<number, HabitExample[]>();
  for (const one of examples) {
    const replies = questions.get(one.question) ?? [];
    replies.push(one);
    questions.set(one.question, replies);
  }
  let [other, better, gained, most] = [0, 0, 0, 0];
  for (const replies of questions.values()) {
    most += Math.max(0, ...replies.map(({ gain }) => gain));
    const [first] = replies
      .map((one) => ({ one, lead: leadOf(one, kinds) }))
      .toSorted((a, b) => b.lead - a.lead);
    if (!first || first.lead <= MARGIN) continue;
    other += 1;
    gained += first.one.gain;
    if (first.one.gain > 0) better += 1;
  }
  const many = Math.max(1, questions.size);
  return { questions: questions.size, other, better, gained: gained / many, most: most / many };
}

/** By how much the reply seems better than the usual one. */
function leadOf({ kind, facts, usualKind, usualFacts, position }: HabitExample, kinds: HabitWeights): number {
  const [own, usual] = [kinds[kind], kinds[usualKind]];
  if (!own || !usual) return -Infinity;
  return habitualWorth(facts, position, own, false) - habitualWorth(usualFacts, position, usual, true);
}
