/** What the statistics promise, held against simulated blocks with fixed seeds. */
import { describe, expect, test } from 'vitest';
import { pooled } from '../../src-main/lab/statistics/families.js';
import { evidenceOf, marked } from '../../src-main/lab/statistics/several.js';
import { halfWidth } from '../../src-main/lab/statistics/interval.js';
import {
  momentsOf,
  noMoments,
  varianceOf,
  withFigure,
  type Moments,
} from '../../src-main/lab/statistics/moments.js';
import {
  isLook,
  logLikelihoodRatio,
  usualPlan,
  verdictAt,
  type Verdict,
} from '../../src-main/lab/statistics/sequential-test.js';
import { numbersFrom } from './numbers.js';

/** Blocks as games give them: mostly no difference, else half a win or a whole one either way. */
function blocksOf(mean: number, seed: number, zeros = 0.8): () => number {
  const next = numbersFrom(seed);
  // Of those that differ two thirds are by half a game.
  const size = (2 / 3) * 0.5 + 1 / 3;
  const up = 0.5 + mean / (2 * (1 - zeros) * size);
  return () => {
    if (next() < zeros) return 0;
    const far = next() < 2 / 3 ? 0.5 : 1;
    return next() < up ? far : -far;
  };
}

interface Ending {
  readonly verdict: Verdict;
  readonly blocks: number;
  /** The mean was outside of the interval at some moment. */
  readonly missed: boolean;
}

function ending(mean: number, seed: number): Ending {
  const next = blocksOf(mean, seed);
  let moments: Moments = noMoments;
  let missed = false;
  let verdict: Verdict = 'undecided';
  while (verdict === 'undecided' && moments.count < usualPlan.most) {
    moments = withFigure(moments, next());
    if (moments.count >= 50 && Math.abs(moments.mean - mean) > halfWidth(moments)) missed = true;
    if (isLook(moments.count, usualPlan)) verdict = verdictAt(moments, usualPlan);
  }
  return { verdict, blocks: moments.count, missed };
}

const RUNS = 300;
const endings = (mean: number): Ending[] =>
  Array.from({ length: RUNS }, (_, run) => ending(mean, 1000 * Math.round(1000 * mean) + run));
const share = (all: readonly Ending[], is: (one: Ending) => boolean): number =>
  all.filter((one) => is(one)).length / all.length;

describe('the sequential test', () => {
  test('a harmless difference is hardly ever called unfair', () => {
    const none = endings(0);
    expect(share(none, ({ verdict }) => verdict === 'fair')).toBeGreaterThan(0.95);
    // At the margin itself 5 % are allowed, and the approximation takes a little more.
    expect(share(endings(0.01), ({ verdict }) => verdict.startsWith('too'))).toBeLessThan(0.08);
  });

  test('an unacceptable difference is hardly ever missed, and told to which side', () => {
    const strong = endings(0.04);
    expect(share(strong, ({ verdict }) => verdict === 'too strong')).toBeGreaterThan(0.92);
    expect(share(strong, ({ verdict }) => verdict === 'too weak')).toBe(0);
    expect(share(endings(-0.04), ({ verdict }) => verdict === 'too weak')).toBeGreaterThan(0.92);
    expect(share(endings(0.06), ({ verdict }) => verdict === 'too strong')).toBeGreaterThan(0.98);
  });

  test('the larger the difference, the sooner it is decided', () => {
    const mean = (all: readonly Ending[]): number =>
      all.reduce((sum, { blocks }) => sum + blocks, 0) / all.length;
    const [small, large] = [mean(endings(0.04)), mean(endings(0.06))];
    expect(large).toBeLessThan(0.75 * small);
    expect(large).toBeGreaterThan(usualPlan.first - 1);
  });

  test('midway between harmless and unacceptable either may be said', () => {
    const strong = share(endings(0.025), ({ verdict }) => verdict === 'too strong');
    expect(strong).toBeGreaterThan(0.3);
    expect(strong).toBeLessThan(0.7);
  });

  test('looks only from the first one on, at equal steps and at the end', () => {
    const plan = { ...usualPlan, first: 200, every: 50, most: 275 };
    const looks = Array.from({ length: 300 }, (_, count) => count).filter((count) => isLook(count, plan));
    expect(looks).toEqual([200, 250, 275]);
    expect(isLook(30, { ...plan, most: 30 })).toBe(false);
  });

  test('the likelihood ratio is that of two normal means', () => {
    const moments = momentsOf([0.5, -0.5, 0.5, 0]);
    const normal = (mean: number): number =>
      [0.5, -0.5, 0.5, 0].reduce((sum, one) => sum - (one - mean) ** 2 / (2 * varianceOf(moments)), 0);
    const ratio = logLikelihoodRatio(moments, moments.mean, 0.01, 0.04);
    expect(ratio).toBeCloseTo(normal(0.04) - normal(0.01), 10);
  });
});

