import { ExchangeRefusal } from '../refusal.js';
import { MOST_COLUMNS, MOST_ROWS, SLACK, tooManyColumns, tooManyRows } from './table.js';

/** Cells with something in them: a value or a text of their own. */
const filled = /<(?:[^\s<>/:]+:)?(?:v|is|f)[\s>]/;
/** Where a row or a cell says to stand: "12", "AB12". Also found where a tag is hidden in a comment. */
const places = /\br\s*=\s*["']\s*([A-Z]{0,9})(\d{1,12})/gi;
const cells = /<(?:[^\s<>/:]+:)?c(?=[\s/>])/g;

/**
 * A sheet's XML without its empty rows, and without anything far out. Programs write empty rows at the very end of a sheet,
 * and a reader that lays rows and columns out in memory would make a million times sixteen thousand cells of two.
 * Goes through the text once.
 * @throws ExchangeRefusal for more rows or columns than are taken, and for XML that is cut off
 */
export function leanSheet(xml: string, called: string): string {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    throw new ExchangeRefusal(`${called} cannot be read as a spreadsheet.`);
  const start = /<((?:[^\s<>/:]+:)?)row(?=[\s/>])/g;
  const kept: string[] = [];
  let from = 0;
  let rows = 0;
  for (let found = start.exec(xml); found; found = start.exec(xml)) {
    kept.push(xml.slice(from, found.index));
    const end = endOf(xml, found.index, found[1] ?? '');
    if (end < 0) throw new ExchangeRefusal(`${called} is cut off. Get it again, or save it anew.`);
    const row = xml.slice(found.index, end);
    if (filled.test(row)) {
      rows += 1;
      checkRow(row, rows, called);
      kept.push(row);
    }
    from = end;
    start.lastIndex = end;
  }
  kept.push(xml.slice(from));
  return kept.join('');
}

/** Where a row ends; below 0 where it does not. */
function endOf(xml: string, at: number, prefix: string): number {
  const tagEnd = xml.indexOf('>', at);
  if (tagEnd < 0) return -1;
  if (xml[tagEnd - 1] === '/') return tagEnd + 1;
  const closing = `</${prefix}row>`;
  const close = xml.indexOf(closing, tagEnd);
  return close < 0 ? -1 : close + closing.length;
}

function checkRow(row: string, rows: number, called: string): void {
  let [lowest, widest] = [rows, row.match(cells)?.length ?? 0];
  for (const [, letters = '', digits] of row.matchAll(places)) {
    lowest = Math.max(lowest, Number(digits));
    widest = Math.max(widest, columnOf(letters));
  }
  if (lowest > MOST_ROWS + SLACK) throw tooManyRows(called);
  if (widest > MOST_COLUMNS) throw tooManyColumns(called);
}

/** 1 for A, 27 for AA. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
