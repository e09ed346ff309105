import { pokerSize } from '../cards/size.js';
import type { Box } from './display-list.js';

/**
 * The rulebooks' card format, measured from their own example cards at 300 dpi. Figures in px of that grid are
 * turned into mm here and nowhere else.
 */
const px = (value: number): number => (value * 25.4) / 300;
const pt = (value: number): number => (value * 25.4) / 72;
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  x: px(left),
  y: px(top),
  width: px(right - left),
  height: px(bottom - top),
});

export const format = {
  width: pokerSize.width,
  height: pokerSize.height,
  /** How far the background reaches beyond the trim, mm: the most that a sheet may ask for. */
  bleed: 5,
  lineWidth: px(3),
  /** Outer edges of frame and ability box; their lines lie inside. */
  frame: box(36, 36, 714, 1014),
  abilityFrame: box(74, 580, 677, 808),
  name: { box: box(51, 44, 699, 124), middle: px(86.8), largest: pt(12), smallest: pt(5) },
  picture: box(39, 128, 711, 547),
  licence: { box: box(46, 552, 704, 574), middle: px(561.6), largest: pt(3), smallest: pt(2) },
  text: {
    box: box(84, 585, 667, 805),
    smallest: pt(5),
    classicLargest: px(25.4),
    modernLargest: px(44),
    /** Baseline to baseline: 31 px in the classic size, 54 px in the modern one. */
    pitch: 1.225,
  },
  padlock: box(328, 619, 420, 760),
  indicator: { box: box(200, 814, 550, 838), middle: px(825), size: px(12.9) },
  cost: { x: px(375), y: px(880.5), radius: px(36.5) },
  offense: { x: px(113), y: px(880.5), outer: px(49), inner: px(24.5), points: 20 },
  defense: box(600, 844, 675, 918),
  /** Two and three digits shrink to this width, so that they stay on the disc. */
  number: { size: pt(18), width: px(63) },
  leftTriangle: [px(94), px(850), px(148), px(881), px(94), px(912)],
  rightTriangle: [px(655), px(850), px(601), px(881), px(655), px(912)],
  flavor: { box: box(61, 943, 689, 1010), largest: px(16.3), smallest: px(12.5), pitch: 1.28, maxLines: 3 },
} as const;

/** The colours of the printed card; the program's own colours are the renderer's. */
export const ink = {
  paper: '#ffffff',
  text: '#000000',
  frame: '#808080',
  restriction: '#800000',
  padlock: '#dddddd',
  cost: '#aaffaa',
  offense: '#ffaaaa',
  defense: '#afafff',
  spell: '#640080',
  pictureMissing: '#f0f0f0',
} as const;
