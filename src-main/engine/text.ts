import type { CardId } from './decision.js';

/** A card in a sentence, so that it can be shown and found; without an id where the reader cannot point at it. */
export interface CardRef {
  readonly name: string;
  /** Place in the game's list of designs. */
  readonly design: number;
  readonly card: CardId | null;
}
export type TextPart = string | CardRef;
/** A sentence in parts. */
export type Text = readonly TextPart[];

/** A sentence as it is read. */
export const plainText = (text: Text): string =>
  text.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** "1 card", "2 cards". */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

/** With a capital letter, as at the beginning of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a small letter, as a sentence that goes on another. */
export const uncapitalized = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "a card", "an offense counter". */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly TextPart[]): TextPart[] {
  return items.flatMap((item, place) => {
    if (place === 0) return [item];
    return [place === items.length - 1 ? ' and ' : ', ', item];
  });
}

/** The same of words alone. */
export const inWords = (items: readonly string[]): string => plainText(listed(items));
