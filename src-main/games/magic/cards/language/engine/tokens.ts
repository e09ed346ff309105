/** A text in words, marks and symbols, each with its place. */
export interface Token {
  /** As it stands, with straight apostrophes and quotation marks. */
  readonly text: string;
  /** In small letters: what words are compared by. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Symbols, "+1/+1", "2/2", numbers, words ("can't", "non-Wall", "creature" of "creature's"), and any other sign by itself. */
const TOKEN =
  /\{[^{}]*\}|[+-](?:\d+|X)\/[+-](?:\d+|X)|(?:\d+|[X*])\/(?:\d+|[X*])|\d+|[\p{L}\p{M}]+(?:n't(?![\p{L}\p{M}])|(?:-[\p{L}\p{M}]+)*)|'s(?![\p{L}\p{M}])|\S/giu;

/** Of the same length as the text, so that places stay. */
const withPlainMarks = (text: string): string =>
  text
    .replace(/[‘’´`]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[–—]/gu, '—')
    .replace(/−/gu, '-');

export function tokensOf(text: string): readonly Token[] {
  return [...withPlainMarks(text).matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found,
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
}
