import { parse } from './parse.js';
import { printSearch } from './print.js';
import { printOrder, type CardOrder } from './sorts.js';

/** The search with its cards sorted so, in the place of what it says of it; what else was typed stays as it is. */
export function sortedBy(text: string, order: CardOrder): string {
  const { query, orders } = parse(text);
  const last = orders.at(-1);
  const edited = orders.reduceRight((changed, term) => {
    const [before, after] = [changed.slice(0, term.start), changed.slice(term.end)];
    return term === last ? before + printOrder(order) + after : `${before.trimEnd()} ${after.trimStart()}`;
  }, text);
  const typed = (last ? edited : `${edited} ${printOrder(order)}`).trim();
  const understood = printSearch({ query, orders: [order] });
  // What is not finished takes in what is written after it: then the search as it was understood is gone on with.
  return printSearch(parse(typed)) === understood ? typed : understood;
}
