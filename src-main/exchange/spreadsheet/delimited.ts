import { CsvError, parse } from 'csv-parse/sync';
import { ExchangeRefusal } from '../refusal.js';
import { separators, type Division, type Quote, type Separator } from './division.js';
import { knownHeadings } from './mapping.js';
import { checkRoughSize } from './rough-size.js';
import { checkSize, MOST_CELL, MOST_ROWS, SLACK, type Rows } from './table.js';

/** Lines looked at to find out how a text is divided. */
const SAMPLE = 60;
const SAMPLE_SIGNS = 64_000;

/** A first line by which Excel is told the separator: "sep=;". */
const namedSeparator = /^\uFEFF?sep=([,;\t|])[ \t]*$/m;

/**
 * How a text is divided into cells: by the separator that it names itself, or by which its headings are known; otherwise by the one
 * that gives the most columns, and the same number in most rows.
 */
export function divisionOf(text: string): Division {
  const sample = text
    .slice(0, SAMPLE_SIGNS)
    .split(/\r\n|\r|\n/, SAMPLE)
    .join('\n');
  const quote = quoteOf(sample);
  const [first = ''] = sample.split('\n', 1);
  const named = separators.find((separator) => separator === namedSeparator.exec(first)?.[1]);
  if (named) return { separator: named, quote };
  let best: Separator = ',';
  let bestScore = 0;
  for (const separator of separators) {
    const score = scoreOf(sample, { separator, quote });
    if (score > bestScore) [best, bestScore] = [separator, score];
  }
  return { separator: best, quote };
}

/** Apostrophes, where the first line begins with one, cells begin and end with them, and none does with quotation marks. */
function quoteOf(sample: string): Quote {
  if (!sample.trimStart().startsWith("'")) return '"';
  const around = (quote: Quote): number =>
    sample.match(new RegExp(`(?:^|[,;\\t|])${quote}[^${quote}\\n]*${quote}(?=$|[,;\\t|])`, 'gm'))?.length ??
    0;
  return around("'") > 1 && around('"') === 0 ? "'" : '"';
}

function scoreOf(sample: string, division: Division): number {
  const rows = parsed(sample, division, true).filter((row) => row.some((cell) => cell.trim() !== ''));
  const lengths = rows.map((row) => row.length);
  const times = new Map<number, number>();
  for (const length of lengths) times.set(length, (times.get(length) ?? 0) + 1);
  // No number of columns says as much as headings that are known.
  let score = 100 * knownHeadings(rows);
  for (const [length, count] of times) {
    if (length > 1) score = Math.max(score, (count / lengths.length) * (1 + Math.log2(length)));
  }
  return score;
}

/**
 * The cells of a text, with the guards before formulas.
 * @param called the file's name, for sentences
 * @throws ExchangeRefusal with the line where it cannot be read, and for more rows or columns than are taken
 */
export function readDelimited(text: string, division: Division, called: string): Rows {
  checkRoughSize(text, division, called);
  let rows;
  try {
    rows = parsed(text, division, false);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ExchangeRefusal(`${called} cannot be read as a table. ${reasonOf(error)}`, { cause: error });
  }
  checkSize(rows, called);
  return rows;
}

function parsed(text: string, { separator, quote }: Division, sample: boolean): string[][] {
  return parse(text, {
    delimiter: separator,
    quote,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: MOST_CELL * 8,
    // A sample may end within quotes.
    ...(sample ? { skip_records_with_error: true } : { to: MOST_ROWS + SLACK + 1 }),
  });
}

function reasonOf({ code, lines }: CsvError & { readonly lines?: number }): string {
  const line = lines === undefined ? '' : ` in line ${lines}`;
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quotation mark is opened and never closed. Close it, or choose another separator.';
    case 'CSV_MAX_RECORD_SIZE':
      return `The text${line} is far too long for one card: perhaps a quotation mark is not closed there.`;
    default:
      return `It goes wrong${line}. Open it in a spreadsheet program, save it anew as CSV, and bring that in.`;
  }
}
