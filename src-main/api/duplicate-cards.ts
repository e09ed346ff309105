import { differencesOfCards } from '../cards/differences/card-differences.js';
import { findDuplicates, findSamePictures } from '../cards/duplicates/find-duplicates.js';
import { repointed } from '../cards/duplicates/repoint.js';
import type { BatchChange } from '../library/batch.js';
import type { Library } from '../library/library.js';
import type { DuplicateRow } from './keeping-answers.js';

/**
 * Groups of cards that are the same or nearly so, then those that have only a picture in common, without those of which it
 * was said that they are not.
 */
export async function duplicatesIn(library: Library): Promise<DuplicateRow[]> {
  const ids = library.cards.list().map(({ id }) => id);
  const cards = await library.cards.getAll(ids);
  const groups = [...findDuplicates(cards), ...findSamePictures(cards)];
  const byId = new Map(cards.map((card) => [card.id, card]));
  const apart = (await library.toldApart.groups()).map((group) => new Set(group));
  return groups
    .filter((one) => !apart.some((group) => one.cards.every((id) => group.has(id))))
    .map((one) => {
      const first = byId.get(one.cards[0] ?? '');
      const differs = one.cards.map((id) => {
        const card = byId.get(id);
        return first && card ? differencesOfCards(first, card) : [];
      });
      return { ...one, differs };
    });
}

/** Removes cards and puts another in their place in every deck. @throws LibraryError NOT_FOUND when that one is gone */
export async function merging(
  library: Library,
  keep: string,
  others: readonly string[],
): Promise<BatchChange> {
  const { content: kept } = await library.cards.get(keep);
  const gone = new Set(others.filter((id) => id !== keep));
  const decks = await library.decks.getAll(library.decks.list().map(({ id }) => id));
  return {
    title: `remove ${gone.size === 1 ? 'a duplicate' : `${gone.size} duplicates`} of “${kept.name}”`,
    change: { decks: decks.flatMap((deck) => repointed(deck, gone, kept) ?? []) },
    remove: { cards: [...gone] },
  };
}
