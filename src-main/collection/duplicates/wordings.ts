/** A text taken apart into words; `numbers` is what else has to be the same. */
export interface Worded {
  readonly id: string;
  readonly numbers: string;
  readonly words: readonly string[];
}

/**
 * Finds texts that differ in one word, a number not being one, since another number is another card. A text is known by a
 * sum over its words and their places; each of its words can be left out of the sum without going through the others, and
 * two texts that differ in one word then have a sum in common.
 */
export class Wordings {
  private readonly first = new Map<number, Worded>();
  private readonly values = new Map<string, Pair>();

  /** Adds a text. Answers, for each of its words, the first text of those added before that is the same but for this word. */
  *add(text: Worded): Generator<Worded, void, void> {
    const { words, numbers } = text;
    const start = this.valueOf(`${numbers}|${words.length}`);
    const total: [number, number] = [start[0], start[1]];
    words.forEach((word, at) => {
      const value = this.valueOf(word);
      total[0] += Math.imul(value[0], weight(at));
      total[1] += Math.imul(value[1], weight(at));
    });
    for (const [at, word] of words.entries()) {
      if (/\p{N}/u.test(word)) continue;
      const value = this.valueOf(word);
      // The gap is weighed, too, so that the sum tells at which place it is.
      const a = (total[0] + Math.imul(GAP - value[0], weight(at))) >>> 0;
      const b = (total[1] + Math.imul(GAP - value[1], weight(at))) >>> 0;
      const key = a * 2 ** 21 + (b >>> 11);
      const other = this.first.get(key);
      if (!other) this.first.set(key, text);
      else if (differInOneWord(other, text)) yield other;
    }
  }

  private valueOf(word: string): Pair {
    let value = this.values.get(word);
    if (!value) this.values.set(word, (value = [hashOf(word, 0x811c9dc5), hashOf(word, 0x2c1b3c6d)]));
    return value;
  }
}

type Pair = readonly [number, number];

const GAP = 0x5bd1e995;

/** Odd, and another one for every place. */
const weight = (place: number): number => Math.imul(place * 2 + 1, 0x9e3779b1) | 1;

/** 32 bits, after Fowler, Noll and Vo. */
function hashOf(word: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

const differInOneWord = (a: Worded, b: Worded): boolean =>
  a.id !== b.id &&
  a.numbers === b.numbers &&
  a.words.length === b.words.length &&
  a.words.reduce((count, word, at) => count + (word === b.words[at] ? 0 : 1), 0) === 1;
