import { fieldOf } from './fields.js';
import type { Query } from './query.js';
import { printOrder, type CardOrder } from './sorts.js';

/** A whole search as one would type it, with the order that counts of those it wants. */
export function printSearch({
  query,
  orders,
}: {
  readonly query: Query;
  readonly orders: readonly CardOrder[];
}): string {
  const order = orders.at(-1);
  return [print(query), order ? printOrder(order) : ''].filter(Boolean).join(' ');
}

/** The search as one would type it, so that it reads as the same search again. */
export function print(query: Query): string {
  switch (query.kind) {
    case 'words':
      return query.quoted || isSign(query.text) ? `"${query.text}"` : query.text;
    case 'field': {
      const { field, operator, values } = query;
      return `${fieldOf(field).names[0]}${operator}${values.map((value) => (value.pattern ? value.text : printValue(value.text))).join(',')}`;
    }
    case 'not':
      return `-${grouped(query.part)}`;
    case 'and':
      return query.parts.map((part) => (part.kind === 'or' ? grouped(part) : print(part))).join(' ');
    case 'or':
      return query.parts.map(print).join(' or ');
  }
}

/** Bare, it would not be searched for. A parser that has read a minus takes what follows for a word, whatever it is. */
const isSign = (word: string): boolean => word === 'NOT' || /^(?:or|and)$/i.test(word);

const grouped = (query: Query): string =>
  query.kind === 'and' || query.kind === 'or' ? `(${print(query)})` : print(query);

/** A field's value, in quotation marks where it holds signs that would end it. Quotation marks within give way to spaces. */
export function printValue(text: string): string {
  const plain = text.replace(/["\u201c-\u201f]/g, ' ').trim();
  return /[\s,()]|^\//.test(plain) || plain === '' ? `"${plain}"` : plain;
}
