import { randomUUID } from 'node:crypto';
import type { Card } from '../../cards/card.js';
import type { Deck } from '../../cards/deck.js';
import { packCards } from '../../collection/boosters/rarity.js';
import { packsOf, raritiesOf, usualSlots, type PackRecipe } from '../../collection/boosters/packs.js';
import { editionIdOf } from '../../games/cards.js';
import type { BatchDone } from '../../library/batches/batch.js';
import { LibraryError } from '../../library/errors.js';
import type { Library } from '../../library/library.js';
import type { SetPacks } from '../answers/set-answers.js';
import { cardsOf } from '../cards/some-cards.js';

export type PackingOf = PackRecipe & { readonly id: string };

/** Packs of a set as they would come out; nothing is kept. */
export async function setPacks(library: Library, packing: PackingOf): Promise<SetPacks> {
  const cards = await cardsOf(library, { set: packing.id });
  const known = packCards(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const rarityOf = new Map(known.map(({ id, rarity }) => [id, rarity]));
  const packs = packsOf(known, packing).map((ids) =>
    ids.map((id) => ({ id, name: byId.get(id)?.name ?? '', rarity: rarityOf.get(id) ?? '' })),
  );
  return { rarities: raritiesOf(known), slots: packing.slots ?? usualSlots(known), packs };
}

/** The same packs as decks, a change that can be taken back as a whole. @throws LibraryError NOT_FOUND, BAD_INPUT, READ_ONLY, STORAGE */
export async function packDecks(library: Library, packing: PackingOf): Promise<BatchDone> {
  const { packs } = await setPacks(library, packing);
  const { content: set } = await library.sets.get(packing.id);
  const cards = await cardsOf(library, { set: packing.id });
  if (packs.every((pack) => pack.length === 0)) {
    throw new LibraryError(
      'BAD_INPUT',
      'There are no cards in these packs. Put some into the set, or into the packs.',
    );
  }
  return library.batches.rework(async () => ({
    title: `${packs.length} packs of “${set.name}”`,
    create: { decks: packs.map((pack, nth) => deckOf(pack, `${set.name}, pack ${nth + 1}`, cards)) },
  }));
}

/** A deck of the cards of a pack or of a draft. @param cards of the whole set @throws LibraryError BAD_INPUT where they are of several games */
export function deckOf(
  pack: readonly { readonly id: string; readonly name: string }[],
  name: string,
  cards: readonly Card[],
): Deck {
  if (cards.some(({ game }) => game !== cards[0]?.game)) {
    throw new LibraryError(
      'BAD_INPUT',
      'A deck is of one game. Take the cards of other games out of the set.',
    );
  }
  const editions = new Set(cards.map(editionIdOf));
  const [edition = null] = editions.size === 1 ? editions : [];
  const counts = new Map<string, Deck['entries'][number]>();
  for (const { id, name: called } of pack) {
    counts.set(id, { card: id, name: called, copies: (counts.get(id)?.copies ?? 0) + 1 });
  }
  return {
    id: randomUUID(),
    game: cards[0]?.game ?? '',
    name,
    edition,
    entries: [...counts.values()],
    back: 'standard',
    notes: '',
  };
}
