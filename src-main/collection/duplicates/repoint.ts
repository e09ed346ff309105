import type { Card } from '../../cards/card.js';
import type { Deck, DeckEntry } from '../../cards/deck.js';
import { limits } from '../../cards/limits.js';

/**
 * The deck with one card in place of others, their copies added up; null if it has none of the others.
 * The first entry of them all keeps its place.
 */
export function repointed(
  deck: Deck,
  others: ReadonlySet<string>,
  keep: Pick<Card, 'id' | 'name'>,
): Deck | null {
  if (!deck.entries.some(({ card }) => others.has(card))) return null;
  const entries: DeckEntry[] = [];
  let place = -1;
  for (const entry of deck.entries) {
    if (entry.card !== keep.id && !others.has(entry.card)) {
      entries.push(entry);
      continue;
    }
    const known = entries[place];
    if (place < 0) place = entries.length;
    entries[place] = added(known, { ...entry, card: keep.id, name: keep.name });
  }
  return { ...deck, entries };
}

function added(known: DeckEntry | undefined, entry: DeckEntry): DeckEntry {
  if (!known) return entry;
  const copies = Math.min(limits.copies, known.copies + entry.copies);
  const reserves = Math.min(copies, (known.reserves ?? 0) + (entry.reserves ?? 0));
  return { ...known, copies, ...(reserves > 0 && { reserves }) };
}
