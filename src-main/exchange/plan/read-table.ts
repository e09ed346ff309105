import type { TableSource } from '../intake/found.js';
import { columnKinds } from '../table/columns.js';
import { decodeText, encodingOf } from '../table/decode-text.js';
import { divisionOf, readDelimited } from '../table/delimited.js';
import { guessMapping, headerRowOf, likelySheet, widthOf, type Mapping } from '../table/mapping.js';
import type { Rows, Sheet } from '../table/table.js';
import type { ImportOptions } from './options.js';
import type { TablePreview } from './preview.js';

/** A table as it is to be read: which rows are cards, which column says what. */
export interface ReadTable {
  readonly place: string;
  readonly rows: Rows;
  /** From 0; null: no headings. */
  readonly header: number | null;
  readonly mapping: Mapping;
  readonly preview: TablePreview;
}

const SAMPLES = 3;

const fields = columnKinds.map(({ field, title }) => ({ field, title }));

/** @throws ExchangeRefusal for a text that cannot be read in the way that is asked for */
export function readTable(source: TableSource, options: ImportOptions): ReadTable {
  const { rows, ...told } = source.kind === 'text' ? readRows(source, options) : sheetOf(source, options);
  const header =
    options.header === 'auto'
      ? headerRowOf(rows)
      : options.header === 'none'
        ? null
        : Math.min(options.header, rows.length - 1);
  const guess = guessMapping(rows, header);
  const mapping = options.columns ? guess.map((_, column) => options.columns?.[column] ?? null) : guess;
  const data = rows.slice(header === null ? 0 : header + 1);
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => ({
    heading: (header === null ? '' : (rows[header]?.[column] ?? '')).trim() || `Column ${column + 1}`,
    samples: samplesOf(data, column),
    field: mapping[column] ?? null,
  }));
  const { place } = source;
  const hasCopies = mapping.includes('copies');
  return { place, rows, header, mapping, preview: { place, header, columns, hasCopies, fields, ...told } };
}

/** What is known of a table that cannot be read as it is to be, so that a person can have it read otherwise. */
export function unreadTable(source: TableSource, options: ImportOptions): TablePreview {
  const nothing = { place: source.place, header: null, columns: [], fields, hasCopies: false };
  if (source.kind === 'workbook') {
    const sheet = options.sheet ?? likelySheet(source.sheets);
    return { ...nothing, sheets: named(source.sheets), sheet, encoding: null, separator: null };
  }
  const encoding = options.encoding ?? encodingOf(source.bytes);
  const separator = options.separator ?? divisionOf(decodeText(source.bytes, encoding)).separator;
  return { ...nothing, sheets: [], sheet: null, encoding, separator };
}

const named = (sheets: readonly Sheet[]): TablePreview['sheets'] =>
  sheets.map(({ name, hidden }) => ({ name, hidden }));

type Told = Pick<TablePreview, 'sheets' | 'sheet' | 'encoding' | 'separator'> & { readonly rows: Rows };

function readRows({ bytes, place }: Extract<TableSource, { kind: 'text' }>, options: ImportOptions): Told {
  const encoding = options.encoding ?? encodingOf(bytes);
  const text = decodeText(bytes, encoding);
  const guess = divisionOf(text);
  const separator = options.separator ?? guess.separator;
  const rows = readDelimited(text, { ...guess, separator }, place);
  return { rows, sheets: [], sheet: null, encoding, separator };
}

function sheetOf({ sheets }: Extract<TableSource, { kind: 'workbook' }>, options: ImportOptions): Told {
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
