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
  /** So small on this screen that a picture of fewer pixels is as sharp. */
  readonly small: boolean;
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

/** Width of a small picture, in pixels of the screen. */
const SMALL = 313;

/** @param width of the card, CSS px */
export const isSmall = (width: number): boolean => width * devicePixelRatio <= SMALL;

const [full, small] = ['/thumbnail/', '/tile/'];

/** Address of the picture that a tile shows. */
export const pictureOf = ({ row, small: isSmall }: Tile): string =>
  isSmall ? row.thumbnail.replace(full, small) : row.thumbnail;

/** The thumbnail of which a picture in either size shows the card. */
export const thumbnailOf = (picture: string | null): string | null => picture?.replace(small, full) ?? null;
