import { limits } from '../../cards/limits.js';
import { gameById, games } from '../../games/registry.js';
import type { CardColumn } from '../../games/card-columns.js';

/** What a column of a table can say about a card: the one list behind mapping, previews, docs and written tables. */

/** Columns that every game has, beside those of its own. */
const baseFields = [
  'name',
  'game',
  'text',
  'flavor',
  'licence',
  'tags',
  'picture',
  'set',
  'number',
  'copies',
  'favourite',
  'id',
] as const;
export type BaseField = (typeof baseFields)[number];
/** One of those, or a field of a game's own columns. */
export type ColumnField = string;

export const isBaseField = (field: string): field is BaseField => baseFields.some((one) => one === field);

/** Without what it writes, which is a game's to say. */
export type ColumnKind = CardColumn;

const inWords = (figure: number): string => figure.toLocaleString('en');
const upTo = (most: number): string => `up to ${inWords(most)} characters`;

const baseKinds: readonly (ColumnKind & { readonly field: BaseField })[] = [
  {
    field: 'name',
    title: 'Name',
    width: 28,
    wordings: ['card', 'card name', 'title', 'card title'],
    takes: `The name of the card, ${upTo(limits.name)}. A row without one and without an ID is left out.`,
  },
  {
    field: 'game',
    title: 'Game',
    width: 24,
    wordings: ['card game', 'game name'],
    takes: 'The game that the card is of, where a table has cards of several.',
  },
  {
    field: 'text',
    title: 'Text',
    width: 60,
    wordings: [
      'ability',
      'abilities',
      'ability text',
      'card text',
      'rules text',
      'effect',
      'effects',
      'description',
    ],
    takes: `The ability text as printed, ${upTo(limits.text)}; a line break, or \\n, begins the next paragraph.`,
  },
  {
    field: 'flavor',
    title: 'Flavor',
    width: 40,
    wordings: ['flavour', 'flavor text', 'flavour text', 'quote'],
    takes: `Words for the mood of the card, ${upTo(limits.flavor)}.`,
  },
  {
    field: 'licence',
    title: 'Licence',
    width: 30,
    wordings: [
      'license',
      'credit',
      'credits',
      'copyright',
      'artist',
      'author',
      'attribution',
      'licence line',
    ],
    takes: `The line under the picture, ${upTo(limits.licence)}.`,
  },
  {
    field: 'tags',
    title: 'Tags',
    width: 24,
    wordings: ['tag', 'labels', 'keywords'],
    takes: `Words with commas or semicolons between them; up to ${limits.tags} of ${limits.tag} characters. A backslash before a comma makes it part of the word.`,
  },
  {
    field: 'picture',
    title: 'Picture',
    width: 24,
    wordings: [
      'image',
      'art',
      'artwork',
      'picture file',
      'image file',
      'illustration',
      'file',
      'filename',
      'file name',
    ],
    takes:
      'The name of a picture file that is chosen along with the table or lies in the same zip; its ending may be left out.',
  },
  {
    field: 'set',
    title: 'Set',
    width: 18,
    wordings: ['card set', 'expansion', 'set name', 'set code', 'series'],
    takes: 'Name or code of a set. A set that is not there yet is made.',
  },
  {
    field: 'number',
    title: 'Number',
    width: 10,
    wordings: ['no', 'nr', '#', 'set number', 'collector number', 'card number', 'num'],
    takes: `The number in the set: a whole number from 1 to ${inWords(limits.number)}.`,
  },
  {
    field: 'copies',
    title: 'Copies',
    width: 9,
    wordings: ['qty', 'quantity', 'count', 'amount', 'copy', 'copies in deck'],
    takes: `How many of the card a deck made of the table shall have, from 1 to ${limits.copies}. Blank or 0: none.`,
  },
  {
    field: 'favourite',
    title: 'Favourite',
    width: 11,
    wordings: ['favorite', 'starred', 'star'],
    takes: 'Yes, true, x or 1 for a favourite.',
  },
  {
    field: 'id',
    title: 'ID',
    width: 38,
    wordings: ['card id', 'uuid', 'guid'],
    takes:
      'The id that Cardwright gave the card, in a table that Cardwright wrote: the row is then that card, renamed or not.',
  },
];

/** With one game nobody has to say which. */
const commonKinds = (): typeof baseKinds =>
  games().length > 1 ? baseKinds : baseKinds.filter(({ field }) => field !== 'game');

const isFirst = ({ field }: ColumnKind): boolean => field === 'name' || field === 'game';

/**
 * The columns for cards of a game, in the order in which they are written.
 * @param others games whose columns may stand in the same table, after its own
 * @throws RangeError for an unknown game
 */
export function columnKinds(game: string, others: readonly string[] = []): readonly ColumnKind[] {
  const common = commonKinds();
  const own = [game, ...others].flatMap((id) => gameById(id).columns.columns);
  const once = own.filter(
    ({ field, title }, at) => own.findIndex((one) => one.field === field || one.title === title) === at,
  );
  return [...common.filter(isFirst), ...once, ...common.filter((kind) => !isFirst(kind))];
}

/** Headings are compared without capitals, accents, spaces and signs; but "#" by itself and slashes between words count. */
const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#/]+/gu, '');

const keysOf = new WeakMap<ColumnKind, readonly string[]>();

function headingsOf(kind: ColumnKind): readonly string[] {
  let keys = keysOf.get(kind);
  if (!keys) keysOf.set(kind, (keys = [kind.title, ...kind.wordings].map(headingKey)));
  return keys;
}

/** Which field a heading names in tables of a game, or of any game; null: none. @param others as in `columnKinds` */
export function fieldOfHeading(
  heading: string,
  game: string | null = null,
  others: readonly string[] = [],
): ColumnField | null {
  const key = headingKey(heading);
  const kinds =
    game === null
      ? [...commonKinds(), ...games().flatMap(({ columns }) => columns.columns)]
      : columnKinds(game, others);
  // What one game calls a column may be another game's usual title.
  const titled = others.length > 0 ? kinds.find((kind) => headingsOf(kind)[0] === key) : undefined;
  return (titled ?? kinds.find((kind) => headingsOf(kind).includes(key)))?.field ?? null;
}
