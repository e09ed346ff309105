/** How cards are laid in rows that fill the width, at the number to a row that comes nearest to the wished size. CSS px. */
export interface GridLayout {
  readonly columns: number;
  /** Width of one cell. */
  readonly cell: number;
  readonly rows: number;
}

export interface GridMeasure {
  readonly count: number;
  /** Inner width of the grid. */
  readonly width: number;
  /** Wished width of a card. */
  readonly card: number;
  readonly gap: number;
}

export function layoutGrid({ count, width, card, gap }: GridMeasure): GridLayout {
  const columns = Math.max(1, Math.round((width + gap) / (card + gap)));
  const cell = Math.max(0, Math.floor((width - gap * (columns - 1)) / columns));
  return { columns, cell, rows: Math.ceil(count / columns) };
}

export type GridMove =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last'
  | 'page-up'
  | 'page-down';

/** Index that a key leads to from `index`; `page` is how many rows are in view. A move off the edge stays or stops at it. */
export function moveInGrid(
  move: GridMove,
  index: number,
  count: number,
  columns: number,
  page: number,
): number {
  const last = count - 1;
  if (last < 0) return -1;
  const rowStart = index - (index % columns);
  switch (move) {
    case 'left':
      return Math.max(0, index - 1);
    case 'right':
      return Math.min(last, index + 1);
    case 'up':
      return index < columns ? index : index - columns;
    case 'down':
      // From the last full row into a shorter one: its last card, never back to where one stands.
      return rowStart + columns > last ? index : Math.min(last, index + columns);
    case 'row-start':
      return rowStart;
    case 'row-end':
      return Math.min(last, rowStart + columns - 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    case 'page-up':
      return index - Math.min(page, Math.floor(index / columns)) * columns;
    case 'page-down':
      return Math.min(last, index + Math.max(1, page) * columns);
  }
}

/** The grid move of a key, or null. */
export function moveOfKey(key: string, mod: boolean): GridMove | null {
  switch (key) {
    case 'ArrowLeft':
      return 'left';
    case 'ArrowRight':
      return 'right';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'Home':
      return mod ? 'first' : 'row-start';
    case 'End':
      return mod ? 'last' : 'row-end';
    case 'PageUp':
      return 'page-up';
    case 'PageDown':
      return 'page-down';
    default:
      return null;
  }
}
