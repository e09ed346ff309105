/** Which of several experiments surprise more than luck alone would have it. */
import { logLikelihoodRatio, type TestPlan } from './sequential-test.js';
import type { Moments } from './moments.js';

/**
 * How much speaks against a harmless difference, as the logarithm of an e-value: the mean of the likelihood ratios of both directions. It may be
 * looked at at any time.
 */
export function evidenceOf(moments: Moments, { harmless, unacceptable }: TestPlan): number {
  if (moments.count === 0) return 0;
  const above = logLikelihoodRatio(moments, moments.mean, harmless, unacceptable);
  const below = logLikelihoodRatio(moments, -moments.mean, harmless, unacceptable);
  const larger = Math.max(above, below);
  return larger + Math.log((1 + Math.exp(Math.min(above, below) - larger)) / 2);
}

/**
 * The Benjamini-Hochberg procedure on e-values (Wang and Ramdas, 2022): of those that are marked at most the given share is marked
 * wrongly in the mean, however they depend on each other.
 * @param evidence logarithms of e-values @returns for each whether it is marked
 */
export function marked(evidence: readonly number[], falseAlarms: number): boolean[] {
  const falling = evidence.toSorted((a, b) => b - a);
  const least = falling.filter(
    (one, place) => one >= Math.log(evidence.length / (falseAlarms * (place + 1))),
  );
  const bar = least.at(-1) ?? Infinity;
  return evidence.map((one) => one >= bar);
}
