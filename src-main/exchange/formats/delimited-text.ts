import { stringify } from 'csv-stringify/sync';
import { withGuard } from '../table/formula-cells.js';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as CSV or TSV: UTF-8 with a byte order mark, without which spreadsheet programs take it for an older encoding.
 * A cell that such a program would take for a formula has an apostrophe put before it.
 */
export function delimitedText(rows: readonly (readonly string[])[], separator: ',' | '\t'): string {
  const text = stringify(
    rows.map((row) => row.map(withGuard)),
    { delimiter: separator, record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
  return BYTE_ORDER_MARK + text;
}
