import type { TablePreview } from '../plan/preview.js';
import { columnKinds } from '../spreadsheet/columns.js';
import { decodeText, encodingOf } from '../spreadsheet/decode-text.js';
import { divisionOf, readDelimited } from '../spreadsheet/delimited.js';
import { withoutGuard } from '../spreadsheet/formula-cells.js';
import {
  guessMapping,
  headerRowOf,
  likelySheet,
  otherGames,
  widthOf,
  type Mapping,
} from '../spreadsheet/mapping.js';
import type { Rows, Sheet } from '../spreadsheet/table.js';
import type { TableOptions } from './jobs.js';

/** A table as it is to be read: which rows are cards, which column says what. */
interface TableAsAsked {
  readonly rows: Rows;
  /** From 0; null: no headings. */
  readonly header: number | null;
  readonly mapping: Mapping;
  /** Above the columns; empty where there are none. */
  readonly headings: readonly string[];
  readonly preview: TablePreview;
}

/** A text whose division is to be found out, or a workbook's sheets. */
export type TableContent = { readonly bytes: Buffer } | { readonly sheets: readonly Sheet[] };

const SAMPLES = 3;

const fieldsOf = ({ game }: TableOptions, headings: readonly string[] = []): TablePreview['fields'] =>
  columnKinds(game, otherGames(headings, game)).map(({ field, title }) => ({ field, title }));

/** @throws ExchangeRefusal for a text that cannot be read in the way that is asked for */
export function tableAsAsked(content: TableContent, place: string, options: TableOptions): TableAsAsked {
  const { rows: guarded, ...said } =
    'bytes' in content ? textRows(content.bytes, place, options) : sheetRows(content.sheets, options);
  // A table may have been text, with its guards, before another program saved it as a workbook.
  const rows = guarded.map((row) => row.map(withoutGuard));
  const header =
    options.header === 'auto'
      ? headerRowOf(rows)
      : options.header === 'none'
        ? null
        : Math.min(options.header, rows.length - 1);
  const headings = header === null ? [] : (rows[header] ?? []);
  const guess = guessMapping(rows, header, options.game);
  const mapping = options.columns ? guess.map((_, column) => options.columns?.[column] ?? null) : guess;
  const data = rows.slice(header === null ? 0 : header + 1);
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => ({
    heading: (headings[column] ?? '').trim() || `Column ${column + 1}`,
    samples: samplesOf(data, column),
    field: mapping[column] ?? null,
  }));
  const hasCopies = mapping.includes('copies');
  return {
    rows,
    header,
    mapping,
    headings,
    preview: { place, header, columns, hasCopies, fields: fieldsOf(options, headings), ...said },
  };
}

/** What is known of a table that cannot be read as it is to be, so that a person can have it read otherwise. */
export function unreadTable(content: TableContent, place: string, options: TableOptions): TablePreview {
  const nothing = { place, header: null, columns: [], fields: fieldsOf(options), hasCopies: false };
  if ('sheets' in content) {
    const sheet = options.sheet ?? likelySheet(content.sheets);
    return { ...nothing, sheets: named(content.sheets), sheet, encoding: null, separator: null };
  }
  const encoding = options.encoding ?? encodingOf(content.bytes);
  const separator = options.separator ?? divisionOf(decodeText(content.bytes, encoding)).separator;
  return { ...nothing, sheets: [], sheet: null, encoding, separator };
}

const named = (sheets: readonly Sheet[]): TablePreview['sheets'] =>
  sheets.map(({ name, hidden }) => ({ name, hidden }));

type RowsOf = Pick<TablePreview, 'sheets' | 'sheet' | 'encoding' | 'separator'> & { readonly rows: Rows };

function textRows(bytes: Buffer, place: string, options: TableOptions): RowsOf {
  const encoding = options.encoding ?? encodingOf(bytes);
  const text = decodeText(bytes, encoding);
  const guess = divisionOf(text);
  const separator = options.separator ?? guess.separator;
  const rows = readDelimited(text, { ...guess, separator }, place);
  return { rows, sheets: [], sheet: null, encoding, separator };
}

function sheetRows(sheets: readonly Sheet[], options: TableOptions): RowsOf {
  const sheet = options.sheet === null || !sheets[options.sheet] ? likelySheet(sheets) : options.sheet;
  return { rows: sheets[sheet]?.rows ?? [], sheets: named(sheets), sheet, encoding: null, separator: null };
}

function samplesOf(rows: Rows, column: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const cell = row[column]?.trim() ?? '';
    if (cell !== '') samples.push(cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
    if (samples.length === SAMPLES) break;
  }
  return samples;
}
