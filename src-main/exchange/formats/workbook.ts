import writeXlsxFile from 'write-excel-file/node';

/** Rows as an Excel workbook of one sheet, the first row bold and kept in sight. Every cell is text, so that none is a formula. */
export async function workbook(rows: readonly (readonly string[])[], sheet: string): Promise<Uint8Array> {
  const [headings = [], ...others] = rows;
  const cells = [
    headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...others.map((row) =>
      row.map((value) => (value === '' ? null : { value: distinct(value), type: String })),
    ),
  ];
  const file = writeXlsxFile(cells, { sheet: sheetName(sheet), stickyRowsCount: 1 });
  return file.toBuffer();
}

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
