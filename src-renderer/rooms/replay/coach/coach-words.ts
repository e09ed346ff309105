import type { TurningPoint } from '../../../../src-main/api/answers/play-answers.js';

/** "62 %". */
export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "You attacked with Grey Wolf; the coach would have kept it back." @param who null: the person who reads it */
export const pointSentence = (
  { did, would }: Pick<TurningPoint, 'did' | 'would'>,
  who: string | null,
): string => `${who ?? 'You'} ${did}; the coach ${would}.`;

/** How sure the coach is: "The two lie 31 points apart, give or take 5." */
export function howSure({ from, to, within }: Pick<TurningPoint, 'from' | 'to' | 'within'>): string {
  const points = (share: number): number => Math.round(100 * share);
  return `The two lie ${points(from - to)} points apart, give or take ${points(within)}.`;
}
