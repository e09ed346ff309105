import type { Card } from '../cards/card.js';
import type { CardSet } from '../cards/card-set.js';
import type { Deck } from '../cards/deck.js';
import type { FileStore } from './file-store.js';

/** All stores of a library, by their folders' names. */
export interface FileStores {
  readonly cards: FileStore<Card>;
  readonly decks: FileStore<Deck>;
  readonly sets: FileStore<CardSet>;
}
