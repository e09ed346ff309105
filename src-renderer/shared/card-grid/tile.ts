import type { CardRow } from '../../../src-main/api/answers/answers.js';

/** A card at its place in a grid of cards. */
export interface Tile {
  readonly row: CardRow;
  /** Its place among all cards of the grid, and in its line, from 0. */
  readonly index: number;
  readonly column: number;
  readonly chosen: boolean;
  /** Whether the keyboard reaches the grid here. */
  readonly reachable: boolean;
  readonly onchoose: (event: MouseEvent) => void;
}

/** The measures of a grid of cards, CSS px. */
export interface TileMeasures {
  /** Wished width of a card. */
  readonly card: number;
  readonly gap: number;
  /** Room around the grid, for the ring of a selected card too. */
  readonly edge: number;
  /** Height of what stands under a card. */
  readonly caption: number;
}

/** A height that grows with the person's own font size, CSS px. */
export const ofTextSize = (rem: number): number =>
  Math.round(rem * parseFloat(getComputedStyle(document.documentElement).fontSize));
