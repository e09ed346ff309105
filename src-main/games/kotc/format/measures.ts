import type { Box } from '../../../layout/display-list.js';

/** Figures in px of the rulebooks' grid (300 dpi) and in typographic points are turned into mm here and nowhere else. */
export const px = (value: number): number => (value * 25.4) / 300;
export const pt = (value: number): number => (value * 25.4) / 72;

/** A box by its edges, in px of the grid. */
export const box = (left: number, top: number, right: number, bottom: number): Box => ({
  x: px(left),
  y: px(top),
  width: px(right - left),
  height: px(bottom - top),
});

/** A triangle by its corners, in px of the grid: x and y by turns. */
export const triangle = (...corners: number[]): readonly number[] => corners.map(px);
