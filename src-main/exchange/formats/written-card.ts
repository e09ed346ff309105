import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';

/** A card that is to go out, and what other programs need to know of it. */
export interface MeantCard {
  readonly card: Card;
  readonly set: CardSet | null;
  /** How many of it are meant, where a deck is written; otherwise 1. */
  readonly copies: number;
}

/** A card on its way out. */
export interface WrittenCard extends MeantCard {
  /** Name of its picture's file, where one goes with it; empty where none does. */
  readonly pictureFile: string;
}
