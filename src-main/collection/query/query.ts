/** What a search asks for, as it was understood. Offsets are into the text that was typed. */
import type { TypedPattern } from '../patterns/typed-pattern.js';
import type { FieldName } from './fields.js';
import type { CardOrder } from './sorts.js';

/** `:` is each field's usual question; `=` asks for exactly that. */
export const operators = ['!=', '<=', '>=', ':', '=', '<', '>'] as const;
export type Operator = (typeof operators)[number];

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One of the values after a field's sign; a comma stands between several, of which one is enough. */
export interface Value extends Span {
  readonly text: string;
  /** What the text is where it stands between slashes. */
  readonly pattern?: TypedPattern;
}

/** Words that stand by themselves, or a phrase in quotes. */
export interface Words extends Span {
  readonly kind: 'words';
  readonly text: string;
  readonly quoted: boolean;
}

export interface FieldTerm extends Span {
  readonly kind: 'field';
  readonly field: FieldName;
  readonly operator: Operator;
  readonly values: readonly Value[];
}

export interface Group extends Span {
  readonly kind: 'and' | 'or';
  readonly parts: readonly Query[];
}

export interface Not extends Span {
  readonly kind: 'not';
  readonly part: Query;
}

/** An `and` without parts fits every card. */
export type Query = Words | FieldTerm | Group | Not;

/** How the cards found are to stand: "sort:-level". It is no part of the query, since it fits or excludes no card. */
export interface OrderTerm extends Span, CardOrder {}

/** A part of the search that was not understood, or that can find nothing, in a sentence. */
export interface Remark extends Span {
  readonly sentence: string;
  /** It is only not finished: somebody is typing. */
  readonly unfinished: boolean;
}
