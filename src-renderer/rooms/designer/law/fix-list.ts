/** What is wrong with a card, with what puts it right, in the order in which it is offered. */
import type { Fix, ReadProblem } from '../../../../src-main/api/answers/language-answers.js';

/** Some problems that one list of fixes goes with. */
export type Mending = Pick<ReadProblem, 'because' | 'at' | 'field' | 'fixes'>;

/** The problem that a place of the text lies in, or just behind. */
export const problemAt = (problems: readonly ReadProblem[], place: number): ReadProblem | undefined =>
  problems.find(({ at }) => at !== null && at.start <= place && place <= at.end);

/** From the problem at the cursor on, or from the first. @param place of the cursor in the text; null: it is elsewhere */
export function mendings(problems: readonly ReadProblem[], place: number | null): readonly Mending[] {
  const first = place === null ? undefined : problemAt(problems, place);
  return first ? [first, ...problems.filter((one) => one !== first)] : problems;
}

/** Fixes of the card as a whole that no single problem offers. */
export const otherFixes = (fixes: readonly Fix[], problems: readonly ReadProblem[]): readonly Fix[] => {
  const offered = new Set(problems.flatMap((one) => one.fixes.map(({ change }) => JSON.stringify(change))));
  return fixes.filter(({ change }) => !offered.has(JSON.stringify(change)));
};
