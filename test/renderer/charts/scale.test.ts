import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelEvery, ticksTo } from '../../../src-renderer/shared/charts/scale.js';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [37, [0, 10, 20, 30, 40]],
  [4200, [0, 2000, 4000, 6000]],
])('a scale to %d', (most, ticks) => expect(ticksTo(most)).toEqual(ticks));

test('a scale begins at 0, reaches the highest value, and has a handful of whole steps', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (most) => {
      const ticks = ticksTo(most);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('labels that would touch are thinned out', () => {
  expect(labelEvery(10, 400, 30)).toBe(1);
  expect(labelEvery(40, 400, 30)).toBe(5);
  expect(labelEvery(400, 400, 30)).toBe(50);
});
