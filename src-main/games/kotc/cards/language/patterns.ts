import type { Values, Variable } from '../../../card-components.js';
import type { Phrase } from '../vocabulary/phrase.js';
import type { Piece } from '../../../card-components.js';
import type { Entry, OlderWording, Vocabulary } from '../vocabulary/vocabulary.js';

/** A way in which a number on a card can be no number of a component. */
export type NumberFault = 'letter' | 'not-positive' | 'not-whole' | 'too-large' | 'differs';

export interface Match {
  readonly entry: Entry;
  /** Set when the card has a text that the edition has revised. */
  readonly older: OlderWording | null;
  readonly values: Values;
  readonly length: number;
  /** Says "the target" or "it". */
  readonly single: boolean;
  /** A number above 1 stands before a singular word; the word that it should be. */
  readonly wrongPlural: string | null;
  readonly numberFault: NumberFault | null;
  /** A number above 1 stands without the "up to" that only 1 may do without. */
  readonly lacksUpTo: boolean;
}

interface Pattern {
  readonly entry: Entry;
  readonly older: OlderWording | null;
  readonly phrase: Phrase;
  readonly expression: RegExp;
}

/** Finds the phrases of one edition's guide at a place of a plain text. */
export interface Patterns {
  /** The longest phrase that stands at `index`, or null. */
  at(text: string, index: number): Match | null;
}

const made = new Map<Vocabulary, Patterns>();

export function patternsOf(vocabulary: Vocabulary): Patterns {
  const known = made.get(vocabulary);
  if (known) return known;
  const byFirstWord = new Map<string, Pattern[]>();
  for (const entry of vocabulary.entries) {
    for (const older of [null, ...entry.older]) {
      const phrase = older?.phrase ?? entry.phrase;
      const key = firstWord(phrase.template, 0);
      const mayDropUpTo = vocabulary.era === 'modern' && entry.kind === 'target';
      const pattern = { entry, older, phrase, expression: expressionOf(phrase, mayDropUpTo) };
      byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), pattern]);
    }
  }
  // The beginning of a paragraph is asked for three times: as a caveat, as a name and as a phrase.
  let latest: { readonly text: string; readonly index: number; readonly match: Match | null } | null = null;
  const patterns: Patterns = {
    at: (text, index) => {
      if (latest?.text !== text || latest.index !== index) {
        const candidates = byFirstWord.get(firstWord(text, index)) ?? [];
        latest = { text, index, match: longest(candidates, text, index) };
      }
      return latest.match;
    },
  };
  made.set(vocabulary, patterns);
  return patterns;
}

const wordHere = /[\p{L}][\p{L}-]*/uy;
const A_NUMBER = '#';

function firstWord(text: string, index: number): string {
  wordHere.lastIndex = index;
  const word = wordHere.exec(text)?.[0].toLowerCase();
  return word === undefined || /^[xyz]-/.test(word) ? A_NUMBER : word;
}

function longest(candidates: readonly Pattern[], text: string, index: number): Match | null {
  let best: Match | null = null;
  for (const pattern of candidates) {
    pattern.expression.lastIndex = index;
    const found = pattern.expression.exec(text);
    if (found && found[0].length > (best?.length ?? 0)) best = matchOf(pattern, found);
  }
  return best;
}

/** Each piece of the phrase that can vary is a group, in order. */
function expressionOf(phrase: Phrase, mayDropUpTo: boolean): RegExp {
  const source = phrase.pieces.map((piece) => {
    switch (piece.kind) {
      case 'words':
        return literal(piece.words);
      case 'number':
        return `(${piece.upTo ? `(?:up to )${mayDropUpTo ? '?' : ''}` : ''}(?:-?\\d+(?:[.,/]\\d+)?|[xyz]))`;
      case 'plural':
        return `(${literal(piece.plural)}|${literal(piece.singular)})`;
      case 'targets':
        return `(${piece.words}|the target|it)`;
    }
  });
  return new RegExp(`${source.join('')}(?![\\p{L}\\d])`, 'iuy');
}

/** A space after a mark is not asked for: people forget it. */
const literal = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/([,;]) /g, '$1 ?')
    .replace(/ \\\(/g, ' ?\\(');

function matchOf({ entry, older, phrase }: Pattern, found: RegExpExecArray): Match {
  const variable = phrase.pieces.filter((piece) => piece.kind !== 'words');
  const values: Partial<Record<Variable, number>> = { ...older?.sets };
  let numberFault: NumberFault | null = null;
  let wrongPlural: string | null = null;
  let single = false;
  let lacksUpTo = false;
  variable.forEach((piece: Exclude<Piece, { kind: 'words' }>, group) => {
    const said = (found[group + 1] ?? '').toLowerCase();
    if (piece.kind === 'targets') single ||= said !== piece.words;
    else if (piece.kind === 'plural') {
      if (said !== piece.plural.toLowerCase() && (values[piece.variable] ?? 1) !== 1) {
        wrongPlural ??= piece.plural;
      }
    } else {
      const value = readNumber(said.replace('up to ', ''));
      lacksUpTo ||= piece.upTo && !said.startsWith('up to ') && value !== 1;
      if (typeof value === 'string') numberFault ??= value;
      else if (values[piece.variable] !== undefined && values[piece.variable] !== value)
        numberFault = 'differs';
      else values[piece.variable] = value;
    }
  });
  const length = found[0].length;
  return { entry, older, values, length, single, wrongPlural, numberFault, lacksUpTo };
}

/** Numbers beyond this are not told apart safely, and no card bears them. */
const MOST_DIGITS = 12;

function readNumber(said: string): number | NumberFault {
  if (/^[xyz]$/.test(said)) return 'letter';
  if (/[.,/]/.test(said)) return 'not-whole';
  if (said.startsWith('-') || Number(said) === 0) return 'not-positive';
  return said.length > MOST_DIGITS ? 'too-large' : Number(said);
}
