import { roundLength, type Grid } from './grid.js';
import type { SheetOptions, SheetPlan } from './job.js';
import { CONTROL_BAND } from './control-line.js';

type Mark = SheetPlan['marks'][number];
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Marks keep this far from the card and from its bleed, in mm, so that a cut a little off shows no ink. */
const CARD_GAP = 1;
const BLEED_GAP = 0.5;
const LONG_MARK = 5;
const SHORT_MARK = 2;
/** A shorter mark than this, in mm, guides no knife. */
export const WORTH_CUTTING_BY = 1;

/**
 * A mark on every cut line, on all four sides of the grid, and in the gutters where the bleeds leave room. Marks
 * never touch a card or its bleed.
 */
export function placeCutMarks(grid: Grid, sheet: SheetOptions): Mark[] {
  const vertical = stretches(grid.paper.height, grid.tops, grid.card.height, sheet);
  const horizontal = stretches(grid.paper.width, grid.lefts, grid.card.width, sheet);
  return [
    ...cutLines(grid.lefts, grid.card.width).flatMap((x) =>
      vertical.map(({ from, to }) => ({ x1: x, y1: from, x2: x, y2: to })),
    ),
    ...cutLines(grid.tops, grid.card.height).flatMap((y) =>
      horizontal.map(({ from, to }) => ({ x1: from, y1: y, x2: to, y2: y })),
    ),
  ];
}

/** How much of the shortest outer mark lies where the printer reaches, in mm; at most a short mark's length. */
export function shortestMarkInside(grid: Grid, sheet: SheetOptions): number {
  return Math.min(SHORT_MARK, Math.min(grid.x, grid.y) - sheet.margin - clearance(sheet));
}

/** Both edges of every card; cards that touch share theirs. */
function cutLines(starts: readonly number[], size: number): number[] {
  return [...new Set(starts.flatMap((start) => [start, roundLength(start + size)]))];
}

/** Where marks may run along one axis: before the first card, between cards, after the last. */
function stretches(paper: number, starts: readonly number[], size: number, sheet: SheetOptions): Stretch[] {
  const clear = clearance(sheet);
  const first = starts[0] ?? 0;
  const end = (starts.at(-1) ?? 0) + size;
  const length = markLength(first, sheet);
  const found: Stretch[] = [{ from: Math.max(0, first - clear - length), to: first - clear }];
  for (const start of starts.slice(1)) {
    found.push({ from: start - sheet.gutter + clear, to: start - clear });
  }
  found.push({ from: end + clear, to: Math.min(paper, end + clear + length) });
  return found
    .filter(({ from, to }) => roundLength(to - from) >= WORTH_CUTTING_BY)
    .map(({ from, to }) => ({ from: roundLength(from), to: roundLength(to) }));
}

/** Long where there is room; shorter where that lets the control line in. */
function markLength(room: number, sheet: SheetOptions): number {
  const free = room - sheet.margin - clearance(sheet) - (sheet.controlLine ? CONTROL_BAND : 0);
  return Math.min(LONG_MARK, Math.max(SHORT_MARK, free));
}

const clearance = (sheet: SheetOptions): number => Math.max(CARD_GAP, sheet.bleed + BLEED_GAP);

/** Width of the band along one side of the grid that bleed and marks take, in mm. */
export function bandOfMarks(room: number, sheet: SheetOptions): number {
  return sheet.marks ? clearance(sheet) + markLength(room, sheet) : Math.max(CARD_GAP, sheet.bleed);
}
