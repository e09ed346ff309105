import { ExchangeRefusal } from '../../refusal.js';
import type { Sheet } from '../table.js';
import type { SafeZip } from '../../zip/safe-zip.js';
import { notASpreadsheet, officeKind } from './office-kind.js';
import { readOds } from './ods.js';
import { readXlsx } from './xlsx.js';
import { ZipTexts } from './zip-texts.js';

/**
 * The sheets of a spreadsheet that have cells.
 * @throws ExchangeRefusal
 */
export async function readSheets(zip: SafeZip, called: string): Promise<Sheet[]> {
  const texts = new ZipTexts(zip);
  const kind = officeKind(zip);
  let sheets: Sheet[];
  try {
    if (kind === 'ods') await expectSpreadsheet(texts);
    sheets = await (kind === 'ods' ? readOds : readXlsx)(texts, called);
  } catch (error) {
    if (error instanceof ExchangeRefusal) throw error;
    throw new ExchangeRefusal(
      `${called} cannot be read as a spreadsheet. Open it in a spreadsheet program, save it anew as XLSX or CSV, and bring that in.`,
      { cause: error },
    );
  }
  const filled = sheets.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new ExchangeRefusal(`${called} has no filled cells.`);
  return filled;
}

/** Texts, drawings and presentations of the same programs lie in the same kind of zip. */
async function expectSpreadsheet(texts: ZipTexts): Promise<void> {
  const kind = await texts.text('mimetype');
  if (!kind.startsWith('application/vnd.oasis.opendocument.spreadsheet')) throw notASpreadsheet();
}
