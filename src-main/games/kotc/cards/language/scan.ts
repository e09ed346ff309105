import type { Match, Patterns } from './patterns.js';
import type { PlainText } from './plain-text.js';

/** What stands after a phrase. */
export type Mark = '.' | ':' | ';' | '→' | ',' | 'and' | ', and' | ', then' | ', also' | 'then' | 'also' | '';

export type Item =
  | { readonly kind: 'phrase'; readonly start: number; readonly end: number; match: Match; mark: Mark }
  | { readonly kind: 'unknown'; readonly start: number; readonly end: number };

const markHere = /,? ?(?:then|also|and)(?![\p{L}\d])|[.:;→,]/iuy;
const spaceBeforeWord = / (?=(?:then|also|and)(?![\p{L}\d]))/iuy;

/** How the text of an edition may be divided. */
export interface Division {
  readonly patterns: Patterns;
  /** Text in parentheses between phrases explains and is passed over (K14-BLD-20). */
  readonly tutorial: boolean;
  /** Phrases end in several marks; in the older editions all in a full stop. */
  readonly manyMarks: boolean;
}

/** Divides a paragraph from `from` on into phrases of the guide and stretches that are none. */
export function scan({ text }: PlainText, from: number, division: Division): Item[] {
  const items: Item[] = [];
  let index = from;
  for (;;) {
    index = pastSpaces(text, pastTutorial(text, pastSpaces(text, index), division));
    if (index >= text.length) return items;
    const match = division.patterns.at(text, index);
    if (match) {
      const end = index + match.length;
      const next = readMark(text, pastTutorial(text, end, division));
      items.push({ kind: 'phrase', start: index, end, match, mark: next.mark });
      index = next.end;
    } else {
      const end = endOfUnknown(text, index, division);
      const before = items.at(-1);
      const belongsToIt = before?.kind === 'unknown' && !/[\p{L}\d]/u.test(text.slice(index, end));
      if (belongsToIt) items[items.length - 1] = { ...before, end };
      else items.push({ kind: 'unknown', start: index, end });
      index = end;
    }
  }
}

function pastSpaces(text: string, index: number): number {
  return text.charAt(index) === ' ' ? index + 1 : index;
}

/** Past "(...)", where that is allowed; to `index` itself where there is none or it is not closed. */
function pastTutorial(text: string, index: number, { tutorial }: Division): number {
  const start = pastSpaces(text, index);
  if (!tutorial || text.charAt(start) !== '(') return index;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text.charAt(at) === '(') depth += 1;
    else if (text.charAt(at) === ')') depth -= 1;
    if (depth === 0) return pastTutorial(text, at + 1, { tutorial } as Division);
  }
  return index;
}

function readMark(text: string, index: number): { mark: Mark; end: number } {
  spaceBeforeWord.lastIndex = index;
  const start = spaceBeforeWord.test(text) ? index + 1 : index;
  markHere.lastIndex = start;
  const found = markHere.exec(text)?.[0];
  if (found === undefined) return { mark: '', end: index };
  const mark = found.toLowerCase().replace(/, ?/, found.length > 1 ? ', ' : ',') as Mark;
  return { mark, end: start + found.length };
}

/** To the end of the sentence or clause: a phrase within one is a part of something else, and is not read. */
function endOfUnknown(text: string, from: number, { manyMarks }: Division): number {
  const ends = manyMarks ? /[.;:→]/ : /[.]/;
  for (let index = from; index < text.length; index += 1) {
    if (ends.test(text.charAt(index)) && !/\d/.test(text.charAt(index + 1))) return index + 1;
  }
  return text.length;
}
