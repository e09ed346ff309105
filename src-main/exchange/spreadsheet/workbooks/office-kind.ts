import { ExchangeRefusal } from '../../refusal.js';
import type { SafeZip } from '../../zip/safe-zip.js';

/** What an office program has made, by what lies in its zip. */
export type OfficeKind = 'xlsx' | 'ods' | 'other';

/** Null: it is no file of an office program. */
export function officeKind(zip: Pick<SafeZip, 'members'>): OfficeKind | null {
  const has = (path: RegExp): boolean => zip.members.some(({ name }) => path.test(name));
  if (has(/^\[content_types\]\.xml$/i)) return has(/^xl\/.*\.xml$/i) ? 'xlsx' : 'other';
  return has(/^mimetype$/) && has(/^content\.xml$/) ? 'ods' : null;
}

export const notASpreadsheet = (): ExchangeRefusal =>
  new ExchangeRefusal(
    'It is a document of an office program, but no spreadsheet that Cardwright reads. Save the table in it as XLSX or CSV, and bring that in.',
  );
