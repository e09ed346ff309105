import type { Size, Slot, Spread } from '../plan.js';
import { PrintRefusal } from '../refusal.js';
import type { Margins, SheetOptions } from './sheet-options.js';

/** A place in the grid, counted from 0 from the top left corner. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Where the paper is folded: at x of an upright fold, at y of a level one, in mm, in the middle of the gap. */
export interface Fold {
  readonly direction: 'upright' | 'level';
  readonly at: number;
}

/** The cards' grid on the paper; lengths in mm, origin at the paper's top left corner. */
export interface Grid {
  readonly paper: Size;
  readonly card: Size;
  readonly columns: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Left edges of the columns and top edges of the rows. */
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
  /** Margins within which cards may lie. */
  readonly margins: Margins;
  readonly fold: Fold | null;
  /** Places for fronts, row by row. */
  readonly fronts: readonly Cell[];
  /** Whether the cards lie elsewhere than wished, so that they stay off the margins. */
  readonly held: boolean;
}

/** A tenth of a micrometre: finer than any printer, coarse enough to swallow the errors of binary fractions. */
export const roundLength = (mm: number): number => Math.round(mm * 1e4) / 1e4;

/**
 * @param margins those that hold: wider than the printer's where the other side of the paper asks for it
 * @throws PrintRefusal when not a single card fits between the margins, or not as many as wished.
 */
export function gridOf(sheet: SheetOptions, paper: Size, margins: Margins): Grid {
  if (sheet.backs !== 'fold') return laidOut(sheet, paper, margins, null);
  const { direction } = sheet.fold;
  const tried = (['upright', 'level'] as const)
    .filter((way) => direction === 'auto' || direction === way)
    .map((way) => attempt(() => laidOut(sheet, paper, margins, way)));
  const made = tried.filter((grid) => 'fronts' in grid);
  const best = made.reduce<Grid | undefined>(
    (most, grid) => (most && most.fronts.length >= grid.fronts.length ? most : grid),
    undefined,
  );
  if (best) return best;
  const [refusal] = tried;
  throw refusal instanceof PrintRefusal ? refusal : new TypeError('No fold was tried.');
}

function attempt(make: () => Grid): Grid | PrintRefusal {
  try {
    return make();
  } catch (error) {
    if (error instanceof PrintRefusal) return error;
    throw error;
  }
}

function laidOut(sheet: SheetOptions, paper: Size, margins: Margins, fold: Fold['direction'] | null): Grid {
  const { card, gutter, placement, offset } = sheet;
  const fixed = sheet.grid === 'auto' ? null : sheet.grid;
  const wishAcross: AxisWish = {
    room: [margins.left, paper.width - margins.right],
    paper: paper.width,
    card: card.width,
    gutter,
    gap: fold === 'upright' ? sheet.fold.gap : null,
    wanted: fixed?.columns,
    side: placement === 'centre' ? 'middle' : placement.endsWith('left') ? 'start' : 'end',
    offset: offset.x,
  };
  const wishDown: AxisWish = {
    room: [margins.top, paper.height - margins.bottom],
    paper: paper.height,
    card: card.height,
    gutter,
    gap: fold === 'level' ? sheet.fold.gap : null,
    wanted: fixed?.rows,
    side: placement === 'centre' ? 'middle' : placement.startsWith('top') ? 'start' : 'end',
    offset: offset.y,
  };
  const [across, down] = [layAxis(wishAcross), layAxis(wishDown)];
  if (across === null || down === null) {
    const most = { columns: fitting(wishAcross), rows: fitting(wishDown) };
    throw tooLarge(sheet, paper, margins, most, fold !== null);
  }
  const columns = fold === 'upright' ? across.starts.length / 2 : across.starts.length;
  const rows = fold === 'level' ? down.starts.length / 2 : down.starts.length;
  return {
    paper,
    card,
    columns: across.starts.length,
    rows: down.starts.length,
    x: across.start,
    y: down.start,
    width: across.length,
    height: down.length,
    lefts: across.starts,
    tops: down.starts,
    margins,
    fold: fold && { direction: fold, at: fold === 'upright' ? across.middle : down.middle },
    fronts: Array.from({ length: columns * rows }, (_, index) => ({
      column: index % columns,
      row: Math.floor(index / columns),
    })),
    held: across.held || down.held,
  };
}

interface AxisWish {
  /** From where to where cards may lie. */
  readonly room: readonly [number, number];
  readonly paper: number;
  readonly card: number;
  readonly gutter: number;
  /** Gap at a fold in the middle; null: there is none. */
  readonly gap: number | null;
  /** How many cards, or as many as fit; with a fold, on each side of it. */
  readonly wanted: number | undefined;
  readonly side: 'start' | 'middle' | 'end';
  readonly offset: number;
}

/** How many cards have room along one direction; with a fold, on each side of it. */
function fitting({ room: [from, to], card, gutter, gap }: AxisWish): number {
  const half = gap === null ? to - from : (to - from - gap) / 2;
  return Math.max(0, Math.floor((half + gutter) / (card + gutter) + 1e-9));
}

