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