describe('the interval', () => {
  test('has the mean in it at every moment of nearly all runs', () => {
    const all = [0, 0.04, -0.1].flatMap((mean) => endings(mean));
    expect(share(all, ({ missed }) => missed)).toBeLessThan(0.06);
    // An interval for one moment would be narrower: at 1,000 blocks by nearly half.
    const moments: Moments = { count: 1000, mean: 0, squares: 40 };
    const fixed = 1.96 * Math.sqrt(0.04 / 1000);
    expect(halfWidth(moments) / fixed).toBeGreaterThan(1.4);
    expect(halfWidth(moments) / fixed).toBeLessThan(2);
  });

  test('is as wide as can be before anything is known, and never certain', () => {
    expect(halfWidth(noMoments)).toBe(Infinity);
    expect(halfWidth(momentsOf([1]))).toBe(Infinity);
    expect(halfWidth(momentsOf([0, 0, 0]))).toBeGreaterThan(0);
  });
});

describe('several decks', () => {
  const family = (mean: number, spread: number, count: number): Moments => ({
    count,
    mean,
    squares: spread * spread * count,
  });

  test('that agree are one, weighed by what is known of each', () => {
    const both = pooled([family(0.02, 0.2, 400), family(0.02, 0.2, 100)]);
    expect(both).toMatchObject({ mean: 0.02, between: 0 });
    expect(both?.error).toBeCloseTo(0.2 / Math.sqrt(500), 10);
  });

  test('that differ widen the error by how far they differ', () => {
    const apart = pooled([family(0.1, 0.2, 10_000), family(-0.1, 0.2, 10_000)]);
    expect(apart?.mean).toBeCloseTo(0, 10);
    expect(apart?.between).toBeGreaterThan(0.13);
    expect(apart?.error).toBeGreaterThan(0.09);
  });

  test('of which one is hardly known say nothing yet', () => {
    expect(pooled([family(0.1, 0.2, 10), family(0, 0, 1)])).toBeNull();
  });
});

describe('many cards at once', () => {
  test('hardly any is marked where all are harmless, and nearly all marks are right where some are not', () => {
    const evidenceAfter = (mean: number, seed: number): number => {
      const next = blocksOf(mean, seed);
      return evidenceOf(momentsOf(Array.from({ length: 400 }, next)), usualPlan);
    };
    let [sets, wrong, right, all] = [0, 0, 0, 0];
    for (let set = 0; set < 60; set += 1) {
      const harmless = Array.from({ length: 30 }, (_, card) => evidenceAfter(0.01, 5000 + 100 * set + card));
      if (marked(harmless, 0.05).includes(true)) sets += 1;
      const strong = Array.from({ length: 10 }, (_, card) =>
        evidenceAfter(-0.08, 900_000 + 100 * set + card),
      );
      const marks = marked([...harmless, ...strong], 0.05);
      wrong += marks.slice(0, 30).filter(Boolean).length;
      right += marks.slice(30).filter(Boolean).length;
      all += 10;
    }
    expect(sets / 60).toBeLessThan(0.1);
    expect(wrong / (wrong + right)).toBeLessThan(0.05);
    expect(right / all).toBeGreaterThan(0.7);
  });

  test('evidence is the mean of both directions, and nothing before there is a block', () => {
    expect(evidenceOf(noMoments, usualPlan)).toBe(0);
    const moments: Moments = { count: 100, mean: 0.1, squares: 4 };
    const ratio = (mean: number): number => Math.exp(logLikelihoodRatio(moments, mean, 0.01, 0.04));
    expect(Math.exp(evidenceOf(moments, usualPlan))).toBeCloseTo((ratio(0.1) + ratio(-0.1)) / 2, 8);
  });

  test('the more are marked, the less each needs', () => {
    // One of four at 5 % needs an e-value of 80, two need 40 each.
    expect(marked([79, 1, 1, 1].map(Math.log), 0.05)).toEqual([false, false, false, false]);
    expect(marked([41, 1, 41, 1].map(Math.log), 0.05)).toEqual([true, false, true, false]);
  });
});

test('moments are those of all figures, in whatever order they came', () => {
  const figures = [0, 0.5, -1, 0.5, 0.25];
  const { count, mean, squares } = momentsOf(figures);
  const plain = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  expect([count, mean]).toEqual([5, expect.closeTo(plain, 12)]);
  expect(squares).toBeCloseTo(
    figures.reduce((sum, one) => sum + (one - plain) ** 2, 0),
    12,
  );
});
