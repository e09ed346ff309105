import type { PlacedCard } from '../../../../src-main/api/answers/play-answers.js';

interface PlacedCounter {
  readonly kind: string;
  readonly owner: string;
  readonly count: number;
}

/** How a permanent lies, in the words in which Magic writes a position. */
export interface Lying {
  readonly owner?: string;
  readonly tapped?: boolean;
  readonly fresh?: boolean;
  readonly damage?: number;
  readonly counters?: readonly PlacedCounter[];
}

/** Main has read the position by the game's model, so its words are these. */
export const lyingOf = (placed: PlacedCard): Lying => placed as Lying;

/** Counters that change power and toughness; others come by what cards do. */
export const counterKinds = ['+1/+1', '-1/-1'] as const;

export const countOf = ({ counters = [] }: Lying, kind: string): number =>
  counters.reduce((sum, one) => (one.kind === kind ? sum + one.count : sum), 0);

/** The counters on a card with so many of a kind, all of one owner. */
export function withCount(
  { counters = [] }: Lying,
  kind: string,
  count: number,
  owner: string,
): PlacedCounter[] {
  const others = counters.filter((one) => one.kind !== kind);
  return count > 0 ? [...others, { kind, owner, count }] : others;
}
