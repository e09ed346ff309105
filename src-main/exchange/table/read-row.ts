import { z } from 'zod';
import type { Card } from '../../cards/card.js';
import {
  designEditionRange,
  designEditions,
  editionNumber,
  type DesignEdition,
} from '../../games/kotc/cards/editions.js';
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
  /** Only fields that the table has a column for. */
  readonly fields: Partial<Omit<Card, 'id' | 'picture' | 'set' | 'look'>>;
  /** The type follows from other cells and is not said. */
  readonly typeGuessed: boolean;
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
 * @param edition for rows that say none
 * @param encoding how the table's text was read; null where it says so itself
 */
export function readRow(
  cells: readonly string[],
  mapping: Mapping,
  edition: string | null,
  encoding: Encoding | null = null,
): ReadRow {
  return new RowReader(cells, mapping, encoding).read(editionNumber(edition));
}

class RowReader {
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

  read(edition: DesignEdition): ReadRow {
    const [sp, hp] = this.#stats();
    const offense = this.#number('offense', 0, limits.figure) ?? sp;
    const defense = this.#number('defense', 0, limits.figure) ?? hp;
    const said = this.#type();
    const hasStats = this.#cells.has('offense') || this.#cells.has('defense') || this.#cells.has('stats');
    const type = said ?? (hasStats && offense === null && defense === null ? 'spell' : 'creature');
    const creature = type === 'creature';
    if (!creature && (offense !== null || defense !== null)) {
      this.#warn('type', 'A spell has neither SP nor HP; they are left out.');
    }
    const fields: ReadRow['fields'] = {
      type,
      edition: this.#edition(edition),
      // What a spell may have kept of its time as a creature, it does not show, and no table tells.
      ...(hasStats && creature && { offense, defense }),
      ...this.#has('cost', { cost: this.#number('cost', 0, limits.figure) }),
      ...this.#has('name', { name: this.#text('name', readLine) }),
      ...this.#has('text', { text: this.#text('text', readParagraphs) }),
      ...this.#has('flavor', { flavor: this.#text('flavor', readParagraphs) }),
      ...this.#has('licence', { licence: this.#text('licence', readParagraphs) }),
      ...this.#has('tags', { tags: this.#tags() }),
      ...this.#has('favourite', { favourite: /^(?:1|x|y|yes|true|★)$/i.test(this.#cell('favourite')) }),
    };
    return {
      fields,
      typeGuessed: said === null,
      id: uuid.safeParse(this.#cell('id')).success ? this.#cell('id').toLowerCase() : null,
      picture: this.#cells.has('picture') ? this.#cell('picture') : null,
      set: readLine(this.#raw('set')).slice(0, limits.name),
      number: this.#number('number', 1, limits.number),
      copies: this.#number('copies', 0, limits.copies) ?? 0,
      problems: this.#problems,
    };
  }

  #cell(field: ColumnField): string {
    return tidy(this.#raw(field));
  }

  #raw(field: ColumnField): string {
    return this.#cells.get(field) ?? '';
  }

  #has<T extends object>(field: ColumnField, fields: T): T | Record<never, never> {
    return this.#cells.has(field) ? fields : {};
  }

  #error(field: ColumnField, message: string): void {
    this.#problems.push({ severity: 'error', field, message });
  }

  #warn(field: ColumnField, message: string): void {
    this.#problems.push({ severity: 'warning', field, message });
  }

  #number(field: ColumnField, least: number, most: number): number | null {
    const cell = this.#cell(field);
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

  #stats(): readonly [number | null, number | null] {
    const cell = this.#cell('stats');
    if (/^[-–—]?$/.test(cell)) return [null, null];
    const [, sp, hp] = /^(\d{1,3})\s*[/|\-–:]\s*(\d{1,3})$/.exec(cell) ?? [];
    if (sp !== undefined && hp !== undefined) return [Number(sp), Number(hp)];
    if (isDate(cell)) this.#error('stats', madeADate(cell));
    else this.#error('stats', `“${short(cell)}” is no SP and HP. Write them with a slash between: 4/6.`);
    return [null, null];
  }

  #type(): Card['type'] | null {
    const cell = this.#cell('type');
    if (cell === '') return null;
    if (/^(?:c|m|creatures?|minions?)$/i.test(cell)) return 'creature';
    if (/^(?:s|spells?)$/i.test(cell)) return 'spell';
    this.#error('type', `“${short(cell)}” is no type of card. Write minion, creature or spell.`);
    return null;
  }

  #edition(otherwise: DesignEdition): DesignEdition {
    const cell = this.#cell('edition');
    if (cell === '') return otherwise;
    if (/^(?:none|no edition|-|–)$/i.test(cell)) return null;
    const number = Number(
      /^\D{0,24}?(\d{1,2})(?:st|nd|rd|th|\.)?(?:\s*ed(?:ition)?\.?)?$/i.exec(cell)?.[1] ?? Number.NaN,
    );
    const known = designEditions.find((one) => one === number);
    if (known !== undefined) return known;
    this.#error('edition', `“${short(cell)}” is no edition: write ${designEditionRange}, or none.`);
    return otherwise;
  }

  #text(field: 'name' | 'text' | 'flavor' | 'licence', read: (cell: string) => string): string {
    const raw = this.#raw(field);
    const text = read(raw);
    const date = field === 'name' ? dateInName(text) : null;
    if (looksMisread(raw, this.encoding)) this.#warn(field, misreadSentence);
    else if (date !== null) this.#warn(field, date);
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
      this.#warn(
        'tags',
        `A card has up to ${limits.tags} tags of ${limits.tag} characters; the others are left out.`,
      );
    }
    return fitting;
  }
}
