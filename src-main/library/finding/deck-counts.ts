import type { Deck } from '../../cards/deck.js';
import type { FileIndex } from '../file-index.js';

/** In how many decks a card is, and how many copies of it all of them have. */
export interface DeckCount {
  readonly decks: number;
  readonly copies: number;
}

const none: DeckCount = { decks: 0, copies: 0 };

/** Counts the decks that have a card; all cards at once, anew whenever a deck has changed. */
export class DeckCounts {
  private counted: { readonly version: number; readonly byCard: ReadonlyMap<string, DeckCount> } | null =
    null;

  constructor(private readonly decks: FileIndex<Deck>) {}

  get version(): number {
    return this.decks.version;
  }

  of(card: string): DeckCount {
    const { version } = this.decks;
    if (this.counted?.version !== version) this.counted = { version, byCard: this.count() };
    return this.counted.byCard.get(card) ?? none;
  }

  private count(): ReadonlyMap<string, DeckCount> {
    const byCard = new Map<string, DeckCount>();
    for (const { content } of this.decks.listed()) {
      for (const { card, copies } of content.entries) {
        const before = byCard.get(card) ?? none;
        byCard.set(card, { decks: before.decks + 1, copies: before.copies + copies });
      }
    }
    return byCard;
  }
}
