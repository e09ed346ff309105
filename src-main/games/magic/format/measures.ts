import type { Box } from '../../../layout/display-list.js';
import { cardSize } from '../../../layout/measures.js';

const pt = (points: number): number => (points * 25.4) / 72;

/** From the left edge to where words and picture begin, mm. */
export const SIDE = 5.4;

/** A box between the sides. @param y and height in mm */
export const band = (y: number, height: number, width = cardSize.width - 2 * SIDE): Box => ({
  x: SIDE,
  y,
  width,
  height,
});

/** How far a plate reaches beyond the line that stands on it, mm. */
export const plateAround = ({ x, y, width, height }: Box): Box => ({
  x: x - 0.9,
  y: y + 0.15,
  width: width + 1.8,
  height: height - 0.3,
});
export const PLATE_RADIUS = 1.1;

/** Between the edge of the text's paper and its words, mm. */
export const MARGIN = 1.5;

/** Sizes of the em, mm. What is read in play is never printed smaller than 5 pt. */
export const sizes = {
  name: { largest: 3.5, smallest: pt(4) },
  cost: { largest: 4.3, smallest: 1.6 },
  type: { largest: 2.75, smallest: pt(4) },
  text: { largest: 3.1, smallest: pt(5) },
  licence: { largest: 1.5, smallest: 0.9 },
  stats: { largest: 4.3, smallest: 1.8 },
  setSymbol: 3.6,
} as const;

/** Flavor text is so much smaller than the abilities: as a rule, and where it has to give way. */
export const flavorShare = { usual: 0.92, least: 0.72 } as const;

/** Between the paragraphs of a text, and before the flavor text, em of the abilities. */
export const gaps = { paragraph: 0.4, flavor: 0.7 } as const;

/** Baseline to baseline, em. */
export const PITCH = 1.17;
