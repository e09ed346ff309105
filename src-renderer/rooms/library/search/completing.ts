import type { Completion, CompletionOption } from '../../../../src-main/api/answers/answers.js';

/** The search with an option taken, and where one types on: after a value at the end there is a space for the next word. */
export function applyOption(
  query: string,
  { from, to }: Pick<Completion, 'from' | 'to'>,
  { kind, insert }: Pick<CompletionOption, 'kind' | 'insert'>,
): { readonly text: string; readonly caret: number } {
  const rest = query.slice(to);
  const put = kind === 'value' && rest === '' ? `${insert} ` : insert;
  return { text: query.slice(0, from) + put + rest, caret: from + put.length };
}

/**
 * The part of the search that options take the place of, where one typed on in it since they were offered; null where the
 * search changed elsewhere.
 * @param offered the search that they were offered for
 */
export function placeIn(
  query: string,
  offered: string,
  { from, to }: Pick<Completion, 'from' | 'to'>,
): Pick<Completion, 'from' | 'to'> | null {
  const end = to + query.length - offered.length;
  const same = query.startsWith(offered.slice(0, from)) && query.endsWith(offered.slice(to));
  return same && end >= from ? { from, to: end } : null;
}
