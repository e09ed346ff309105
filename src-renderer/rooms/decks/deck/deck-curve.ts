import type { CostCount } from '../../../../src-main/api/answers/deck-answers.js';

/** A column of a curve: one cost, or the last for all from there on. */
export interface CurveColumn {
  readonly from: number;
  readonly andMore: boolean;
  readonly copies: number;
}

/** A curve has as many columns as it needs, and no more than can be told apart. */
const FEWEST = 7;
const MOST = 16;

/** The curve of a deck: a column for every cost from 0 on, also for those that no card has. Blank costs have none. */
export function curveOf(costs: readonly CostCount[]): readonly CurveColumn[] {
  const known = costs.flatMap(({ cost, copies }) => (cost === null ? [] : [{ cost, copies }]));
  const highest = Math.max(0, ...known.map(({ cost }) => cost));
  const columns = Math.min(MOST, Math.max(FEWEST, highest + 1));
  const last = columns - 1;
  const counts = Array.from({ length: columns }, () => 0);
  for (const { cost, copies } of known) {
    const at = Math.min(cost, last);
    counts[at] = (counts[at] ?? 0) + copies;
  }
  return counts.map((copies, from) => ({ from, copies, andMore: from === last && highest > last }));
}

/** Mean cost of the cards that have one, or null where none has. */
export function meanCost(costs: readonly CostCount[]): number | null {
  let sum = 0;
  let copies = 0;
  for (const row of costs) {
    if (row.cost === null) continue;
    sum += row.cost * row.copies;
    copies += row.copies;
  }
  return copies === 0 ? null : sum / copies;
}
