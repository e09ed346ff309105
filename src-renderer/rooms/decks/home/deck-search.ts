import type { DeckTile } from '../../../../src-main/api/answers/deck-answers.js';

export type DeckSort = 'name' | 'changed' | 'edition' | 'count';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const orders: Readonly<Record<DeckSort, (a: DeckTile, b: DeckTile) => number>> = {
  name: (a, b) => collator.compare(a.name, b.name),
  changed: (a, b) => b.changed - a.changed,
  edition: (a, b) => collator.compare(b.edition ?? '', a.edition ?? ''),
  count: (a, b) => b.count - a.count,
};

/** What is compared in a search: without case and accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The decks that have every word of a search in their name, or all of them in the name of one card. */
export function findDecks(tiles: readonly DeckTile[], query: string, sort: DeckSort): readonly DeckTile[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  const found = words.length === 0 ? tiles : tiles.filter(({ name, names }) => has(name) || names.some(has));
  return [...found].sort((a, b) => orders[sort](a, b) || orders.name(a, b) || (a.id < b.id ? -1 : 1));
}
