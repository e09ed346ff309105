import type { PlacedCard } from '../../../../src-main/api/answers/play-answers.js';

/** Counters of one kind and owner on a card. */
export interface PlacedCounter {
  readonly kind: string;
  readonly owner: string;
  readonly count: number;
}

/** How a card lies, in the words in which its game writes a position. */
export interface Lying {
  readonly owner?: string;
  readonly exhausted?: boolean;
  readonly fatiguedIn?: number;
  readonly damage?: number;
  readonly spChange?: number;
  readonly downLevel?: number;
  readonly barred?: boolean;
  readonly token?: boolean;
  readonly petrified?: boolean;
  readonly counters?: readonly PlacedCounter[];
}

/** Main has read the position by the game's model, so its words are these. */
export const lyingOf = (placed: PlacedCard): Lying => placed as Lying;

/** What is said of a card by hand; what is left out stays as it is. */
export interface CardChange extends Omit<Lying, 'fatiguedIn'> {
  readonly fatigued?: boolean;
}
