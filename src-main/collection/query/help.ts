import { games } from '../../games/registry.js';
import { takesPatterns, type Field } from './field.js';
import { fieldNames, fieldOf, NONE } from './fields.js';
import { cardSorts, meaningOfSort, orderTerm, wordsOfSort } from './sorts.js';

/** How to search, for people: made from the table of fields. */
export interface QueryHelp {
  readonly basics: readonly QueryExample[];
  readonly fields: readonly FieldHelp[];
  /** What says in which order the cards stand; the meaning of a value follows "by". */
  readonly order: FieldHelp;
}

export interface QueryExample {
  readonly query: string;
  readonly meaning: string;
}

export interface FieldHelp {
  readonly title: string;
  /** The first is the usual one. */
  readonly names: readonly string[];
  readonly meaning: string;
  /** What may stand after the sign, in words. */
  readonly takes: string;
  readonly values: readonly { readonly names: readonly string[]; readonly meaning: string }[];
  readonly examples: readonly string[];
}

function basics(): readonly QueryExample[] {
  const [first] = games();
  if (!first) return [];
  const { quality, either, grouped, several } = first.cardFields.examples;
  return [
    { query: 'ember fox', meaning: 'both words, anywhere on the card; those in the name come first' },
    { query: '"draw 2 cards"', meaning: 'exactly this, as it stands' },
    { query: '!"ember fox"', meaning: 'an exclamation mark: this is the whole name' },
    { query: '-tag:draft', meaning: `a minus: not those; “not:${quality}” is short for “-is:${quality}”` },
    { query: either, meaning: '“or”: one of the two is enough' },
    { query: grouped, meaning: 'parentheses keep together what belongs together' },
    { query: 'o:/draws? \\d+/i', meaning: 'a pattern between slashes; “i” behind it: in any case' },
    { query: several, meaning: 'a comma: one of the values is enough' },
  ];
}

export const queryHelp = (): QueryHelp => ({
  basics: basics(),
  fields: fieldNames().map((name) => helpOn(fieldOf(name))),
  order: {
    ...orderTerm(),
    takes: 'one of its values, or its beginning; with - before it the other way round',
    values: cardSorts().map((sort) => ({ names: wordsOfSort(sort), meaning: meaningOfSort(sort) })),
  },
});

function helpOn(field: Field): FieldHelp {
  const { title, names, meaning, examples } = field;
  const takes = takesPatterns(field) ? `${takenBy(field)}; a /pattern/ between slashes` : takenBy(field);
  const values =
    field.kind === 'choice' ? field.choices.map((one) => ({ names: one.names, meaning: one.meaning })) : [];
  return { title, names, meaning, takes, values, examples };
}

function takenBy(field: Field): string {
  switch (field.kind) {
    case 'text':
      return `words, "a phrase" or ${NONE}; with = the whole of it`;
    case 'number':
      return `a number, a range such as 2..4, another field of numbers, or ${NONE}; with : = != < <= > >=`;
    case 'choice':
      return field.words
        ? 'one of its values, its beginning, or words'
        : 'one of its values, or its beginning';
    case 'names':
      return `a name or its beginning, or ${NONE}; with = the whole name`;
    case 'date':
      return 'a year, month or day, today, yesterday, or an age in h, d, w, m or y; with : < <= > >=';
  }
}
