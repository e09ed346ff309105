import { CONTROL_BAND } from './control-line.js';
import { roundLength, type Grid } from './grid.js';
import type { LabelPlace } from './page-label.js';
import type { Line, Size } from '../plan.js';
import type { SheetOptions } from './sheet-options.js';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One direction of the paper: its length, where cards begin, and the margins at its ends, in mm. */
interface Axis {
  readonly paper: number;
  readonly starts: readonly number[];
  readonly card: number;
  readonly margins: readonly [number, number];
}

/** Marks keep this far from the card and from its bleed, in mm, so that a cut a little off shows no ink. */
const CARD_GAP = 1;
const BLEED_GAP = 0.5;
const LONG_MARK = 5;
const SHORT_MARK = 2;
/** A shorter mark than this, in mm, guides no knife. */
const WORTH_CUTTING_BY = 1;

const upright = (grid: Grid): Axis => ({
  paper: grid.paper.height,
  starts: grid.tops,
  card: grid.card.height,
  margins: [grid.margins.top, grid.margins.bottom],
});
const level = (grid: Grid): Axis => ({
  paper: grid.paper.width,
  starts: grid.lefts,
  card: grid.card.width,
  margins: [grid.margins.left, grid.margins.right],
});

/**
 * Crop marks stand on every cut line, on all four sides of the grid, and in the gutters where the bleeds leave room;
 * they never touch a card or its bleed. Guides run from margin to margin, under the cards, and end before the control
 * line and the pages' words, which are `kept`.
 */
export function placeCutMarks(grid: Grid, sheet: SheetOptions, kept: readonly LabelPlace[]): Line[] {
  if (sheet.marks === 'none') return [];
  const runs = (axis: Axis): Stretch[] =>
    sheet.marks === 'guides'
      ? [{ from: axis.margins[0], to: roundLength(axis.paper - axis.margins[1]) }]
      : besideCards(axis, sheet);
  return clearOfWords(
    [
      ...cutLines(grid, 'upright').flatMap((x) =>
        runs(upright(grid)).map(({ from, to }) => ({ x1: x, y1: from, x2: x, y2: to })),
      ),
      ...cutLines(grid, 'level').flatMap((y) =>
        runs(level(grid)).map(({ from, to }) => ({ x1: from, y1: y, x2: to, y2: y })),
      ),
    ],
    grid,
    kept,
  );
}

/** Marks as seen from the other side, after the paper was turned over. */
export const marksBehind = (
  marks: readonly Line[],
  { width, height }: Size,
  turn: 'sideways' | 'over',
): Line[] =>
  marks.map(({ x1, y1, x2, y2 }) =>
    turn === 'sideways'
      ? { x1: roundLength(width - x2), y1, x2: roundLength(width - x1), y2 }
      : { x1, y1: roundLength(height - y2), x2, y2: roundLength(height - y1) },
  );

/** The fold beside the cards, and between them where their bleeds leave the gap free. */
export function placeFold(grid: Grid, sheet: SheetOptions, kept: readonly LabelPlace[]): Line[] {
  if (!grid.fold) return [];
  const { direction, at } = grid.fold;
  const axis = direction === 'upright' ? upright(grid) : level(grid);
  const parts = foldRunsThrough(sheet)
    ? [{ from: axis.margins[0], to: roundLength(axis.paper - axis.margins[1]) }]
    : foldBeside(axis, sheet).filter(isWorthIt);
  const lines = parts.map(({ from, to }) =>
    direction === 'upright' ? { x1: at, y1: from, x2: at, y2: to } : { x1: from, y1: at, x2: to, y2: at },
  );
  return clearOfWords(lines, grid, kept);
}

const foldRunsThrough = ({ bleed, fold }: SheetOptions): boolean =>
  roundLength(fold.gap / 2 - Math.min(bleed, fold.gap / 2)) >= BLEED_GAP;

/** The fold's line before the first card and after the last, within the margins; negative where there is no room. */
function foldBeside(axis: Axis, sheet: SheetOptions): [Stretch, Stretch] {
  const [first, end] = endsOf(axis);
  return [
    { from: axis.margins[0], to: roundLength(first - clearance(sheet)) },
    { from: roundLength(end + clearance(sheet)), to: roundLength(axis.paper - axis.margins[1]) },
  ];
}

const isWorthIt = ({ from, to }: Stretch): boolean => roundLength(to - from) >= WORTH_CUTTING_BY;

export type PaperSide = 'left' | 'top' | 'right' | 'bottom';
type Direction = 'upright' | 'level';

const axes = { upright, level } as const;
/** Beside which sides of the grid lines of a direction stand. */
const ends = { upright: ['top', 'bottom'], level: ['left', 'right'] } as const satisfies Record<
  Direction,
  readonly [PaperSide, PaperSide]
