/**
 * What cards can be sorted by: the columns of the list, and what a search writes after `sort:`. Words for them are those of the
 * fields of the same things. How cards compare is in library/finding/card-orders.ts.
 */
import type { FieldOrder } from '../../games/card-fields.js';
import type { Game } from '../../games/game.js';
import { ofAllGames } from '../../games/registry.js';
import { choicesCalled, fieldOf, type FieldName } from './fields.js';
import { keyOf } from './fold.js';

/** The key of something that cards are sorted by: "name", "cost". */
export type CardSort = string;

/** `field` is the field that asks for the same; without one, `word` is a value of `is:`. */
interface Sort {
  /** The usual word for it. */
  readonly word: string;
  readonly field: FieldName | null;
  /** As it follows "by". */
  readonly meaning: string;
  readonly needsFacts: boolean;
}

const common = (word: string, field: FieldName | null, meaning: string): Sort => ({
  word,
  field,
  meaning,
  needsFacts: false,
});

const gamesSorts = (all: readonly Game[], place: FieldOrder['place']): [CardSort, Sort][] =>
  all.flatMap(({ cardFields }) =>
    cardFields.fields.flatMap(({ key, order }): [CardSort, Sort][] => {
      if (order?.place !== place) return [];
      const { word, wordsOf: field, meaning, needsFacts } = order;
      return [[key, { word, field, meaning, needsFacts }]];
    }),
  );

interface SortTable {
  readonly sorts: ReadonlyMap<CardSort, Sort>;
  readonly byWord: ReadonlyMap<string, CardSort>;
}

function tableOf(all: readonly Game[]): SortTable {
  // Games that sort by one key sort by one thing: the first has the words for it.
  const given = (place: FieldOrder['place']): [CardSort, Sort][] =>
    [...new Map(gamesSorts(all, place).toReversed())].toReversed();
  const sorts = new Map<CardSort, Sort>([
    ['name', common('name', 'name', 'the name')],
    ...given('printed'),
    ['set', common('set', 'set', 'the set, and the number in it')],
    ['number', common('number', 'number', 'the number in their set')],
    ['tags', common('tags', 'tag', 'the tags')],
    ...given('computed'),
    ['decks', common('decks', 'deck', 'the number of decks that have them')],
    ['changed', common('changed', 'changed', 'when they were changed, the oldest change first')],
    ['favourite', common('favourite', null, 'the favourite’s star, favourites first')],
  ]);
  const byWord = [...sorts].flatMap(([key, sort]) => wordsFor(key, sort).map((word) => [word, key] as const));
  return { sorts, byWord: new Map(byWord) };
}

function wordsFor(key: CardSort, { word, field }: Sort): readonly string[] {
  const is = fieldOf('is');
  const others =
    field !== null
      ? fieldOf(field).names
      : is.kind === 'choice'
        ? choicesCalled(is.choices, word)[0]?.names
        : undefined;
  return [...new Set([word, ...(others ?? []), key])];
}

const table = ofAllGames(tableOf);

export const cardSorts = (): readonly CardSort[] => [...table().sorts.keys()];

/** Whether cards can be sorted so. */
export const isCardSort = (key: string): key is CardSort => table().sorts.has(key);

/** Blanks stand last in either direction, and what is alike in the order of names. */
export interface CardOrder {
  readonly sort: CardSort;
  readonly descending: boolean;
}

/** @throws RangeError for what nothing is sorted by */
function sortOf(sort: CardSort): Sort {
  const found = table().sorts.get(sort);
  if (!found) throw new RangeError(`Cards are not sorted by “${sort}”.`);
  return found;
}

export const meaningOfSort = (sort: CardSort): string => sortOf(sort).meaning;

/** Whether it is known only of cards whose facts are. */
export const sortNeedsFacts = (sort: CardSort): boolean => sortOf(sort).needsFacts;

/** The words for it; the first is the usual one. */
export const wordsOfSort = (sort: CardSort): readonly string[] => wordsFor(sort, sortOf(sort));

/** What somebody calls so, or begins to; null where that is nothing, or may become several. */
export function sortCalled(typed: string): CardSort | null {
  const { byWord } = table();
  const key = keyOf(typed);
  const exactly = byWord.get(key);
  if (exactly !== undefined || key === '') return exactly ?? null;
  const begun = new Set([...byWord].filter(([word]) => word.startsWith(key)).map(([, sort]) => sort));
  const [only] = begun;
  return only !== undefined && begun.size === 1 ? only : null;
}

/** Whether it may become a word for something when somebody goes on typing. */
export const beginsSort = (typed: string): boolean =>
  [...table().byWord.keys()].some((word) => word.startsWith(keyOf(typed)));

const orderNames = ['sort', 'order'] as const;

/** How a search says it; the first name is the usual word. */
export const orderTerm = ofAllGames(([first]) => {
  const { order = 'name', ordered } = first?.cardFields.examples ?? {};
  return {
    names: orderNames,
    title: 'Sort',
    meaning: 'How the cards found are sorted, whatever the view says; a minus reverses it.',
    examples: [`sort:${order}`, 'sort:-changed', ...(ordered === undefined ? [] : [ordered])],
  };
});

export const isOrderWord = (word: string): boolean => orderNames.some((name) => name === word.toLowerCase());

/** An order as one would type it. */
export const printOrder = ({ sort, descending }: CardOrder): string =>
  `${orderNames[0]}:${descending ? '-' : ''}${sortOf(sort).word}`;
