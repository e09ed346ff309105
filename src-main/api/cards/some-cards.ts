import { z } from 'zod';
import type { Card } from '../../cards/card.js';
import { limits } from '../../cards/limits.js';
import type { Library } from '../../library/library.js';

/** Which cards are meant: these, those that a search finds, or those of a set. */
export const someCards = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100_000) }),
  z.strictObject({ query: z.string().max(limits.query) }),
  z.strictObject({ set: z.uuid() }),
]);
export type SomeCards = z.infer<typeof someCards>;

/** The cards as they stand on the disk now; ids that are nowhere are left out. */
export async function cardsOf(library: Library, which: SomeCards): Promise<Card[]> {
  if ('ids' in which) return library.cards.getAll(which.ids);
  const rows =
    'query' in which
      ? (await library.cards.find({ query: which.query, sort: 'name', descending: false })).rows
      : library.cards.list().filter(({ set }) => set?.id === which.set);
  return library.cards.getAll(rows.map(({ id }) => id));
}
