/**
 * Whether a difference is harmless or not, decided as soon as it can be: two mirrored sequential probability ratio tests on the
 * mean of block differences, each with the Gaussian approximation of the likelihood ratio that chess engines are tested by.
 */
import { varianceOf, type Moments } from './moments.js';

export type Verdict = 'too strong' | 'too weak' | 'fair' | 'undecided';

export interface TestPlan {
  /** A difference of win rates that does no harm. */
  readonly harmless: number;
  /** One that cannot be accepted. */
  readonly unacceptable: number;
  /** How often a harmless difference may be called unacceptable, each way. */
  readonly falseAlarms: number;
  /** How often an unacceptable one may be missed. */
  readonly misses: number;
  /** Blocks before the first look, from one look to the next, and at most. */
  readonly first: number;
  readonly every: number;
  readonly most: number;
}

export const usualPlan: TestPlan = {
  harmless: 0.01,
  unacceptable: 0.04,
  falseAlarms: 0.05,
  misses: 0.05,
  first: 200,
  every: 50,
  most: 6_000,
};

/** Whether the test looks after so many blocks. After the last it looks, too, unless they are too few to say anything. */
export const isLook = (count: number, { first, every, most }: TestPlan): boolean =>
  count >= first && (count === most || (count < most && (count - first) % every === 0));

/** Log likelihood ratio of a mean of b against one of a. */
export const logLikelihoodRatio = (moments: Moments, mean: number, a: number, b: number): number =>
  (moments.count * (b - a) * (2 * mean - a - b)) / (2 * varianceOf(moments));

/** What the test says at a look. */
export function verdictAt(moments: Moments, plan: TestPlan): Verdict {
  const { harmless, unacceptable, falseAlarms, misses } = plan;
  const accepts = Math.log((1 - misses) / falseAlarms);
  const rejects = Math.log(misses / (1 - falseAlarms));
  const above = logLikelihoodRatio(moments, moments.mean, harmless, unacceptable);
  const below = logLikelihoodRatio(moments, -moments.mean, harmless, unacceptable);
  if (above >= accepts) return 'too strong';
  if (below >= accepts) return 'too weak';
  return above <= rejects && below <= rejects ? 'fair' : 'undecided';
}