>;

/** Sides of the grid on which lines of one direction are not as they should be. */
export interface MarkTrouble {
  /** The paper ends before a mark that a knife could be laid to; nothing is drawn. */
  readonly missing: readonly PaperSide[];
  /** They are drawn, but where a printer may not reach. */
  readonly inMargin: readonly PaperSide[];
}

/** Of crop marks beside the grid, those of upright cuts and those of level ones. */
export const troubleOfMarks = (grid: Grid, sheet: SheetOptions): MarkTrouble[] =>
  (['upright', 'level'] as const).map((direction) => {
    const axis = axes[direction](grid);
    const [first, end] = endsOf(axis);
    const rooms = [first, axis.paper - end].map((room) => room - clearance(sheet));
    const short = (margins: readonly [number, number]): PaperSide[] =>
      ends[direction].filter((_, at) => !isWorthIt({ from: margins[at] ?? 0, to: rooms[at] ?? 0 }));
    const missing = short([0, 0]);
    return { missing, inMargin: short(axis.margins).filter((side) => !missing.includes(side)) };
  });

/** The sides of the grid beside which a fold finds no room for its line. */
export function foldMissing(grid: Grid, sheet: SheetOptions): PaperSide[] {
  if (!grid.fold || foldRunsThrough(sheet)) return [];
  const { direction } = grid.fold;
  const beside = foldBeside(axes[direction](grid), sheet);
  return ends[direction].filter((_, at) => !isWorthIt(beside[at] ?? beside[0]));
}

const endsOf = (axis: Axis): [number, number] => [axis.starts[0] ?? 0, (axis.starts.at(-1) ?? 0) + axis.card];

/** Both edges of every card; cards that touch share theirs. Where they touch at the fold, nothing is cut. */
function cutLines(grid: Grid, direction: Direction): number[] {
  const { starts, card } = direction === 'upright' ? level(grid) : upright(grid);
  const fold = grid.fold?.direction === direction ? grid.fold.at : null;
  return [...new Set(starts.flatMap((start) => [start, roundLength(start + card)]))].filter(
    (at) => at !== fold,
  );
}

/** Where crop marks may run along one axis: before the first card, between cards, after the last. */
function besideCards(axis: Axis, sheet: SheetOptions): Stretch[] {
  const { paper, starts, card, margins } = axis;
  const clear = clearance(sheet);
  const [first, end] = endsOf(axis);
  const found: Stretch[] = [
    { from: Math.max(0, first - clear - markLength(first - margins[0], sheet)), to: first - clear },
  ];
  starts.slice(1).forEach((start, index) => {
    found.push({ from: (starts[index] ?? 0) + card + clear, to: start - clear });
  });
  found.push({
    from: end + clear,
    to: Math.min(paper, end + clear + markLength(paper - end - margins[1], sheet)),
  });
  return found.filter(isWorthIt).map(({ from, to }) => ({ from: roundLength(from), to: roundLength(to) }));
}

/** Long where there is room between card and margin; shorter where that lets the control line or the page's words in. */
function markLength(room: number, sheet: SheetOptions): number {
  const free = room - clearance(sheet) - (sheet.controlLine || sheet.label ? CONTROL_BAND : 0);
  return Math.min(LONG_MARK, Math.max(SHORT_MARK, free));
}

const clearance = (sheet: SheetOptions): number => Math.max(CARD_GAP, sheet.bleed + BLEED_GAP);

/** Width of the band along one side of the grid that bleed and marks take, in mm; `room` is between card and margin. */
export function bandOfMarks(room: number, sheet: SheetOptions): number {
  if (sheet.marks === 'none' && sheet.backs !== 'fold') return Math.max(CARD_GAP, sheet.bleed);
  return clearance(sheet) + (sheet.marks === 'crop' ? markLength(room, sheet) : SHORT_MARK);
}

/** Ends long lines before what they would cross. */
function clearOfWords(lines: readonly Line[], grid: Grid, kept: readonly LabelPlace[]): Line[] {
  const half = CONTROL_BAND / 2;
  return lines.map((line) =>
    kept.reduce((rest, { x, y, direction }): Line => {
      if (direction === 'right' && rest.x1 === rest.x2) {
        return y > grid.y
          ? { ...rest, y2: roundLength(Math.min(rest.y2, y - half)) }
          : { ...rest, y1: roundLength(Math.max(rest.y1, y + half)) };
      }
      if (direction === 'down' && rest.y1 === rest.y2) {
        return x > grid.x
          ? { ...rest, x2: roundLength(Math.min(rest.x2, x - half)) }
          : { ...rest, x1: roundLength(Math.max(rest.x1, x + half)) };
      }
      return rest;
    }, line),
  );
}
