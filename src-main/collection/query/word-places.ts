import { beginsWord } from './fold.js';
import { Having, type Subject } from './subject.js';

/** Where something was found; the worst of a search's parts counts, so that fits in the name can stand first. */
export const Place = { nowhere: 0, elsewhere: 1, name: 2 } as const;
export type Place = (typeof Place)[keyof typeof Place];

/** From this length on, a word of the search is also found inside the words of a name ("raptor" in "Velociraptor"). */
const INSIDE = 3;

/** Scripts that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** A folded word or phrase. */
export interface Term {
  readonly text: string;
  /** Whether it counts inside of words, too. */
  readonly unspaced: boolean;
}

export const termOf = (text: string): Term => ({ text, unspaced: unspaced.test(text) });

export const isInName = (name: string, { text, unspaced: inside }: Term): boolean =>
  inside || text.length >= INSIDE ? name.includes(text) : beginsWord(name, text);

export const isInText = (folded: string, { text, unspaced: inside }: Term): boolean =>
  inside ? folded.includes(text) : beginsWord(folded, text);

/** @param having what is known of the card beforehand */
export function placeOf(card: Subject, term: Term, having: Having = Having.perhaps): Place {
  if (having === Having.not) return Place.nowhere;
  if (isInName(card.name, term)) return Place.name;
  return having === Having.surely || isInText(card.rest, term) ? Place.elsewhere : Place.nowhere;
}
