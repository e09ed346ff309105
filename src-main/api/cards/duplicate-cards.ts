import { differencesOfCards } from '../../collection/differences/card-differences.js';
import type { Card } from '../../cards/card.js';
import {
  findingDuplicates,
  findSamePictures,
  type DuplicateGroup,
} from '../../collection/duplicates/find-duplicates.js';
import { repointed } from '../../collection/duplicates/repoint.js';
import type { BatchChange } from '../../library/batches/batch.js';
import type { Library } from '../../library/library.js';
import { inTurns } from '../../common/turns.js';
import type { Stepwise } from '../../engine/stepwise.js';
import type { DuplicateRow } from '../answers/keeping-answers.js';

/**
 * Groups of cards that are the same or nearly so, then those that have only a picture in common, without those of which it
 * was said that they are not.
 * @throws the signal's reason when it is aborted
 */
export async function duplicatesIn(library: Library, signal?: AbortSignal): Promise<DuplicateRow[]> {
  const ids = library.cards.list().map(({ id }) => id);
  const cards = await library.cards.getAll(ids);
  const groups = [...(await inTurns(findingDuplicates(cards), signal)), ...findSamePictures(cards)];
  const byId = new Map(cards.map((card) => [card.id, card]));
  const apart = (await library.notDuplicates.groups()).map((group) => new Set(group));
  const shown = groups.filter((one) => !apart.some((group) => one.cards.every((id) => group.has(id))));
  return inTurns(withDifferences(shown, byId), signal);
}

/** Each with what tells its cards from its first. */
function* withDifferences(
  groups: readonly DuplicateGroup[],
  byId: ReadonlyMap<string, Card>,
): Stepwise<DuplicateRow[]> {
  const rows: DuplicateRow[] = [];
  for (const group of groups) {
    const first = byId.get(group.cards[0] ?? '');
    const differs: DuplicateRow['differs'][number][] = [];
    for (const id of group.cards) {
      const card = byId.get(id);
      differs.push(first && card ? differencesOfCards(first, card) : []);
      yield;
    }
    rows.push({ ...group, differs });
  }
  return rows;
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
