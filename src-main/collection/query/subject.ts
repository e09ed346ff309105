import type { Card } from '../../cards/card.js';
import type { CardFacts } from '../../games/card-fields.js';

/** A card as it is searched; the texts are folded. */
export interface Subject {
  readonly card: Card;
  /** By which those who keep the cards know it; below 0 while they do not. */
  readonly key: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly name: string;
  /** What kind of card it is in all words for it, its edition and its tags. */
  readonly label: string;
  readonly text: string;
  readonly flavor: string;
  /** Label, text and flavor one after the other, for words that may stand in any. */
  readonly rest: string;
  /** Null as long as they are not known. */
  readonly facts: CardFacts | null;
}

export interface NamedDeck {
  readonly name: string;
  /** Ids of its cards. */
  readonly cards: ReadonlySet<string>;
}

/** `surely`: it begins a word of the card's name or of its other texts. */
export const Having = { not: 0, perhaps: 1, surely: 2 } as const;
export type Having = (typeof Having)[keyof typeof Having];

/** What stands around the cards that are searched. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: Day;
  /** When a day begins where the person is, ms since 1970; days and months beyond the end lead into the next. */
  readonly startOf: (day: Day) => number;
  /** The word itself where any card has it, else those most like it; empty where there are none. */
  readonly spellings: (word: string) => readonly string[];
  /** What is known, without a look at its texts, of whether a card has a folded word or phrase. */
  readonly having: (text: string) => (card: Subject) => Having;
  /** Every set by its id. */
  readonly sets: ReadonlyMap<string, { readonly name: string; readonly code: string }>;
  readonly decks: () => readonly NamedDeck[];
  /** How many cards bear this name (folded). */
  readonly namesakes: (name: string) => number;
}

/** Month and day count from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
