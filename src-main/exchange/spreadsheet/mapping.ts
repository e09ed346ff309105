import { games } from '../../games/registry.js';
import { fieldOfHeading, type ColumnField } from './columns.js';
import type { Rows, Sheet } from './table.js';

/** Which field each column says, from the left; null: the column is left out. A field stands at most once. */
export type Mapping = readonly (ColumnField | null)[];

/** Rows among which the headings are looked for: some tables begin with a title. */
const LOOKED_AT = 12;

interface HeaderRow {
  /** From 0. */
  readonly row: number;
  /** How many fields it names. */
  readonly known: number;
}

/** The row with the headings, or null where none names two fields, or the card's name by itself. */
function findHeader(rows: Rows): HeaderRow | null {
  let best: HeaderRow | null = null;
  for (const [index, row] of rows.slice(0, LOOKED_AT).entries()) {
    const fields = new Set(row.map((heading) => fieldOfHeading(heading)).filter((field) => field !== null));
    const known = fields.size;
    if ((known >= 2 || (known === 1 && fields.has('name'))) && known > (best?.known ?? 0)) {
      best = { row: index, known };
    }
  }
  return best;
}

/** How many fields the row with the headings names. */
export const knownHeadings = (rows: Rows): number => findHeader(rows)?.known ?? 0;

export const headerRowOf = (rows: Rows): number | null => findHeader(rows)?.row ?? null;

/** Which sheet has the cards, from 0: the one whose headings say the most; of equal ones the first that is shown. */
export function likelySheet(sheets: readonly Sheet[]): number {
  const known = sheets.map(({ rows, hidden }) => knownHeadings(rows) + (hidden ? 0 : 0.5));
  return Math.max(0, known.indexOf(Math.max(...known)));
}

export const widthOf = (rows: Rows): number => rows.reduce((most, { length }) => Math.max(most, length), 0);

/** The mapping that the headings say; without headings, the first column with words in it is the name. */
export function guessMapping(rows: Rows, header: number | null, game: string): Mapping {
  const width = widthOf(rows);
  if (header === null) {
    const named = Array.from({ length: width }, (_, column) => column).find((column) =>
      rows.some((row) => /\p{L}{2}/u.test(row[column] ?? '')),
    );
    return Array.from({ length: width }, (_, column) => (column === named ? 'name' : null));
  }
  const headings = rows[header] ?? [];
  const others = otherGames(headings, game);
  const taken = new Set<ColumnField>();
  return Array.from({ length: width }, (_, column) => {
    const field = fieldOfHeading(headings[column] ?? '', game, others);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** Games of which a table may have cards beside the one that is meant: none where no column says which. */
export const otherGames = (headings: readonly string[], game: string): readonly string[] =>
  headings.some((heading) => fieldOfHeading(heading, game) === 'game')
    ? games().flatMap(({ id }) => (id === game ? [] : [id]))
    : [];
