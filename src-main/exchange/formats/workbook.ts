import type { Feature, Image } from 'write-excel-file/node';
import { keptFromUnguarding } from '../spreadsheet/formula-cells.js';
import type { Cell, WrittenTable } from './table-rows.js';

/** Texts of several lines show all of them. */
const wrapped = { wrap: true, alignVertical: 'top' } as const;

/**
 * A table as an Excel workbook of one sheet: the headings bold, kept in sight and with a filter, columns as wide as what stands in
 * them. Figures are numbers; every other cell is text, so that none is a formula.
 */
export async function workbook({ columns, rows }: WrittenTable, sheet: string): Promise<Uint8Array> {
  const cells = [
    columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cellOf)),
  ];
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const file = writeXlsxFile(
    cells,
    { sheet: sheetName(sheet), stickyRowsCount: 1, columns: columns.map(({ width }) => ({ width })) },
    { features: [filterOver(columns.length, rows.length + 1)] },
  );
  return file.toBuffer();
}

function cellOf(value: Cell) {
  if (value === '') return null;
  return typeof value === 'number'
    ? { value, type: Number, alignVertical: 'top' as const }
    : { value: distinct(keptFromUnguarding(value)), type: String, ...wrapped };
}

/** A button in each heading, to sort and filter by. */
const filterOver = (columns: number, rows: number): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml) =>
          xml.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${letters(columns)}${rows}"/>`),
      },
    },
  },
});

/** The name of a column by its number from 1: 27 is "AA". */
const letters = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1);

/**
 * The library keeps texts by themselves in a plain object, where "constructor" and its like stand already. The same text with its
 * first letter written as a code, as workbooks write what XML cannot hold, stands for itself everywhere.
 */
const distinct = (text: string): string =>
  text in {} ? `_x${text.charCodeAt(0).toString(16).padStart(4, '0')}_${text.slice(1)}` : text;

/** What a sheet may be called: 31 characters, none of them a sign of addresses. */
const sheetName = (title: string): string =>
  title
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Cards';
