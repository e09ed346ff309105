import type { CardSort, GivenColumn } from '../../../src-main/api/answers/answers.js';
import { limits } from '../../../src-main/cards/limits.js';

export interface Column {
  readonly sort: CardSort;
  readonly title: string;
  /** In the narrow head of the list. */
  readonly head: string;
  /** The least width it has of itself, rem. */
  readonly width: number;
  /** Its share of the room that is left over, until a person sets its width; 0: none. */
  readonly grows: number;
  readonly figure: boolean;
  /** The order that one wants first: the newest, the dearest. */
  readonly descendingFirst: boolean;
  /** What it shows is not in the card's row: it is asked for. */
  readonly asked: boolean;
}

/** Widths of columns that a person has set, rem. */
export type ColumnWidths = Readonly<Record<CardSort, number>>;

const column = (sort: CardSort, title: string, width: number, more: Partial<Column> = {}): Column => ({
  sort,
  title,
  head: title,
  width,
  grows: 0,
  figure: false,
  descendingFirst: false,
  asked: false,
  ...more,
});

const figure = { figure: true } as const;
const asked = { asked: true } as const;

/** Columns that every list has: the star and the name. */
export const fixedColumns = [
  column('favourite', 'Favourite', 2.25, { head: '' }),
  column('name', 'Name', 9.5, { grows: 2 }),
] as const;

/** Columns of what cards of every game have, in the order of the list. */
const commonColumns: readonly Column[] = [
  column('set', 'Set', 5.5, { grows: 0.7 }),
  column('number', 'Number in the set', 4.25, { ...figure, head: 'Number' }),
  column('tags', 'Tags', 5, { grows: 1 }),
  column('decks', 'Decks that have it', 4.25, {
    ...figure,
    ...asked,
    head: 'Decks',
    descendingFirst: true,
  }),
  column('changed', 'Last changed', 6.5, { head: 'Changed', descendingFirst: true }),
];

/** Width of a sign in the head of the list, and of what stands beside them, rem. */
const [SIGN, BESIDE] = [0.5, 1.25];

/** In the words of the games that are shown, those of several beside each other; null: none of them has it. */
function calledBy(one: GivenColumn, games: ReadonlySet<string>): Column | null {
  const called = Object.entries(one.called).flatMap(([game, names]) => (games.has(game) ? [names] : []));
  if (called.length === 0) return null;
  const all = (name: 'title' | 'head') => [...new Set(called.map((names) => names[name]))];
  const head = all('head').join('/');
  const width = Math.max(one.width, head.includes('/') ? SIGN * head.length + BESIDE : 0);
  return { ...one, grows: 0, title: all('title').join(' / '), head, width };
}

/**
 * Columns that a person can do without, in the order of the list.
 * @param given what the games have; none before it is known
 * @param games ids of those whose cards are shown; none: any
 */
export function columnsWith(
  given: readonly GivenColumn[] = [],
  games: ReadonlySet<string> = new Set(),
): readonly Column[] {
  const shown = games.size > 0 ? games : new Set(given.flatMap(({ called }) => Object.keys(called)));
  return [...given.flatMap((one) => calledBy(one, shown) ?? []), ...commonColumns];
}

export const limitedWidth = (width: number): number =>
  Math.round(Math.min(limits.columnWidth.max, Math.max(limits.columnWidth.min, width)) * 16) / 16;

/** The list's grid, and the least width at which it stands without being cut, in rem. */
export function tracksOf(
  shown: readonly Column[],
  widths: ColumnWidths,
): { readonly tracks: string; readonly least: number } {
  const tracks = shown.map(({ sort, width, grows }) => {
    const set = widths[sort];
    if (set !== undefined) return `${set}rem`;
    return grows > 0 ? `minmax(${width}rem, ${grows}fr)` : `${width}rem`;
  });
  const least = shown.reduce((sum, { sort, width }) => sum + (widths[sort] ?? width), 0);
  return { tracks: tracks.join(' '), least };
}

/** All that cards can be sorted by. */
const sortsWith = (given?: readonly GivenColumn[], games?: ReadonlySet<string>): readonly Column[] => [
  fixedColumns[1],
  ...columnsWith(given, games),
  { ...fixedColumns[0], title: 'Favourites first' },
];

/** The same, to choose from. @param chosen stays among them, even where no game that is shown has it */
export function sortOptions(
  given: readonly GivenColumn[] | undefined,
  games: ReadonlySet<string>,
  chosen: CardSort,
) {
  const sorts = sortsWith(given, games);
  const all = sorts.some(({ sort }) => sort === chosen) ? sorts : sortsWith(given);
  return all.map(({ sort, title }) => ({ value: sort, name: title }));
}

/** Whether the newest, the dearest is what one wants first. */
export const isDescendingFirst = (sort: CardSort, given?: readonly GivenColumn[]): boolean =>
  sortsWith(given).some((one) => one.sort === sort && one.descendingFirst);
