/** Short forms as a file for people: a line each, the short form and its text, with a tab between, or as CSV. */
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { ExchangeRefusal } from '../refusal.js';

/** As a file has it; nothing is said yet of whether it can be taken. */
export interface WrittenForm {
  readonly short: string;
  readonly text: string;
}

const VERSION = 1;
const HEAD = '# Cardwright short forms';
const head = /^\uFEFF?# Cardwright short forms(?: (\d{1,9}))?[^\n]*(?:\r?\n|$)/;
const BYTE_ORDER_MARK = '\uFEFF';

export function shortFormsText(forms: readonly WrittenForm[]): string {
  const rows = forms.map(({ short, text }) => [short, text]);
  return `${BYTE_ORDER_MARK}${HEAD} ${VERSION}\r\n${stringify(rows, { delimiter: '\t', record_delimiter: '\r\n' })}`;
}

/** @throws ExchangeRefusal where it is no such list, with the line */
export function readShortForms(file: string): WrittenForm[] {
  const version = Number(head.exec(file)?.[1] ?? VERSION);
  if (version > VERSION) throw new ExchangeRefusal('A newer version of Cardwright wrote this list.');
  const body = file.replace(head, '').replace(/^\uFEFF/, '');
  const rows = rowsOf(body).filter((row) => row.some((cell) => cell.trim() !== ''));
  return rows.map((row, at) => {
    const [short = '', text = '', ...more] = row;
    if (short.trim() === '' || text === '' || more.some((cell) => cell !== ''))
      throw new ExchangeRefusal(
        `Row ${at + 1} is no short form and its text. Write both with a tab between, such as “(c)”, tab, “©”.`,
      );
    return { short: short.trim(), text };
  });
}

function rowsOf(text: string): string[][] {
  const delimiter = text.includes('\t') ? '\t' : /^[^,\n]*;/m.test(text) && !text.includes(',') ? ';' : ',';
  try {
    return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeRefusal('This list cannot be read: perhaps a quotation mark is not closed.', {
      cause: error,
    });
  }
}
