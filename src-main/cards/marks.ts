import { isOwnSymbol, symbolOf, type SymbolName, type SymbolWords } from './symbols.js';

/** A stretch [start, end) of the words that is set bold or italic, or for which a symbol is drawn. */
export interface MarkSpan {
  readonly start: number;
  readonly end: number;
  readonly as: 'bold' | 'italic' | SymbolName;
}

/** A text as it reads, and how parts of it look. */
export interface MarkedText {
  /** The words without marks; a symbol reads as the word in its braces, one that its game draws for itself with them. */
  readonly text: string;
  /** Offset into the marked text of each character of the words, and of the end. */
  readonly at: readonly number[];
  /** Offset after what each character of the words comes from: a symbol's last one ends with its brace. */
  readonly ends: readonly number[];
  readonly spans: readonly MarkSpan[];
}

/** What a text without marks lacks; a text with one of these may have some. */
const signs = /[*{]/;

/** What a text says without its marks: what is read, searched, priced, judged and played. @param own its game's words for symbols */
export const unmarked = (text: string, own: SymbolWords): string =>
  signs.test(text) ? parseMarks(text, own).text : text;

/** Words as a text that reads as them, even where they hold signs that marks are made of. */
export const asMarked = (words: string, own: SymbolWords): string =>
  unmarked(words, own) === words ? words : words.replaceAll(/[*{]/g, String.raw`\$&`);

/**
 * Reads the marks of a text: **bold**, *italic*, {die}; \* and \{ are the signs themselves. Marks of a style stand
 * before and after whole words of one paragraph. What has no partner is no mark and stays as it is.
 * @param own the words for symbols of the text's game
 */
export function parseMarks(marked: string, own: SymbolWords): MarkedText {
  const tokens = styleTokens(marked, symbolTokens(marked, own));
  let text = '';
  const at: number[] = [];
  const ends: number[] = [];
  const spans: MarkSpan[] = [];
  const open = new Map<number, number>();
  let index = 0;
  const put = (end: number, words: string, from = index): void => {
    for (let place = 0; place < words.length; place++) {
      at.push(place === 0 ? index : from + place);
      ends.push(place === words.length - 1 ? end : from + place + 1);
    }
    text += words;
    index = end;
  };
  while (index < marked.length) {
    const token = tokens.get(index);
    if (token?.kind === 'symbol') {
      const whole = isOwnSymbol(token.symbol);
      const word = whole ? marked.slice(index, token.end) : token.word;
      spans.push({ start: text.length, end: text.length + word.length, as: token.symbol });
      put(token.end, word, whole ? index : index + 1);
    } else if (token?.kind === 'sign') {
      put(index + 2, marked.charAt(index + 1), index + 1);
    } else if (token?.kind === 'open') {
      open.set(index, text.length);
      index = token.end;
    } else if (token?.kind === 'close') {
      spans.push({ start: open.get(token.opened) ?? 0, end: text.length, as: token.as });
      index = token.end;
    } else {
      put(index + 1, marked.charAt(index));
    }
  }
  at.push(marked.length);
  return { text, at, ends, spans };
}

type Style = 'bold' | 'italic';

type Token =
  | { readonly kind: 'symbol'; readonly end: number; readonly word: string; readonly symbol: SymbolName }
  | { readonly kind: 'sign' }
  | { readonly kind: 'open'; readonly end: number }
  | { readonly kind: 'close'; readonly end: number; readonly opened: number; readonly as: Style };

/** What is found first at each place: a sign that is meant itself, or a symbol. */
function symbolTokens(marked: string, own: SymbolWords): Map<number, Token> {
  const tokens = new Map<number, Token>();
  for (const { index, 0: found, 1: word } of marked.matchAll(/\\[*{]|\{([^{}*\\\r\n]{1,20})\}/g)) {
    if (word === undefined) tokens.set(index, { kind: 'sign' });
    else {
      const symbol = symbolOf(word, own);
      if (symbol) tokens.set(index, { kind: 'symbol', end: index + found.length, word, symbol });
    }
  }
  return tokens;
}

const lineEnd = /[\r\n\u2028\u2029]/;
const wordSign = /[\p{L}\p{N}_]/u;

/** Adds the marks of styles: each opens before a word and closes after one, the one opened last first. */
function styleTokens(marked: string, tokens: Map<number, Token>): ReadonlyMap<number, Token> {
  let opened: { readonly at: number; readonly as: Style }[] = [];
  for (const { index, 0: run } of marked.matchAll(/\\[*{]|\*+|[\r\n\u2028\u2029]/g)) {
    if (lineEnd.test(run)) opened = [];
    if (!run.startsWith('*') || run.length > 3) continue;
    const before = /.$/su.exec(marked.slice(Math.max(0, index - 2), index))?.[0] ?? ' ';
    const after = String.fromCodePoint(marked.codePointAt(index + run.length) ?? 32);
    const opens = !/\s/u.test(after) && !wordSign.test(before);
    const closes = !/\s/u.test(before) && !wordSign.test(after);
    let place = index;
    const end = index + run.length;
    while (closes && place < end) {
      const left = end - place;
      const partner = opened.findLastIndex(({ as }) => (as === 'bold' ? left >= 2 : left !== 2));
      const from = opened[partner];
      if (!from) break;
      const length = from.as === 'bold' ? 2 : 1;
      opened = opened.slice(0, partner);
      tokens.set(from.at, { kind: 'open', end: from.at + length });
      tokens.set(place, { kind: 'close', end: place + length, opened: from.at, as: from.as });
      place += length;
    }
    while (opens && place < end) {
      const as = end - place >= 2 ? 'bold' : 'italic';
      opened.push({ at: place, as });
      place += as === 'bold' ? 2 : 1;
    }
  }
  return tokens;
}
