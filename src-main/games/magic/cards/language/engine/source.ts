import { tokensOf, type Token } from './tokens.js';

export interface Result<T> {
  readonly value: T;
  /** Number of the token after it. */
  readonly end: number;
}
export type Results<T> = readonly Result<T>[];

export const nothing: Results<never> = [];

/** A paragraph as it is read. All readings of a piece are kept, once each. */
export class Source {
  readonly tokens: readonly Token[];
  readonly #name: readonly Token[];
  readonly #known: (Results<unknown> | undefined)[][] = [];
  /** The furthest token that no phrase could go on with, and the words that could have stood there. */
  furthest = 0;
  readonly expected = new Set<string>();

  /** @param isExplaining all that could stand somewhere is noted, which takes longer */
  constructor(
    readonly text: string,
    readonly name: string,
    readonly isExplaining = false,
    /** A token that is no creature type, whatever its capital says. */
    readonly noType: number | null = null,
  ) {
    this.tokens = tokensOf(text);
    this.#name = tokensOf(name);
  }

  wordAt(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  textAt(at: number): string {
    return this.tokens[at]?.text ?? '';
  }

  /** How many tokens the card's own name takes here; 0 where it does not stand. */
  nameAt(at: number): number {
    const name = this.#name;
    for (const [nth, token] of name.entries()) if (this.textAt(at + nth) !== token.text) return 0;
    return name.length;
  }

  /**
   * Where a word ends; null: it does not stand here. A full stop inside of closing quotation marks ends the sentence around them too, and
   * the last one may be missing.
   */
  endOf(word: string, at: number): number | null {
    if (this.wordAt(at) === word) return at + 1;
    if (word === '.') {
      const isQuoted = this.wordAt(at - 1) === '"' && this.wordAt(at - 2) === '.';
      if (isQuoted || (at === this.tokens.length && at > 0)) return at;
    }
    this.miss(at, word);
    return null;
  }

  /** Where several words end. */
  endOfWords(words: readonly string[], at: number): number | null {
    let end = at;
    for (const word of words) {
      const next = this.endOf(word, end);
      if (next === null) return null;
      end = next;
    }
    return end;
  }

  /** Notes that a word was wanted at a token. */
  miss(at: number, word: string): void {
    if (at < this.furthest) return;
    if (at > this.furthest) {
      this.furthest = at;
      this.expected.clear();
    }
    if (this.isExplaining) this.expected.add(word);
  }

  /** What a category reads at a token: looked up, or read and kept. */
  once<T>(category: number, at: number, read: () => Results<T>): Results<T> {
    const known = (this.#known[category] ??= []);
    const found = known[at] as Results<T> | undefined;
    if (found) return found;
    const results = read();
    known[at] = results;
    return results;
  }
}