/** Cards along one direction of the paper; null when they do not fit. */
function layAxis(wish: AxisWish) {
  const { room, card, gutter, gap } = wish;
  const [from, to] = room;
  const halves = gap === null ? 1 : 2;
  const most = fitting(wish);
  const count = wish.wanted ?? most;
  if (count < 1 || count > most) return null;
  const half = count * card + (count - 1) * gutter;
  const length = halves * half + (gap ?? 0);
  const free = { start: from, middle: (wish.paper - length) / 2, end: to - length }[wish.side];
  const wished = free + wish.offset;
  const start = Math.min(Math.max(wished, from), Math.max(from, to - length));
  const starts = Array.from({ length: halves * count }, (_, index) =>
    roundLength(start + (index % count) * (card + gutter) + (index < count ? 0 : half + (gap ?? 0))),
  );
  return {
    start: roundLength(start),
    length: roundLength(length),
    middle: roundLength(start + length / 2),
    starts,
    held: wish.offset !== 0 && Math.abs(start - wished) > 0.05,
  };
}

function tooLarge(
  sheet: SheetOptions,
  paper: Size,
  margins: Margins,
  most: { readonly columns: number; readonly rows: number },
  folded: boolean,
): PrintRefusal {
  const size = (box: Size) => `${box.width} × ${box.height} mm`;
  const where = `on paper of ${size(paper)} with margins of ${marginWords(margins)}`;
  if (sheet.grid !== 'auto' && most.columns > 0 && most.rows > 0) {
    const { columns, rows } = sheet.grid;
    const backs = folded ? ' and their backs' : '';
    return new PrintRefusal(
      'grid-too-large',
      `${columns} × ${rows} cards of ${size(sheet.card)}${backs} do not fit ${where}: at most ${most.columns} × ${most.rows} do. Choose fewer columns or rows, larger paper, or let the program count.`,
    );
  }
  const what = folded
    ? `A card of ${size(sheet.card)} and its back do`
    : `A card of ${size(sheet.card)} does`;
  return new PrintRefusal(
    'card-too-large',
    `${what} not fit ${where}. Choose larger paper, a smaller card or a smaller margin.`,
  );
}

/** "5 mm", or each where they differ. */
export function marginWords({ left, top, right, bottom }: Margins): string {
  if (left === top && left === right && left === bottom) return `${left} mm`;
  return `${left} mm left, ${top} mm top, ${right} mm right, ${bottom} mm bottom`;
}

/** The place behind a front once the paper is folded. */
export function behindFold(grid: Grid, fold: Fold, { column, row }: Cell): Cell {
  return fold.direction === 'upright'
    ? { column: grid.columns - 1 - column, row }
    : { column, row: grid.rows - 1 - row };
}

/** Trim corner and bleed of cards that lie together on a page, each with the bleed that it has room for. */
export function placesOf(
  grid: Grid,
  bleed: number,
  cells: readonly Cell[],
): Pick<Slot, 'x' | 'y' | 'spread'>[] {
  const key = (column: number, row: number): number => row * grid.columns + column;
  const taken = new Set(cells.map(({ column, row }) => key(column, row)));
  const isTaken = (column: number, row: number): boolean =>
    column >= 0 && column < grid.columns && row >= 0 && row < grid.rows && taken.has(key(column, row));
  return cells.map(({ column, row }) => {
    const x = grid.lefts[column] ?? 0;
    const y = grid.tops[row] ?? 0;
    const shared = (gap: number): number => roundLength(Math.max(0, Math.min(bleed, gap / 2)));
    const gaps = {
      left: x - (grid.lefts[column - 1] ?? -Infinity) - grid.card.width,
      right: (grid.lefts[column + 1] ?? Infinity) - x - grid.card.width,
      top: y - (grid.tops[row - 1] ?? -Infinity) - grid.card.height,
      bottom: (grid.tops[row + 1] ?? Infinity) - y - grid.card.height,
    };
    const towards = (beside: boolean, gap: number, room: number): number =>
      beside ? shared(gap) : roundLength(Math.min(bleed, room));
    const left = towards(isTaken(column - 1, row), gaps.left, x);
    const right = towards(isTaken(column + 1, row), gaps.right, grid.paper.width - x - grid.card.width);
    const top = towards(isTaken(column, row - 1), gaps.top, y);
    const bottom = towards(isTaken(column, row + 1), gaps.bottom, grid.paper.height - y - grid.card.height);
    // A card at the corner only is kept off by the bleed above or below it.
    const corner = (step: number): boolean =>
      (isTaken(column - 1, row + step) && left > shared(gaps.left)) ||
      (isTaken(column + 1, row + step) && right > shared(gaps.right));
    const spread: Spread = {
      left,
      right,
      top: corner(-1) ? Math.min(top, shared(gaps.top)) : top,
      bottom: corner(1) ? Math.min(bottom, shared(gaps.bottom)) : bottom,
    };
    return { x, y, spread };
  });
}
