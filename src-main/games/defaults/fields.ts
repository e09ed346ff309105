/** Rows of fields that are printed on a card as a number or as one of a few words. */
import type { BaseCard } from '../../cards/card.js';
import {
  printedIn,
  type CardFacts,
  type CardField,
  type FieldChoice,
  type FieldColumn,
  type FieldOrder,
  type FieldValue,
  type FigureSign,
} from '../card-fields.js';

/** What people see of a field, whatever its values are. */
interface FieldWords<C> {
  /** Name of the card's field. */
  readonly key: string;
  /** By which it is searched, the usual name first, with blanks between. */
  readonly names: string;
  readonly title: string;
  /** What a search by it asks, in a sentence. */
  readonly meaning: string;
  readonly examples: readonly string[];
  /** The usual word for it after "sort:". */
  readonly word: string;
  /** As it follows "by": "the printed level or cost". */
  readonly by: string;
  readonly column: FieldColumn;
  /** What a card calls it. Left out: its title. */
  titleOn?(card: C): string;
}

export interface NumberWords<C> extends FieldWords<C> {
  /** The lowest number that can be printed; left out: 0. */
  readonly least?: number;
  readonly most: number;
  readonly sign?: FigureSign;
  /** Values of the game's kind field: only cards of these kinds have the number. Left out: all cards. */
  readonly kinds?: readonly string[];
}

export interface ChoiceWords<C, V extends string> extends FieldWords<C> {
  /** The title of the values by which the list is filtered: "Types". */
  readonly many: string;
  readonly values: readonly ChoiceValue<V>[];
  /** What a card calls a value. Left out: the name of the value. */
  wordsFor?(value: V, card: C): string;
}

export interface ChoiceValue<V extends string> {
  readonly key: V;
  /** By which it is searched, the usual name first, with blanks between. */
  readonly names: string;
  /** As a card and lists call it: "Spell", "Spells". */
  readonly one: string;
  readonly many: string;
  /** As it follows "cards": "that are spells". */
  readonly meaning: string;
}

/** Values that are called as they are written in a card, and have a regular plural: "moth", "Moths". */
export const valuesCalled = <V extends string>(words: readonly V[]): ChoiceValue<V>[] =>
  words.map((key) => {
    const many = key.endsWith('s') ? `${key}es` : `${key}s`;
    return { key, names: key, one: capital(key), many: capital(many), meaning: `that are ${many}` };
  });

export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const column = (
  title: string,
  head: string,
  width: number,
  more: Partial<FieldColumn> = {},
): FieldColumn => ({
  title,
  head,
  width,
  figure: false,
  descendingFirst: false,
  usual: true,
  ...more,
});

/** Something that is seen on the card. */
export const seenOnCard = <C, F extends object>(
  names: string,
  meaning: string,
  fits: (card: C) => boolean,
): FieldChoice<C, F> => ({ names: names.split(' '), meaning, needsFacts: false, fits });

/** Cards are sorted by what is printed. */
const orderOf = <C, F extends object>(
  { key, word, by, column: shown }: FieldWords<C>,
  read: (card: C) => FieldValue,
): FieldOrder<C, F> => ({
  word,
  wordsOf: key,
  meaning: by,
  needsFacts: false,
  read,
  place: 'printed',
  column: shown,
});

/** A printed number; null is a blank. */
export function numberField<C extends BaseCard, F extends object = CardFacts>(
  words: NumberWords<C>,
): CardField<C, F> {
  const { key, least = 0, most, sign, kinds } = words;
  const read = (card: C): number | null => printedIn(card, key) as number | null;
  const checked = (value: FieldValue): number | null => {
    if (value === null || (typeof value === 'number' && value >= least && value <= most)) return value;
    throw new RangeError(`${String(value)} is no number from ${least} to ${most}.`);
  };
  return {
    key,
    printed: {
      kind: 'number',
      ...(sign && { sign }),
      ...(kinds && { kinds }),
      read,
      write: (card, value) => ({ ...card, [key]: checked(value) }),
      titleOn: (card) => words.titleOn?.(card) ?? words.title,
      wordsFor: (value) => (value === null ? '' : String(value)),
      least,
      most,
    },
    search: {
      names: words.names.split(' '),
      title: words.title,
      meaning: words.meaning,
      examples: words.examples,
      place: 'printed',
      kind: 'number',
      needsFacts: false,
      read,
      blank: 'blank',
      offered: [],
    },
    order: orderOf(words, read),
  };
}

/** One of a few words, such as a type. */
export function choiceField<C extends BaseCard, V extends string, F extends object = CardFacts>(
  words: ChoiceWords<C, V>,
): CardField<C, F> {
  const { key, values } = words;
  const read = (card: C): FieldValue => printedIn(card, key);
  const known = (value: FieldValue): ChoiceValue<V> => {
    const found = values.find((one) => one.key === value);
    if (found) return found;
    throw new RangeError(`A card cannot have ${String(value)} as its ${words.title.toLowerCase()}.`);
  };
  return {
    key,
    printed: {
      kind: 'choice',
      choices: values.map(({ key: value, one: name }) => ({ value, name })),
      read,
      write: (card, value) => ({ ...card, [key]: known(value).key }),
      titleOn: (card) => words.titleOn?.(card) ?? words.title,
      wordsFor: (value, card) => words.wordsFor?.(known(value).key, card) ?? known(value).one,
    },
    search: {
      names: words.names.split(' '),
      title: words.title,
      meaning: words.meaning,
      examples: words.examples,
      place: 'kind',
      kind: 'choice',
      choices: choicesOf(words),
    },
    order: orderOf(words, read),
    facet: {
      kind: 'listed',
      title: words.many,
      values: values.map(({ key: value, names, many }) => ({
        key: value,
        value: names.split(' ')[0] ?? value,
        name: many,
      })),
    },
  };
}

/** The values of a field as qualities of cards: those of "is:" where the field says what kind of card it is. */
export const choicesOf = <C extends BaseCard, V extends string, F extends object>({
  key,
  values,
}: ChoiceWords<C, V>): readonly FieldChoice<C, F>[] =>
  values.map(({ key: value, names, meaning }) =>
    seenOnCard(names, meaning, (card) => printedIn(card, key) === value),
  );
