import type { Field, NameSource } from './field.js';
import { fieldCalled, fieldNames, fieldOf } from './fields.js';
import { beginsWord, fold } from './fold.js';
import { parse } from './parse.js';
import { printValue } from './print.js';
import { cardSorts, isOrderWord, meaningOfSort, orderTerm, wordsOfSort } from './sorts.js';

/** How a search that is being typed could go on. */
export interface Completion {
  /** The part of the text that an option takes the place of. */
  readonly from: number;
  readonly to: number;
  readonly options: readonly CompletionOption[];
}

export interface CompletionOption {
  readonly kind: 'field' | 'value';
  readonly insert: string;
  /** Said beside it. */
  readonly note: string;
}

/** The names of the library that fields take, each with what is said beside it. */
export type KnownNames = (source: NameSource) => readonly CompletedName[];

export interface CompletedName {
  readonly name: string;
  readonly note: string;
}

const MOST = 8;

/** The word, or the field with the value, that ends where somebody types. */
const valueHere =
  /(?:^|[\s(,-])(\p{L}+)(?:!=|<=|>=|[:=<>])(?:(?:"[^"]*"|[^\s"(),]+)?,)*("[^"]*|[^\s"(),]*)$/u;
const wordHere = /(?:^|[\s(-])(\p{L}+)$/u;

/** @param at where in the text somebody types */
export function complete(text: string, at: number, names: KnownNames): Completion {
  const head = text.slice(0, at);
  const nothing = { from: at, to: at, options: [] };
  if (parse(head).endsInPattern) return nothing;
  const to = at + (/^[^\s"(),]*/.exec(text.slice(at))?.[0].length ?? 0);
  const value = valueHere.exec(head);
  const typedValue = value?.[2] ?? '';
  const known = value && isOutside(head, value.index) ? valuesAfter(value[1] ?? '', typedValue, names) : null;
  if (known) {
    const start = fold(typedValue.replace(/^"/, ''));
    const options = known
      .filter(({ name }) => beginsWord(fold(name), start))
      .slice(0, MOST)
      .map(({ name, note }) => ({ kind: 'value' as const, insert: printValue(name), note }));
    return { from: at - typedValue.length, to, options };
  }
  const word = wordHere.exec(head);
  const typed = word?.[1]?.toLowerCase() ?? '';
  if (!word || to > at || !isOutside(head, word.index)) return nothing;
  const options = [...fieldNames().map(fieldOf), orderTerm()]
    .flatMap((field) => {
      const called = field.names
        .filter((name) => name.startsWith(typed))
        .toSorted((a, b) => a.length - b.length)[0];
      return called === undefined
        ? []
        : [{ kind: 'field' as const, insert: `${called}:`, note: field.meaning }];
    })
    .slice(0, MOST);
  return { from: at - typed.length, to, options };
}

/** "not:" takes what "is:" does. */
const asked = (word: string): string => (word.toLowerCase() === 'not' ? 'is' : word);

/** What may stand after a field's sign, or after that of the order; null where there is no such field. */
function valuesAfter(word: string, typed: string, names: KnownNames): readonly CompletedName[] | null {
  if (isOrderWord(word)) return ordersFrom(typed.startsWith('-') ? '-' : '');
  const field = fieldCalled(asked(word));
  return field === null ? null : valuesOf(fieldOf(field), names);
}

const ordersFrom = (minus: '-' | ''): readonly CompletedName[] =>
  cardSorts().map((sort) => ({
    name: `${minus}${wordsOfSort(sort)[0]}`,
    note: `${minus ? 'Reversed: by' : 'By'} ${meaningOfSort(sort)}`,
  }));

/** Not within a phrase in quotes. */
const isOutside = (text: string, index: number): boolean =>
  (text.slice(0, index).match(/"/g)?.length ?? 0) % 2 === 0;

function valuesOf(field: Field, names: KnownNames): readonly CompletedName[] {
  switch (field.kind) {
    case 'text':
      return [];
    case 'number':
      return field.offered.map(({ value, name }) => ({ name: value, note: name }));
    case 'choice':
      return field.choices.map((choice) => ({
        name: choice.names[0] ?? '',
        note: `Cards ${choice.meaning}`,
      }));
    case 'date':
      return dates;
    case 'names':
      return typeof field.source === 'string'
        ? names(field.source)
        : field.source.known().map(({ name, id }) => ({ name, note: id }));
  }
}

const dates: readonly CompletedName[] = [
  { name: 'today', note: 'Changed today' },
  { name: 'yesterday', note: 'Changed yesterday' },
  { name: '7d', note: 'Changed in the last seven days' },
  { name: '4w', note: 'Changed in the last four weeks' },
];
