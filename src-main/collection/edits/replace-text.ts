import { MOST_HITS, readPattern } from '../patterns/pattern.js';
import type { Replacement } from './card-edit.js';
import { readFilling } from './replacement-text.js';

/** A piece of a text before and after: where it is no hit, it stays. */
export interface ReplacedPart {
  readonly before: string;
  readonly after: string;
  readonly hit: boolean;
}

/** Takes a text apart; null where it has more hits than a pattern may have. */
export type Replacer = (text: string) => readonly ReplacedPart[] | null;

/** What is wrong with what is to be found, or with what is to replace it; offsets in that text. */
export interface ReplacementFault {
  readonly in: 'find' | 'by';
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
}

export type ReplacementReading =
  | { readonly kind: 'good'; readonly replacer: Replacer }
  | { readonly kind: 'bad'; readonly fault: ReplacementFault };

const read = new WeakMap<Replacement, ReplacementReading>();

/** Makes a replacement ready; one edit asks for it at every card. */
export function readReplacement(replacement: Replacement): ReplacementReading {
  let reading = read.get(replacement);
  if (!reading)
    read.set(replacement, (reading = replacement.pattern ? byPattern(replacement) : byText(replacement)));
  return reading;
}

interface Hit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

/** The replacing text stands as it is written, with no signs of its own. */
function byText({ find, by, words, matchCase }: Replacement): ReplacementReading {
  const pattern = new RegExp(
    words ? `(?<!${inWord})${escaped(find)}(?!${inWord})` : escaped(find),
    matchCase ? 'gu' : 'giu',
  );
  const replacer: Replacer = (text) =>
    partsOf(
      text,
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        start: index,
        end: index + found.length,
        after: by,
      })),
    );
  return { kind: 'good', replacer };
}

function byPattern({ find, by, words, matchCase }: Replacement): ReplacementReading {
  const reading = readPattern(find, { anyCase: !matchCase, lines: false, dotAll: false });
  if (reading.kind === 'bad') {
    const { start, end, sentence } = reading.fault;
    return { kind: 'bad', fault: { in: 'find', start, end: end ?? find.length, sentence } };
  }
  const filling = readFilling(by, reading.pattern);
  if (typeof filling === 'object') return { kind: 'bad', fault: { in: 'by', ...filling } };
  const replacer: Replacer = (text) => {
    const hits = [...reading.pattern.hits(text)];
    if (hits.length >= MOST_HITS) return null;
    const wanted = words ? hits.filter(({ start, end }) => standsAlone(text, start, end)) : hits;
    return partsOf(
      text,
      wanted.map((hit) => ({ start: hit.start, end: hit.end, after: filling(hit) })),
    );
  };
  return { kind: 'good', replacer };
}

const inWord = String.raw`[\p{L}\p{N}_]`;
const endsInWord = new RegExp(`${inWord}$`, 'u');
const beginsInWord = new RegExp(`^${inWord}`, 'u');

/** Two code units hold any sign. */
const standsAlone = (text: string, start: number, end: number): boolean =>
  !endsInWord.test(text.slice(Math.max(0, start - 2), start)) && !beginsInWord.test(text.slice(end, end + 2));

function partsOf(text: string, hits: readonly Hit[]): ReplacedPart[] {
  const parts: ReplacedPart[] = [];
  let from = 0;
  const stays = (to: number): void => {
    if (to > from) parts.push({ before: text.slice(from, to), after: text.slice(from, to), hit: false });
  };
  for (const { start, end, after } of hits) {
    stays(start);
    parts.push({ before: text.slice(start, end), after, hit: true });
    from = end;
  }
  stays(text.length);
  return parts;
}

export const afterOf = (parts: readonly ReplacedPart[]): string => parts.map(({ after }) => after).join('');
export const beforeOf = (parts: readonly ReplacedPart[]): string =>
  parts.map(({ before }) => before).join('');

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
