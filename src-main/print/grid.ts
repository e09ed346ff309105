import type { SheetOptions, Slot } from './job.js';
import { PrintRefusal } from './refusal.js';

/** The cards' grid on the paper, centred; lengths in mm, origin at the paper's top left corner. */
export interface Grid {
  readonly paper: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Left edges of the columns and top edges of the rows. */
  readonly lefts: readonly number[];
  readonly tops: readonly number[];
}

/** A tenth of a micrometre: finer than any printer, coarse enough to swallow the errors of binary fractions. */
export const roundLength = (mm: number): number => Math.round(mm * 1e4) / 1e4;

/** @throws PrintRefusal when not a single card fits between the margins. */
export function gridOf(sheet: SheetOptions, paper: { width: number; height: number }): Grid {
  const { card, gutter, margin } = sheet;
  const columns = howMany(paper.width - 2 * margin, card.width, gutter);
  const rows = howMany(paper.height - 2 * margin, card.height, gutter);
  if (columns < 1 || rows < 1) {
    const size = (box: { width: number; height: number }) => `${box.width} × ${box.height} mm`;
    throw new PrintRefusal(
      'card-too-large',
      `A card of ${size(card)} does not fit on paper of ${size(paper)} with margins of ${margin} mm. Choose larger paper, a smaller card or a smaller margin.`,
    );
  }
  const width = columns * card.width + (columns - 1) * gutter;
  const height = rows * card.height + (rows - 1) * gutter;
  const x = (paper.width - width) / 2;
  const y = (paper.height - height) / 2;
  const edges = (start: number, step: number, count: number) =>
    Array.from({ length: count }, (_, index) => roundLength(start + index * step));
  return {
    paper,
    card,
    columns,
    rows,
    x: roundLength(x),
    y: roundLength(y),
    width: roundLength(width),
    height: roundLength(height),
    lefts: edges(x, card.width + gutter, columns),
    tops: edges(y, card.height + gutter, rows),
  };
}

const howMany = (room: number, card: number, gutter: number): number =>
  Math.floor((room + gutter) / (card + gutter) + 1e-9);

/** Places of the first `count` cards, row by row, with the bleed that each has room for. */
export function slotPlaces(grid: Grid, sheet: SheetOptions, count: number): Omit<Slot, 'card'>[] {
  const { columns, rows, lefts, tops } = grid;
  const shared = Math.min(sheet.bleed, sheet.gutter / 2);
  const taken = (column: number, row: number) =>
    column >= 0 && column < columns && row >= 0 && row < rows && row * columns + column < count;
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const x = lefts[column] ?? 0;
    const y = tops[row] ?? 0;
    const towards = (dx: number, dy: number, room: number) =>
      taken(column + dx, row + dy) ? shared : roundLength(Math.min(sheet.bleed, room));
    return {
      x,
      y,
      spread: {
        left: towards(-1, 0, x),
        top: towards(0, -1, y),
        right: towards(1, 0, grid.paper.width - x - grid.card.width),
        bottom: towards(0, 1, grid.paper.height - y - grid.card.height),
      },
    };
  });
}
