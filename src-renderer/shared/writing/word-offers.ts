/** Words that could be meant where somebody types in a line. Draws nothing. */

/** What a line becomes when an offer is taken. */
export interface Offer {
  /** As it is shown. */
  readonly shown: string;
  readonly text: string;
  readonly caret: number;
}

/** No more are read while typing. */
const MOST = 6;
/** Fewer letters say too little of what is meant in the middle of a line. */
const LEAST_LETTERS = 2;
/** Words of a list that several entries begin in are looked for so far back from the caret. */
const FURTHEST = 60;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/**
 * Offers for a line: whole values that other cards have and that begin with what stands in it, and words of a list that begin with the
 * words before the caret. An empty line offers what other cards have.
 */
export function offersFor(
  text: string,
  caret: number,
  { used, words }: { readonly used: readonly string[]; readonly words: readonly string[] },
): readonly Offer[] {
  const offers: Offer[] = [];
  const add = (offer: Offer): void => {
    if (offer.text !== text && !offers.some((one) => one.text === offer.text)) offers.push(offer);
  };
  for (const { start, tail } of tailsOf(text, caret)) {
    for (const word of words) {
      if (offers.length >= MOST) return offers;
      if (!folded(word).startsWith(tail) || folded(word) === tail) continue;
      const before = text.slice(0, start) + word;
      add({ shown: word, text: before + text.slice(caret), caret: before.length });
    }
  }
  const whole = folded(text);
  for (const value of caret === text.length ? used : []) {
    if (offers.length >= MOST) break;
    if (folded(value).startsWith(whole)) add({ shown: value, text: value, caret: value.length });
  }
  return offers;
}

/** What stands before the caret from each beginning of a word on, the longest first. */
function tailsOf(text: string, caret: number): { readonly start: number; readonly tail: string }[] {
  const tails = [];
  for (let start = Math.max(0, caret - FURTHEST); start < caret; start += 1) {
    if (!isLetter(text[start]) || isLetter(text[start - 1])) continue;
    const tail = text.slice(start, caret);
    if (tail.length >= LEAST_LETTERS || start === 0) tails.push({ start, tail: folded(tail) });
  }
  if (text === '') tails.push({ start: 0, tail: '' });
  return tails;
}
