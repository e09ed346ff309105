import { MOST_CELLS, MOST_COLUMNS, MOST_ROWS, SLACK, tooManyCells, tooManyColumns } from './table.js';
import type { Division } from './division.js';

/** A line may look this many times wider than it is: how loose quotation marks are meant, only the parser finds out. */
const LEEWAY = 5;

/**
 * Counts separators before a text is taken apart, which for a file of nothing but separators would take a thousand times as long.
 * Those between quotation marks do not count.
 * @throws ExchangeRefusal for more columns or cells than are taken
 */
export function checkRoughSize(text: string, { separator, quote }: Division, called: string): void {
  let columns = 0;
  let cells = 0;
  let rows = 0;
  let quoted = false;
  let begins = true;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign !== quote) continue;
      if (text[at + 1] === quote) at += 1;
      else quoted = false;
    } else if (sign === quote && begins) {
      quoted = true;
      begins = false;
    } else if (sign === separator) {
      columns += 1;
      cells += 1;
      begins = true;
      if (columns > MOST_COLUMNS * LEEWAY) throw tooManyColumns(called);
      if (cells > MOST_CELLS * LEEWAY) throw tooManyCells(called);
    } else if (sign === '\n' || sign === '\r') {
      columns = 0;
      rows += 1;
      begins = true;
      // What comes after is not read.
      if (rows > (MOST_ROWS + SLACK) * 2) return;
    } else {
      begins = false;
    }
  }
}
