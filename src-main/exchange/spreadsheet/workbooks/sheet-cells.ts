import {
  MOST_CELL,
  MOST_CELLS,
  MOST_COLUMNS,
  MOST_ROWS,
  SLACK,
  tooManyCells,
  tooManyColumns,
  tooManyRows,
} from '../table.js';

/** Counts the filled cells of all sheets of a file. */
export class CellBudget {
  #left = MOST_CELLS;

  constructor(readonly called: string) {}

  /** @throws ExchangeRefusal when there are too many */
  take(): void {
    this.#left -= 1;
    if (this.#left < 0) throw tooManyCells(this.called);
  }
}

/** The cells of one sheet as they come. Empty ones cost nothing, however far out they stand; filled ones are bounded. */
export class SheetCells {
  readonly rows: string[][] = [];

  constructor(private readonly budget: CellBudget) {}

  /**
   * @param row from 0
   * @param column from 0
   * @throws ExchangeRefusal for a place or a number of cells that is not taken
   */
  put(row: number, column: number, text: string): void {
    if (text === '') return;
    if (row >= MOST_ROWS + SLACK) throw tooManyRows(this.budget.called);
    if (column >= MOST_COLUMNS) throw tooManyColumns(this.budget.called);
    this.budget.take();
    while (this.rows.length <= row) this.rows.push([]);
    const cells = this.rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = text.slice(0, MOST_CELL);
  }
}
