import type { Card } from '../../cards/card.js';
import type { DeckEntry } from '../../cards/deck.js';
import type { Library } from '../../library/library.js';

/** The cards of decks that are in the library, by id. A card that is not there costs no look through the whole folder. */
export async function cardsOfDecks(
  library: Library,
  decks: readonly { readonly entries: readonly DeckEntry[] }[],
): Promise<ReadonlyMap<string, Card>> {
  const wanted = new Set(decks.flatMap(({ entries }) => entries.map(({ card }) => card)));
  const there = library.cards.list().flatMap(({ id }) => (wanted.has(id) ? [id] : []));
  return new Map((await library.cards.getAll(there)).map((card) => [card.id, card]));
}
