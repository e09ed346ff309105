import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import type { Deck } from '../cards/deck.js';
import type { Shelf } from './shelf.js';

/** All shelves of a library, by their folders' names. */
export interface Shelves {
  readonly cards: Shelf<Card>;
  readonly decks: Shelf<Deck>;
  readonly sets: Shelf<CardSet>;
}
