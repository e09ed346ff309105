import { setImmediate } from 'node:timers/promises';
import type { Card } from '../../cards/card.js';
import { needsWork } from '../../collection/query/card-facts.js';
import type { KnownNames } from '../../collection/query/complete.js';
import type { CardFacts } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';
import type { BatchDone } from '../../library/batches/batch.js';
import { tallyOf } from '../../library/finding/card-tally.js';
import type { Library } from '../../library/library.js';
import type { CardFactsRow, Tally } from '../answers/answers.js';

/** What a list shows of cards beyond their rows. */
export const factsRows = (library: Library, ids: readonly string[]): CardFactsRow[] =>
  library.cards.factsOf(ids).map(({ card, facts, decks, copies }) => ({
    id: card.id,
    decks,
    copies,
    needsWork: needsWork(card, facts),
    cells: cellsOf(card, facts),
  }));

const cellsOf = (card: Card, facts: CardFacts): CardFactsRow['cells'] =>
  Object.fromEntries(
    gameOf(card).cardFields.fields.flatMap(({ key, order }) => {
      const cell = order?.cell?.(card, facts);
      return cell ? [[key, cell]] : [];
    }),
  );

/** How many cards each query finds, one after the other, so that nobody else has to wait for all. */
export async function countsOf(
  library: Library,
  queries: readonly string[],
  signal?: AbortSignal,
): Promise<number[]> {
  const counts: number[] = [];
  for (const query of queries) {
    signal?.throwIfAborted();
    counts.push((await library.cards.find({ query, sort: 'name', descending: false }, signal)).rows.length);
    await setImmediate();
  }
  return counts;
}

export const tallyIn = (library: Library): Tally => tallyOf(library.cards.list(), library.sets.list());

/** The names of a library that a query can hold. */
export const knownNames =
  (library: Library): KnownNames =>
  (source) => {
    switch (source) {
      case 'deck':
        return library.decks.list().map(({ name, count }) => ({ name, note: cards(count) }));
      case 'set':
        return tallyIn(library).sets.map(({ value, count }) => ({ name: value, note: cards(count) }));
      case 'tag':
        return tallyIn(library)
          .groups.filter(({ field }) => field === 'tag')
          .flatMap(({ values }) => values.map(({ value, count }) => ({ name: value, note: cards(count) })));
    }
  };

const cards = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'card' : 'cards'}`;

/** @throws LibraryError READ_ONLY, STORAGE */
export async function markFavourites(
  library: Library,
  ids: readonly string[],
  favourite: boolean,
  signal?: AbortSignal,
): Promise<BatchDone> {
  return library.batches.rework(async () => {
    const differ = (await library.cards.getAll(ids)).filter((card) => card.favourite !== favourite);
    const what = differ.length === 1 ? `“${differ[0]?.name.trim() || 'Unnamed card'}”` : cards(differ.length);
    return {
      title: favourite ? `mark ${what} as favourite` : `take the star from ${what}`,
      change: { cards: differ.map((card) => ({ ...card, favourite })) },
    };
  }, signal);
}
