/** Counting cards for figures. */
import type { Card } from './card.js';

/** How many values lie from `from` up to, but without, `below`; null: there is no upper end. */
export interface Step {
  readonly from: number;
  readonly below: number | null;
  readonly cards: number;
}

/** Sorts values into steps. @param starts where each step begins, rising; smaller values count in the first */
export function spread(values: readonly number[], starts: readonly number[]): Step[] {
  const counts = starts.map(() => 0);
  for (const value of values) {
    const step = Math.max(
      0,
      starts.findLastIndex((start) => value >= start),
    );
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return starts.map((from, index) => ({ from, below: starts[index + 1] ?? null, cards: counts[index] ?? 0 }));
}

/** Cards that one may want to look at: the first of them, and how many there are. */
export interface Found {
  readonly count: number;
  readonly first: readonly { readonly id: string; readonly name: string }[];
}

/** How many cards are named where all could be too many to look at. */
export const NAMED = 200;

export const found = (cards: readonly Card[]): Found => ({
  count: cards.length,
  first: cards.slice(0, NAMED).map(({ id, name }) => ({ id, name })),
});

/** How often each value is there, in the order in which they come first. */
export function counted<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
