import type { Decision, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import type { ShownChoice } from './shown-choices.js';

/** Like cards of a question, as a list shows them once. */
export interface ChoiceStack {
  readonly name: string;
  readonly card: SeenCard | null;
  /** What stands for each of them in the reply. */
  readonly choices: readonly number[];
  readonly taken: number;
}

/** Whether like cards lie on one another: which of them is picked makes no difference before the first turn. */
export const isStacked = (decision: Pick<Decision, 'kind' | 'role'>): boolean =>
  decision.kind === 'cards' && decision.role === 'setup';

/** Cards of one design together, in the order in which the first of each is asked about. */
export function stacksOf(choices: readonly ShownChoice[], picked: readonly number[]): readonly ChoiceStack[] {
  const stacks = new Map<string, ShownChoice[]>();
  for (const one of choices) {
    const key = one.card?.face ? `design ${one.card.face.design}` : `card ${one.choice}`;
    stacks.set(key, [...(stacks.get(key) ?? []), one]);
  }
  return [...stacks.values()].map((like) => ({
    name: like[0]?.card?.face?.name ?? like[0]?.label ?? '',
    card: like[0]?.card ?? null,
    choices: like.map(({ choice }) => choice),
    taken: like.filter(({ choice }) => picked.includes(choice)).length,
  }));
}

/** The next of a stack that is not picked; undefined when all are. */
export const nextOf = ({ choices }: ChoiceStack, picked: readonly number[]): number | undefined =>
  choices.find((choice) => !picked.includes(choice));

/** The one of a stack that was picked last; undefined when none is. */
export const lastOf = ({ choices }: ChoiceStack, picked: readonly number[]): number | undefined =>
  picked.findLast((choice) => choices.includes(choice));
