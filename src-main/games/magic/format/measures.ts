import type { Box } from '../../../layout/display-list.js';
import { cardSize } from '../../../layout/measures.js';

/** Where things stand on a card, mm from the upper left corner of the trimmed card. */
const side = 5.4;
const width = cardSize.width - 2 * side;

const box = (y: number, height: number, x = side, wide = width): Box => ({ x, y, width: wide, height });

export const places = {
  frame: { x: 3, y: 3, width: cardSize.width - 6, height: cardSize.height - 6 },
  frameRadius: 1.6,
  /** Name and mana cost share a line; the cost takes what it needs. */
  title: box(4.4, 5.4),
  picture: box(10.2, 38),
  /** Type line and expansion symbol share one too. */
  type: box(48.9, 4.6),
  paper: box(54, 24.4),
  /** Within the paper, around the words. */
  margin: 1.5,
  licence: box(79, 3.6, side, 36.5),
  setMark: box(82.8, 1.9, side, 36.5),
  stats: box(79.2, 5.2, cardSize.width - side - 14.2, 14.2),
} as const;

/** Sizes of the em, mm. */
export const sizes = {
  name: { largest: 3.5, smallest: 1.8 },
  cost: { largest: 4.3, smallest: 1.6 },
  type: { largest: 2.75, smallest: 1.4 },
  text: { largest: 3.1, smallest: 1.35 },
  licence: { largest: 1.5, smallest: 0.9 },
  stats: { largest: 4.3, smallest: 1.8 },
  setSymbol: 3.6,
} as const;

/** Between the paragraphs of a text, and before the flavor text, em. */
export const gaps = { paragraph: 0.4, flavor: 0.7 } as const;

/** Baseline to baseline, em. */
export const PITCH = 1.17;
