import { z } from 'zod';
import type { BaseCard } from '../../cards/card.js';
import type { RowCells } from '../../games/card-columns.js';
import { gameById } from '../../games/registry.js';
import { limits } from '../../cards/limits.js';
import { readLine, readParagraphs, readTags, tidy } from './cell-text.js';
import type { ColumnField } from './columns.js';
import type { Encoding } from './decode-text.js';
import { errorCellSentence, isErrorCell } from './error-cells.js';
import { dateInName, isDate, madeADate } from './made-dates.js';
import type { Mapping } from './mapping.js';
import { looksMisread, misreadSentence } from './misread.js';
import { short } from './short.js';

/** Something that a person should know about a row. An error: what stands in the cell cannot be on a card. */
export interface RowProblem {
  readonly severity: 'error' | 'warning';
  /** The field in whose column it stands. */
  readonly field: ColumnField | null;
  /** A sentence or two. */
  readonly message: string;
}

/** What a row says, cell by cell. Where a cell cannot be used, its field is as if it were blank, and a problem says so. */
export interface ReadRow {
  /** Id of the game as whose card the row was read. */
  readonly game: string;
  /** Only fields that the table has a column for. */
  readonly fields: Partial<Omit<BaseCard, 'id' | 'game' | 'picture' | 'set' | 'look'>> &
    Readonly<Record<string, unknown>>;
  /** Fields of these that follow from other cells and are not said. */
  readonly guessed: readonly string[];
  readonly id: string | null;
  /** Null where the table has no column for pictures. */
  readonly picture: string | null;
  readonly set: string;
  readonly number: number | null;
  readonly copies: number;
  readonly problems: readonly RowProblem[];
}

const uuid = z.uuid();

/**
 * @param edition id of an edition of the game, for rows that say none
 * @param encoding how the table's text was read; null where it says so itself
 */
export function readRow(
  cells: readonly string[],
  mapping: Mapping,
  game: string,
  edition: string | null,
  encoding: Encoding | null = null,
): ReadRow {
  return new RowReader(cells, mapping, encoding).read(game, edition);
}

class RowReader implements RowCells {
  readonly #problems: RowProblem[] = [];
  readonly #cells = new Map<ColumnField, string>();

  constructor(
    cells: readonly string[],
    mapping: Mapping,
    private readonly encoding: Encoding | null,
  ) {
    for (const [column, field] of mapping.entries()) {
      if (field === null) continue;
      const cell = cells[column] ?? '';
      const isError = isErrorCell(cell.trim());
      if (isError) this.#error(field, errorCellSentence(cell.trim()));
      this.#cells.set(field, isError ? '' : cell);
    }
  }

  read(game: string, edition: string | null): ReadRow {
    const own = gameById(game).columns.read(this, edition);
    const fields: ReadRow['fields'] = {
      ...own.fields,
      ...this.#has('name', { name: this.#text('name', readLine) }),
      ...this.#has('text', { text: this.#text('text', readParagraphs) }),
      ...this.#has('flavor', { flavor: this.#text('flavor', readParagraphs) }),
      ...this.#has('licence', { licence: this.#text('licence', readParagraphs) }),
      ...this.#has('tags', { tags: this.#tags() }),
      ...this.#has('favourite', { favourite: /^(?:1|x|y|yes|true|★)$/i.test(this.cell('favourite')) }),
    };
    return {
      game,
      fields,
      guessed: own.guessed,
      id: uuid.safeParse(this.cell('id')).success ? this.cell('id').toLowerCase() : null,
      picture: this.#cells.has('picture') ? this.cell('picture') : null,
      set: readLine(this.#raw('set')).slice(0, limits.name),
      number: this.number('number', 1, limits.number),
      copies: this.number('copies', 0, limits.copies) ?? 0,
      problems: this.#problems,
    };
  }

  cell(field: ColumnField): string {
    return tidy(this.#raw(field));
  }

  #raw(field: ColumnField): string {
    return this.#cells.get(field) ?? '';
  }

  has(field: ColumnField): boolean {
    return this.#cells.has(field);
  }

  refuse(field: ColumnField, isNone: string, orDate = false): void {
    const cell = this.cell(field);
    this.#error(field, orDate && isDate(cell) ? madeADate(cell) : `“${short(cell)}” ${isNone}`);
  }

  #has<T extends object>(field: ColumnField, fields: T): T | Record<never, never> {
    return this.has(field) ? fields : {};
  }

  #error(field: ColumnField, message: string): void {
    this.#problems.push({ severity: 'error', field, message });
  }

  warn(field: ColumnField, message: string): void {
    this.#problems.push({ severity: 'warning', field, message });
  }

  number(field: ColumnField, least: number, most: number): number | null {
    const cell = this.cell(field);
    // Blank, or a dash as people write it where there is nothing to say.
    if (/^[-–—]?$/.test(cell)) return null;
    const value = /^\+?\d{1,9}(?:[.,]0+)?$/.test(cell) ? Number.parseInt(cell.replace('+', ''), 10) : null;
    if (value === null) {
      const plain = `“${short(cell)}” is no whole number. Write one from ${least} to ${most}, or nothing.`;
      this.#error(field, isDate(cell) ? madeADate(cell) : plain);
      return null;
    }
    if (value < least || value > most) {
      this.#error(field, `${value} is out of range: it can be from ${least} to ${most}.`);
      return null;
    }
    return value;
  }

  #text(field: 'name' | 'text' | 'flavor' | 'licence', read: (cell: string) => string): string {
    const raw = this.#raw(field);
    const text = read(raw);
    const date = field === 'name' ? dateInName(text) : null;
    if (looksMisread(raw, this.encoding)) this.warn(field, misreadSentence);
    else if (date !== null) this.warn(field, date);
    const most = limits[field];
    if (text.length <= most) return text;
    const has = text.length.toLocaleString('en');
    this.#error(field, `It is ${has} characters long, and ${most.toLocaleString('en')} are the most.`);
    return '';
  }

  #tags(): string[] {
    const tags = readTags(this.#raw('tags'));
    const fitting = tags.filter((tag) => tag.length <= limits.tag).slice(0, limits.tags);
    if (fitting.length < tags.length) {
      this.warn(
        'tags',
        `A card has up to ${limits.tags} tags of ${limits.tag} characters; the others are left out.`,
      );
    }
    return fitting;
  }
}
