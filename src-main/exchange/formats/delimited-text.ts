import { stringify } from 'csv-stringify/sync';
import { withGuard } from '../spreadsheet/formula-cells.js';
import type { WrittenTable } from './table-rows.js';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as CSV or TSV, headings first: UTF-8 with a byte order mark, without which spreadsheet programs take it for an older encoding.
 * A cell that such a program would take for a formula has an apostrophe put before it.
 */
export function delimitedText({ columns, rows }: WrittenTable, separator: ',' | '\t'): string {
  const text = stringify(
    [columns.map(({ title }) => title), ...rows].map((row) => row.map((cell) => withGuard(String(cell)))),
    { delimiter: separator, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
  return BYTE_ORDER_MARK + text;
}
