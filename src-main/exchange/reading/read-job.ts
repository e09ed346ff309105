import { readFileSync } from 'node:fs';
import { readDeckList } from '../list/read-deck-list.js';
import { ExchangeRefusal } from '../refusal.js';
import { readSheets } from '../spreadsheet/workbooks/spreadsheet.js';
import { decodeText, encodingOf } from '../spreadsheet/decode-text.js';
import { readRow } from '../spreadsheet/read-row.js';
import { RowGames } from '../spreadsheet/row-games.js';
import type { Sheet } from '../spreadsheet/table.js';
import { workbookLimits } from '../zip/limits.js';
import { SafeZip } from '../zip/safe-zip.js';
import type { FileToRead, PlacedRow, Reading, ReadingJob, Readings } from './jobs.js';
import { tableAsAsked, unreadTable } from './read-table.js';

/** Lines of a deck list: several times what a deck of as many different cards as there may be has. */
const MOST_LINES = 5000;

/** Reads files for the program. Of the last workbook it keeps the cells, since a person may choose another sheet. */
export class JobReader {
  #kept: { readonly key: string; readonly sheets: Sheet[] } | null = null;

  /** @throws ExchangeRefusal */
  async read(job: ReadingJob): Promise<Reading<keyof Readings>> {
    switch (job.kind) {
      case 'look':
        await this.#sheets(job.file);
        return { about: null, rows: [] };
      case 'table':
        return this.#table(job);
      case 'list':
        return list(job);
    }
  }

  async #table({ file, options }: Extract<ReadingJob, { kind: 'table' }>): Promise<Reading<'table'>> {
    const content =
      file.kind === 'workbook' ? { sheets: await this.#sheets(file) } : { bytes: bytesOf(file) };
    try {
      const { rows, header, headings, mapping, preview } = tableAsAsked(content, file.place, options);
      const rowGames = new RowGames(options, mapping, headings);
      const from = header === null ? 0 : header + 1;
      const filled: PlacedRow[] = [];
      for (const [index, cells] of rows.entries()) {
        if (index < from || cells.every((cell) => cell.trim() === '')) continue;
        const { game, edition, mapping: own, problems } = rowGames.of(cells);
        const row = readRow(cells, own, game, edition, preview.encoding);
        filled.push({ index, row: { ...row, problems: [...problems, ...row.problems] } });
      }
      return { about: { preview, refused: null }, rows: filled };
    } catch (error) {
      if (!(error instanceof ExchangeRefusal)) throw error;
      const preview = unreadTable(content, file.place, options);
      return { about: { preview, refused: error.message }, rows: [] };
    }
  }

  async #sheets({ key, place, content }: FileToRead): Promise<Sheet[]> {
    if (this.#kept?.key === key) return this.#kept.sheets;
    this.#kept = null;
    const source = 'path' in content ? content.path : Buffer.from(content.bytes);
    const zip = await SafeZip.open(source, place, workbookLimits);
    try {
      const sheets = await readSheets(zip, place);
      this.#kept = { key, sheets };
      return sheets;
    } finally {
      zip.close();
    }
  }
}

function list({ file, encoding: asked }: Extract<ReadingJob, { kind: 'list' }>): Reading<'list'> {
  const bytes = bytesOf(file);
  const encoding = asked ?? encodingOf(bytes);
  const { lines, faults, ...said } = readDeckList(decodeText(bytes, encoding));
  if (lines.length + faults.length > MOST_LINES) {
    throw new ExchangeRefusal(
      `${file.place} has more than ${MOST_LINES.toLocaleString('en')} lines with cards, which are the most of a deck list.`,
    );
  }
  return { about: { ...said, faults, encoding }, rows: lines };
}

const bytesOf = ({ content }: FileToRead): Buffer =>
  'path' in content ? readFileSync(content.path) : Buffer.from(content.bytes);
