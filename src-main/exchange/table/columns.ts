import { limits } from '../../cards/limits.js';

/** What a column of a table can say about a card: the one list behind mapping, previews, docs and written tables. */

export const columnFields = [
  'name',
  'type',
  'edition',
  'cost',
  'offense',
  'defense',
  'stats',
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
export type ColumnField = (typeof columnFields)[number];

export interface ColumnKind {
  readonly field: ColumnField;
  /** Its heading in tables that are written, and its name in lists. */
  readonly title: string;
  /** Headings by which it is recognised, besides its title; capitals, spaces and signs do not matter. */
  readonly wordings: readonly string[];
  /** What may stand in its cells, as a sentence. */
  readonly takes: string;
  /** In a workbook, in characters. */
  readonly width: number;
}

const inWords = (figure: number): string => figure.toLocaleString('en');
const upTo = (most: number): string => `up to ${inWords(most)} characters`;
const number = `A whole number from 0 to ${limits.figure}, or nothing.`;

export const columnKinds: readonly ColumnKind[] = [
  {
    field: 'name',
    title: 'Name',
    width: 28,
    wordings: ['card', 'card name', 'title', 'card title'],
    takes: `The name of the card, ${upTo(limits.name)}. A row without one and without an ID is left out.`,
  },
  {
    field: 'type',
    title: 'Type',
    width: 11,
    wordings: ['card type', 'kind', 'category'],
    takes:
      'Minion or creature, or spell. Blank: a spell where SP and HP are blank too, otherwise a minion or creature.',
  },
  {
    field: 'edition',
    title: 'Edition',
    width: 10,
    wordings: ['design edition', 'card edition', 'rules', 'ed'],
    takes:
      '14, 14th, “14th Edition” and so on, from 1 to 17; “none” for a card without one. Blank: the edition chosen in the preview.',
  },
  {
    field: 'cost',
    title: 'Level',
    width: 8,
    wordings: [
      'cost',
      'rc',
      'resource cost',
      'lvl',
      'lv',
      'resources',
      'price',
      'level/cost',
      'level or cost',
    ],
    takes: number,
  },
  {
    field: 'offense',
    title: 'SP',
    width: 7,
    wordings: ['offense', 'offence', 'off', 'strike points', 'attack', 'atk', 'power', 'strength', 'op'],
    takes: `${number} Minions and creatures only.`,
  },
  {
    field: 'defense',
    title: 'HP',
    width: 7,
    wordings: ['defense', 'defence', 'def', 'hit points', 'hitpoints', 'health', 'life', 'toughness', 'dp'],
    takes: `${number} Minions and creatures only.`,
  },
  {
    field: 'stats',
    title: 'SP/HP',
    width: 9,
    wordings: ['offense/defense', 'off/def', 'attack/defense', 'power/toughness', 'p/t', 'stats'],
    takes: 'Both in one cell, with a slash or a hyphen between: 4/6.',
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

/** Headings are compared without capitals, accents, spaces and signs; but "#" by itself and slashes between words count. */
const headingKey = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#/]+/gu, '');

const byHeading = new Map<string, ColumnField>(
  columnKinds.flatMap(({ field, title, wordings }) =>
    [title, ...wordings].map((heading): [string, ColumnField] => [headingKey(heading), field]),
  ),
);

/** Which field a heading names, or null. */
export const fieldOfHeading = (heading: string): ColumnField | null =>
  byHeading.get(headingKey(heading)) ?? null;
