/** How high the rows of a player's field are: those whose cards can be read have the room that the others do not need. */
import { clamp } from './box.js';
import { CARD_RATIO } from './row-layout.js';

/** What lies in a row of a field. */
export interface RowNeed {
  readonly holds: 'fronts' | 'backs' | 'nothing';
  /** The height at which its cards still lie side by side, CSS px. */
  readonly most: number;
}

/**
 * How much higher the row that is nearest to the enemy is than the others: it is the one that is looked at, most of all where
 * all are low. Between these heights, CSS px on average, its share grows evenly.
 */
const FIRST_ROW = { high: 70, ofHigh: 1.25, low: 30, ofLow: 2.4 } as const;
/** How high a row is by what it holds, as a share of what it would be, and how low it does not become for that, CSS px. */
const HELD = {
  fronts: { share: 1, least: 0 },
  backs: { share: 0.72, least: 84 },
  nothing: { share: 0.5, least: 56 },
} as const;
/** The widest that a card in a row becomes, CSS px: it can be read as printed then. */
const WIDEST_CARD = 300;
const GAP = 1.09;

/** The height of a row in which so many cards lie side by side in that width, CSS px. */
export const heightFor = (cards: number, width: number): number =>
  Math.min(WIDEST_CARD, width / (Math.max(1, cards) * GAP)) * CARD_RATIO;

/** Heights of the rows of a field of that height, the one nearest to the enemy first, CSS px. */
export function usualHeights(height: number, rows: number, gap: number): number[] {
  const room = Math.max(1, height - gap * (rows - 1));
  const weight = rows === 1 ? 1 : firstRow(room / rows);
  const unit = room / (rows - 1 + weight);
  return Array.from({ length: rows }, (_, row) => (row === 0 ? unit * weight : unit));
}

function firstRow(height: number): number {
  const { high, ofHigh, low, ofLow } = FIRST_ROW;
  return ofHigh + (ofLow - ofHigh) * clamp((high - height) / (high - low), 0, 1);
}

/**
 * The same by what lies in the rows: those with nothing to read give room to those with fronts, whose cards grow while they lie
 * side by side.
 * @param text size of the person's font, as a share of the usual
 */
export function rowHeights(height: number, needs: readonly RowNeed[], gap: number, text: number): number[] {
  const usual = usualHeights(height, needs.length, gap);
  const least = usual.map((high, row) => {
    const held = HELD[needs[row]?.holds ?? 'fronts'];
    return row === 0 ? high : Math.max(high * held.share, Math.min(high, held.least * text));
  });
  const free = sum(usual) - sum(least);
  const wanted = needs.map(({ holds, most }, row) =>
    holds === 'fronts' ? Math.max(0, most - (least[row] ?? 0)) : 0,
  );
  const all = sum(wanted);
  const taken = Math.min(free, all);
  // What nobody can use stays with those that would give it.
  const kept = free === 0 ? 0 : (free - taken) / free;
  return usual.map((high, row) => {
    const low = least[row] ?? high;
    return low + (high - low) * kept + (all === 0 ? 0 : (taken * (wanted[row] ?? 0)) / all);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
