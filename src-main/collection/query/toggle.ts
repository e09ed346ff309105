import { fieldOf, type FieldName } from './fields.js';
import { keyOf } from './fold.js';
import { parse } from './parse.js';
import { printSearch, printValue } from './print.js';
import type { FieldTerm, Query } from './query.js';

/** A value that the search asks for, or excludes, whatever else it says. */
export interface Chosen {
  readonly field: FieldName;
  /** As `valueKey` makes it. */
  readonly value: string;
  readonly excluded: boolean;
}

/** Values that mean the same have the same key: two words for one type, "First Steps" and "first steps". */
export function valueKey(field: FieldName, text: string): string {
  const key = keyOf(text);
  const known = fieldOf(field);
  if (known.kind !== 'choice') return key;
  return known.choices.find(({ names }) => names.includes(key))?.names[0] ?? key;
}

/** The values that a search asks for as a whole, for filters that are to show them. */
export const chosenIn = (query: Query): Chosen[] =>
  ownTerms(query).flatMap(({ term, excluded }) =>
    named(term).map(({ text }) => ({ field: term.field, value: valueKey(term.field, text), excluded })),
  );

/**
 * The search with a field's value asked for where it was not, and not asked for where it was. Values of one field
 * stand in one term, of which one is enough; what else was typed stays as it is.
 */
export function toggle(text: string, field: FieldName, value: string): string {
  const parsed = parse(text);
  const { query } = parsed;
  const key = valueKey(field, value);
  const isChosen = (changed: string): boolean =>
    chosenIn(parse(changed).query).some((one) => one.field === field && one.value === key);
  const edited = edit(text, query, field, value);
  // What is not finished takes in what is written after it: then the search as it was understood is gone on with.
  if (isChosen(edited) !== isChosen(text)) return edited;
  const understood = printSearch(parsed);
  return edit(understood, parse(understood).query, field, value);
}

function edit(text: string, query: Query, field: FieldName, value: string): string {
  const own = ownTerms(query).filter(({ term }) => term.field === field);
  const key = valueKey(field, value);
  const holders = own.filter(({ term }) => named(term).some((one) => valueKey(field, one.text) === key));
  if (holders.length > 0)
    return holders.reduceRight(
      (changed, { term, start, end }) => without(changed, term, key, start, end),
      text,
    );
  const open = own.find(({ excluded }) => !excluded);
  if (open) {
    const { end } = open.term;
    return `${text.slice(0, end).replace(/,+$/, '')},${printValue(value)}${text.slice(end)}`;
  }
  const term = `${fieldOf(field).names[0]}${signOf(field)}${printValue(value)}`;
  return joined(query.kind === 'or' ? `(${text.trim()})` : text.trim(), term);
}

/** Values that are no patterns. */
const named = ({ values }: FieldTerm) => values.filter(({ pattern }) => !pattern);

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Names are meant whole when they are picked from a list. */
const signOf = (field: FieldName): string => (fieldOf(field).kind === 'names' ? '=' : ':');

interface OwnTerm {
  readonly term: FieldTerm;
  readonly excluded: boolean;
  readonly start: number;
  readonly end: number;
}

/** The terms all of which a card has to fit, with the minus before them. */
function ownTerms(query: Query): OwnTerm[] {
  const parts = query.kind === 'and' ? query.parts : [query];
  return parts.flatMap((part): OwnTerm[] => {
    const { start, end } = part;
    if (part.kind === 'field' && asks(part))
      return [{ term: part, excluded: part.operator === '!=', start, end }];
    if (part.kind === 'not' && part.part.kind === 'field' && part.part.operator !== '!=' && asks(part.part))
      return [{ term: part.part, excluded: true, start, end }];
    return [];
  });
}

const asks = ({ operator }: FieldTerm): boolean => operator === ':' || operator === '=' || operator === '!=';

function without(text: string, term: FieldTerm, key: string, start: number, end: number): string {
  const left = term.values.filter((value) => value.pattern || valueKey(term.field, value.text) !== key);
  const [first] = term.values;
  const kept =
    left.length === 0 || !first
      ? ''
      : text.slice(start, first.start) + left.map((value) => text.slice(value.start, value.end)).join(',');
  const before = text.slice(0, start);
  const after = text.slice(end);
  return kept === ''
    ? [before.trimEnd(), after.trimStart()].filter(Boolean).join(' ')
    : before + kept + after;
}
