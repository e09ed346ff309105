import { expect, test } from 'vitest';
import { asLookedAt, whole, type Parts } from '../../src-main/engine/by-parts.js';

interface Shown {
  readonly sum: number;
  readonly none: null;
  readonly odd?: true;
}

let made = 0;
const parts: Parts<readonly number[], Shown> = {
  sum: (numbers) => ((made += 1), numbers.reduce((sum, one) => sum + one, 0)),
  none: () => null,
  odd: ({ length }) => (length % 2 === 1 ? true : undefined),
};

test('a whole has all fields but those that come out undefined', () => {
  const make = whole(parts);
  expect(make([1, 2, 3])).toEqual({ sum: 6, none: null, odd: true });
  expect(Object.keys(make([1, 2]))).toEqual(['sum', 'none']);
});

test('a field is made when it is looked at first, and once', () => {
  const make = asLookedAt(parts);
  made = 0;
  const [one, other] = [make([1, 2, 3]), make([4])];
  expect(one.odd).toBe(true);
  expect(made).toBe(0);
  expect([one.sum, one.sum, other.sum, one.none]).toEqual([6, 6, 4, null]);
  expect(made).toBe(2);
});
