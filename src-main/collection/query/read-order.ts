import type { Remark } from './query.js';
import { beginsSort, cardSorts, isOrderWord, sortCalled, wordsOfSort, type CardOrder } from './sorts.js';
import { listed } from './value-fault.js';

interface ReadOrder {
  /** Where it ends in the text. */
  readonly end: number;
  /** Null where it is not understood, or not finished; then the remark says so. */
  readonly order: CardOrder | null;
  readonly remark: Remark | null;
}

const orderHere =
  /(\p{L}+)[:=](["\u201c-\u201f][^"\u201c-\u201f]*["\u201c-\u201f]?|[^\s"\u201c-\u201f()]*)/uy;

/** Reads "sort:-level" where it stands in a search at that place; null where something else does. */
export function readOrder(text: string, at: number): ReadOrder | null {
  orderHere.lastIndex = at;
  const [whole = '', word = '', typed = ''] = orderHere.exec(text) ?? [];
  if (!isOrderWord(word)) return null;
  const end = at + whole.length;
  const [value = '', ...more] = typed
    .replaceAll(/["\u201c-\u201f]/g, '')
    .split(',')
    .map((one) => one.trim());
  const name = value.replace(/^-/, '');
  const sort = sortCalled(name);
  const isLast = end === text.length;
  const remark = (start: number, sentence: string, unfinished = false): Remark => ({
    start,
    end,
    sentence,
    unfinished,
  });
  const order = sort === null ? null : { sort, descending: value !== name };
  if (more.some((one) => one !== '')) return { end, order, remark: remark(end - typed.length, oneThing) };
  if (order) return { end, order, remark: null };
  if (name === '') {
    const sentence = `Write after “${whole}” what the cards are to be sorted by.`;
    return { end, order, remark: remark(at, sentence, isLast) };
  }
  const known = cardSorts().map((one) => wordsOfSort(one)[0] ?? '');
  const sentence = `Cards are not sorted by “${name}”; write ${listed(known)}.`;
  return { end, order, remark: remark(end - typed.length, sentence, isLast && beginsSort(name)) };
}

const oneThing = 'Cards are sorted by one thing, and where that is the same by their names.';
