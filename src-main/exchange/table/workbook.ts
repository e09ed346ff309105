import { XMLParser } from 'fast-xml-parser';
import readWorkbook from 'read-excel-file/node';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { ExchangeRefusal } from '../refusal.js';
import { workbookLimits } from '../zip/limits.js';
import type { SafeZip } from '../zip/safe-zip.js';
import { leanSheet } from './lean-sheet.js';
import { checkSize, MOST_CELL, type Rows, type Sheet } from './table.js';

const WORKBOOK = 'xl/workbook.xml';

/** Whether a zip is an Excel workbook. */
export const isWorkbook = (zip: SafeZip): boolean => zip.has('[Content_Types].xml') && zip.has(WORKBOOK);

/** The parts that cells come from; drawings, macros and all else are left where they are. */
const needed =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?[^/]+\.(?:xml|rels)|xl\/worksheets\/[^/]+\.xml)$/;

/**
 * The sheets of an XLSX file that have cells. The reading library never sees the file itself: it gets a new zip of the parts
 * that were unpacked and measured here, so that nothing can be in it that was not measured.
 * @throws ExchangeRefusal
 */
export async function readSheets(zip: SafeZip, called: string): Promise<Sheet[]> {
  const measured = new ZipFile();
  for (const { name } of zip.members) {
    if (!needed.test(name)) continue;
    const bytes = await zip.read(name, workbookLimits.perEntry);
    const part = name.startsWith('xl/worksheets/') ? leanSheet(bytes.toString('utf8'), called) : bytes;
    measured.addBuffer(Buffer.from(part), name, { compressionLevel: 1 });
  }
  measured.end();
  const parts: Buffer[] = [];
  for await (const part of measured.outputStream) parts.push(part as Buffer);
  let sheets;
  let hidden: ReadonlySet<string>;
  try {
    sheets = await readWorkbook(Buffer.concat(parts));
    hidden = hiddenSheets(await zip.read(WORKBOOK, workbookLimits.perEntry));
  } catch (error) {
    throw new ExchangeRefusal(
      `${called} cannot be read as a spreadsheet. Open it in a spreadsheet program, save it anew as XLSX or CSV, and bring that in.`,
      { cause: error },
    );
  }
  const filled = sheets
    .map(({ sheet, data }) => ({ name: sheet, hidden: hidden.has(sheet), rows: textsOf(data) }))
    .filter(({ rows }) => rows.length > 0);
  for (const { rows } of filled) checkSize(rows, called);
  if (filled.length === 0) throw new ExchangeRefusal(`${called} has no filled cells.`);
  return filled;
}

const listOfSheets = z.object({
  workbook: z.object({
    sheets: z.object({ sheet: z.array(z.object({ name: z.string(), state: z.string().optional() })) }),
  }),
});
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: true,
  isArray: (name) => name === 'sheet',
});

/** The names of the sheets that a spreadsheet program does not show. */
function hiddenSheets(workbook: Buffer): ReadonlySet<string> {
  const read: unknown = parser.parse(workbook.toString('utf8'));
  const { data } = listOfSheets.safeParse(read);
  const sheets = data?.workbook.sheets.sheet ?? [];
  return new Set(sheets.filter(({ state = 'visible' }) => state !== 'visible').map(({ name }) => name));
}

const textsOf = (data: readonly (readonly unknown[])[]): Rows => data.map((row) => row.map(textOf));

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return String(cell).slice(0, MOST_CELL);
}
