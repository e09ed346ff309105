import { ExchangeRefusal } from '../refusal.js';

/** The cells of a table as texts. Rows may be of different lengths. */
export type Rows = readonly (readonly string[])[];

export interface Sheet {
  readonly name: string;
  /** Spreadsheet programs do not show it. */
  readonly hidden: boolean;
  readonly rows: Rows;
}

/** More cards than the largest known card game has, and as many as a preview stays quick with. */
export const MOST_ROWS = 10_000;
export const MOST_COLUMNS = 200;
/** Filled cells of a file: as many as 10,000 cards with 50 columns have. */
export const MOST_CELLS = 500_000;
/** Characters of one cell; the longest text of a card is a sixth of it. */
export const MOST_CELL = 32_768;
/** Bytes of a text file. */
export const MOST_TEXT_BYTES = 32 * 1024 * 1024;
/** Rows that may come beside those of cards: headings, titles, blank ones. */
export const SLACK = 100;

/** @throws ExchangeRefusal for more rows or columns than are taken */
export function checkSize(rows: Rows, called: string): void {
  if (rows.length > MOST_ROWS + SLACK) throw tooManyRows(called);
  if (rows.some((row) => row.length > MOST_COLUMNS)) throw tooManyColumns(called);
}

export const tooManyRows = (called: string): ExchangeRefusal =>
  new ExchangeRefusal(
    `${called} has more than ${MOST_ROWS.toLocaleString('en')} rows, which are the most. Divide it into several files.`,
  );

export const tooManyColumns = (called: string): ExchangeRefusal =>
  new ExchangeRefusal(
    `${called} has more than ${MOST_COLUMNS} columns, which are the most. Leave out those that say nothing about cards.`,
  );

export const tooManyCells = (called: string): ExchangeRefusal =>
  new ExchangeRefusal(
    `${called} has more than ${MOST_CELLS.toLocaleString('en')} filled cells, which are the most. Leave out what says nothing about cards.`,
  );
