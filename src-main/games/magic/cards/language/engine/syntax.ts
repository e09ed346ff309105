/**
 * Grammar that reads and writes: each piece turns words into a part of a tree and the part into the same words. Readings are all those
 * that are possible, the preferred first; so no piece has to know what stands after it.
 */
import { dequal } from 'dequal';
import type { Who } from '../../components/filters.js';
import { nothing, type Result, type Results, type Source } from './source.js';

/** How the verbs and pronouns of a subject go: "it draws", "they draw", "you draw". */
export type Person = 'one' | 'many' | 'you';

/** What surrounds a part as it is written. */
export interface Context {
  /** The card's name, or "this". */
  readonly name: string;
  /** What an "Enchant ..." card calls what it is on: "creature". */
  readonly enchanted: string;
  /** Of the subject so far. */
  readonly person: Person;
  /** Who acts, where nobody is named: "Draw a card" is you. */
  readonly actor: Who;
  /** After "may" and the like, where who acts has been named. */
  readonly inside: boolean;
  /** Verbs in their plain form: "have it deal 2 damage". */
  readonly bare?: boolean;
  /** "gains flying" for a while, "has flying" as long as it is so. */
  readonly lasts: boolean;
  /** "from your graveyard" of what is moved, "in your graveyard" of anything else. */
  readonly moved: boolean;
}

export interface Written {
  readonly text: string;
  /** How a verb after it goes; null: as before. */
  readonly person: Person | null;
}

/** What a piece of grammar is made of, for those that walk through it. */
export type Inside =
  | { readonly is: 'leaf'; readonly name: string }
  | { readonly is: 'choice'; readonly choices: () => readonly Syntax<unknown>[] }
  | {
      readonly is: 'phrase';
      readonly constant: Readonly<Record<string, unknown>>;
      readonly slots: Readonly<Record<string, Syntax<unknown>>>;
      /** As it is written, its slots in braces. */
      readonly template: string;
    }
  | { readonly is: 'list'; readonly item: Syntax<unknown>; readonly least: number }
  | { readonly is: 'optional'; readonly inner: Syntax<unknown>; readonly absent: unknown }
  | {
      readonly is: 'made';
      readonly from: Syntax<unknown>;
      readonly make: (value: unknown) => unknown;
    }
  /** Read, never written. */
  | { readonly is: 'readOnly' };

export interface Syntax<T> {
  readonly inside: Inside;
  /** The words that it can begin with; null: any. */
  readonly firsts: ReadonlySet<string> | null;
  read(source: Source, at: number): Results<T>;
  /** Null: it has no words for this. */
  write(value: T, context: Context): Written | null;
}

/** A named piece of grammar whose rows are given later, so that pieces can be inside each other. */
export interface Category<T> extends Syntax<T> {
  readonly name: string;
  define(rows: readonly Syntax<T>[]): void;
}

let categories = 0;

export function category<T>(name: string): Category<T> {
  const id = categories++;
  let inner: Syntax<T> = choice<T>([]);
  return {
    name,
    inside: { is: 'choice', choices: () => [inner as Syntax<unknown>] },
    firsts: null,
    define: (rows) => {
      inner = choice(rows);
    },
    read: (source, at) => source.once(id, at, () => inner.read(source, at)),
    write: (value, context) => inner.write(value, context),
  };
}

/** The rows that can begin with a word, in their order, and those for any other word. */
interface Index<T> {
  readonly byWord: ReadonlyMap<string, readonly Syntax<T>[]>;
  readonly open: readonly Syntax<T>[];
}

function indexOf<T>(rows: readonly Syntax<T>[]): Index<T> {
  const words = new Set(rows.flatMap(({ firsts }) => (firsts ? [...firsts] : [])));
  const byWord = new Map<string, readonly Syntax<T>[]>();
  for (const word of words)
    byWord.set(
      word,
      rows.filter(({ firsts }) => firsts === null || firsts.has(word)),
    );
  return { byWord, open: rows.filter(({ firsts }) => firsts === null) };
}

/** Any of some; written by the first that has words for it. */
export function choice<T>(rows: readonly Syntax<T>[]): Syntax<T> {
  let index: Index<T> | null = null;
  return {
    inside: { is: 'choice', choices: () => rows as readonly Syntax<unknown>[] },
    firsts: rows.every(({ firsts }) => firsts)
      ? new Set(rows.flatMap(({ firsts }) => [...(firsts ?? [])]))
      : null,
    read: (source, at) => {
      index ??= indexOf(rows);
      const able = source.isExplaining ? rows : (index.byWord.get(source.wordAt(at)) ?? index.open);
      let all: Result<T>[] | null = null;
      let first: Results<T> = nothing;
      for (const row of able) {
        const results = row.read(source, at);
        if (results.length === 0) continue;
        if (first.length === 0) first = results;
        else (all ??= [...first]).push(...results);
      }
      return all ?? first;
    },
    write: (value, context) => {
      for (const row of rows) {
        const written = row.write(value, context);
        if (written) return written;
      }
      return null;
    },
  };
}

/** Words of other years, or another order: read, never written. */
export const alsoRead = <T>(syntax: Syntax<T>): Syntax<T> => ({
  inside: { is: 'readOnly' },
  firsts: syntax.firsts,
  read: (source, at) => syntax.read(source, at),
  write: () => null,
});

/** A part made of what another piece reads; `take` gives it back, or null where it was not made of that. */
export function made<A, T>(
  from: Syntax<A>,
  make: (value: A) => T | null,
  take: (value: T) => A | null,
): Syntax<T> {
  return {
    inside: {
      is: 'made',
      from: from as Syntax<unknown>,
      make: make as (value: unknown) => unknown,
    },
    firsts: from.firsts,
    read: (source, at) => {
      const results = from.read(source, at);
      if (results.length === 0) return nothing;
      const values: Result<T>[] = [];
      for (const { value, end } of results) {
        const whole = make(value);
        if (whole !== null) values.push({ value: whole, end });
      }
      return values;
    },
    write: (value, context) => {
      const part = take(value);
      return part === null ? null : from.write(part, context);
    },
  };
}

/** The same words written in other surroundings. */
export const within = <T>(
  syntax: Syntax<T>,
  surroundings: (context: Context, value: T) => Partial<Context>,
): Syntax<T> => ({
  ...syntax,
  read: (source, at) => syntax.read(source, at),
  write: (value, context) => syntax.write(value, { ...context, ...surroundings(context, value) }),
});

/** What may be missing; `absent` then stands for it. */
export const optionally = <T>(syntax: Syntax<T>, absent: T): Syntax<T> => ({
  inside: { is: 'optional', inner: syntax as Syntax<unknown>, absent },
  firsts: null,
  read: (source, at) => [...syntax.read(source, at), { value: absent, end: at }],
  write: (value, context) =>
    dequal(value, absent) ? { text: '', person: null } : syntax.write(value, context),
});

/** Words that are no phrase of a table: numbers, names, types. */
export const leaf = <T>(
  name: string,
  read: (source: Source, at: number) => Results<T>,
  write: (value: T, context: Context) => Written | string | null,
): Syntax<T> => ({
  inside: { is: 'leaf', name },
  firsts: null,
  read,
  write: (value, context) => {
    const written = write(value, context);
    return typeof written === 'string' ? { text: written, person: null } : written;
  },
});

/** Joins words, so that marks stand where they belong. */
export const joinWords = (words: readonly string[]): string =>
  words
    .filter((word) => word !== '')
    .join(' ')
    .replace(/ (?=[,.:;]|'s?(?: |$))/gu, '')
    .replace(/\."\./gu, '."');
