/**
 * What cards can be sorted by: the columns of the list, and what a search writes after `sort:`. Words for them are those of the
 * fields of the same things. How cards compare is in library/card-orders.ts.
 */
import { choicesCalled, fields, type FieldName } from './fields.js';
import { keyOf } from './fold.js';

/** `field` is the field that asks for the same; without one, `word` is a value of `is:`. */
interface Sort {
  /** The usual word for it. */
  readonly word: string;
  readonly field?: FieldName;
  /** As it follows "by". */
  readonly meaning: string;
}

const sorts = {
  name: { word: 'name', field: 'name', meaning: 'the name' },
  type: { word: 'type', field: 'type', meaning: 'the type, minions first' },
  edition: { word: 'edition', field: 'edition', meaning: 'the edition that they were designed for' },
  cost: { word: 'level', field: 'cost', meaning: 'the printed level or cost' },
  offense: { word: 'sp', field: 'offense', meaning: 'the printed SP, or offense' },
  defense: { word: 'hp', field: 'defense', meaning: 'the printed HP, or defense' },
  set: { word: 'set', field: 'set', meaning: 'the set, and the number in it' },
  number: { word: 'number', field: 'number', meaning: 'the number in their set' },
  tags: { word: 'tags', field: 'tag', meaning: 'the tags' },
  legal: { word: 'legal', field: 'legal', meaning: 'the number of editions in which they are legal' },
  playable: { word: 'playable', meaning: 'the seal, then whether the rules can carry them out' },
  price: { word: 'price', field: 'price', meaning: 'the level or cost that follows from the text' },
  components: { word: 'parts', field: 'parts', meaning: 'the number of different components' },
  decks: { word: 'decks', field: 'deck', meaning: 'the number of decks that have them' },
  changed: { word: 'changed', field: 'changed', meaning: 'when they were changed, the oldest change first' },
  favourite: { word: 'favourite', meaning: 'the favourite’s star, favourites first' },
} as const satisfies Readonly<Record<string, Sort>>;

export type CardSort = keyof typeof sorts;

export const cardSorts = Object.keys(sorts) as readonly CardSort[];

/** Blanks stand last in either direction, and what is alike in the order of names. */
export interface CardOrder {
  readonly sort: CardSort;
  readonly descending: boolean;
}

const sortOf = (sort: CardSort): Sort => sorts[sort];

export const meaningOfSort = (sort: CardSort): string => sortOf(sort).meaning;

/** The words for it; the first is the usual one. */
export function wordsOfSort(sort: CardSort): readonly string[] {
  const { word, field } = sortOf(sort);
  const others = field ? fields[field].names : choicesCalled(fields.is.choices, word)[0]?.names;
  return [...new Set([word, ...(others ?? []), sort])];
}

const byWord: ReadonlyMap<string, CardSort> = new Map(
  cardSorts.flatMap((sort) => wordsOfSort(sort).map((word) => [word, sort] as const)),
);

/** What somebody calls so, or begins to; null where that is nothing, or may become several. */
export function sortCalled(typed: string): CardSort | null {
  const key = keyOf(typed);
  const exactly = byWord.get(key);
  if (exactly || key === '') return exactly ?? null;
  const begun = new Set([...byWord].filter(([word]) => word.startsWith(key)).map(([, sort]) => sort));
  const [only] = begun;
  return only && begun.size === 1 ? only : null;
}

/** Whether it may become a word for something when somebody goes on typing. */
export const beginsSort = (typed: string): boolean =>
  [...byWord.keys()].some((word) => word.startsWith(keyOf(typed)));

/** How a search says it; the first is the usual word. */
export const orderTerm = {
  names: ['sort', 'order'],
  title: 'Sort',
  meaning: 'How the cards found are sorted, whatever the view says; a minus reverses it.',
  examples: ['sort:level', 'sort:-changed', 't:minion sort:-sp'],
} as const;

export const isOrderWord = (word: string): boolean =>
  orderTerm.names.some((name) => name === word.toLowerCase());

/** An order as one would type it. */
export const printOrder = ({ sort, descending }: CardOrder): string =>
  `${orderTerm.names[0]}:${descending ? '-' : ''}${sortOf(sort).word}`;
