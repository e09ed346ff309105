import type { AddedCard } from './deck-edits.js';

/** The dialogs about decks that can be opened from anywhere; `DeckDialogs.svelte` shows them. */
class DeckDialogs {
  /** The new deck that is asked about, with the cards that it is to begin with. */
  creating = $state.raw<{ readonly cards: readonly AddedCard[] } | null>(null);
  /** The cards for which a deck is to be chosen. */
  adding = $state.raw<readonly AddedCard[] | null>(null);
  /** Ids of the decks that are compared; the second null: it is still to be chosen. */
  comparing = $state.raw<{ readonly first: string; readonly second: string | null } | null>(null);

  create(cards: readonly AddedCard[] = []): void {
    this.adding = null;
    this.creating = { cards };
  }

  add(cards: readonly AddedCard[]): void {
    this.adding = cards;
  }
}

export const deckDialogs = new DeckDialogs();
