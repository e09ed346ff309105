import type { DeckEntry } from '../../../../src-main/cards/deck.js';
import { limits } from '../../../../src-main/cards/limits.js';

/** Where copies of a card are in a deck: what is shuffled, or what the player means to set aside before a game. */
export type Place = 'main' | 'reserves';

export type Entries = readonly DeckEntry[];

const reservesOf = ({ copies, reserves = 0 }: DeckEntry): number => Math.min(copies, reserves);

export const copiesIn = (entry: DeckEntry, place: Place): number =>
  place === 'reserves' ? reservesOf(entry) : entry.copies - reservesOf(entry);

export const totalOf = (entries: Entries): number => entries.reduce((sum, { copies }) => sum + copies, 0);

/** The cards that count in the size: all, but reserves that lie beside the deck. */
export const sizeOf = (entries: Entries, wanted: { readonly reservesBeside?: true } | null): number =>
  totalOf(entries) - (wanted?.reservesBeside ? reservesIn(entries) : 0);

export const reservesIn = (entries: Entries): number =>
  entries.reduce((sum, entry) => sum + reservesOf(entry), 0);

/** One entry to a card: files made by hand may name a card twice. */
export function merged(entries: Entries): Entries {
  const byCard = new Map<string, DeckEntry>();
  for (const entry of entries) {
    const other = byCard.get(entry.card);
    byCard.set(
      entry.card,
      other ? entryOf(entry, other.copies + entry.copies, reservesOf(other) + reservesOf(entry)) : entry,
    );
  }
  return byCard.size === entries.length ? entries : [...byCard.values()];
}

/** Sets how many copies of a card are in a place; a card of which none is left goes out of the deck. */
export function setCount(entries: Entries, card: string, place: Place, count: number): Entries {
  return withEntry(entries, card, (entry) => {
    const here = Math.min(limits.copies, Math.max(0, Math.round(count)));
    const reserves = place === 'reserves' ? here : reservesOf(entry);
    const main = place === 'main' ? here : entry.copies - reservesOf(entry);
    return main + reserves > 0 ? entryOf(entry, main + reserves, reserves) : null;
  });
}

/** A card as it comes into a deck. */
export interface AddedCard {
  readonly card: string;
  readonly name: string;
  readonly copies: number;
}

/** Adds copies to what is there of each card; new cards come last. Cards beyond what a deck holds are left out. */
export function addCards(entries: Entries, added: readonly AddedCard[], place: Place = 'main'): Entries {
  let result = entries;
  for (const { card, name, copies } of added) {
    const there = result.find((entry) => entry.card === card);
    if (there) result = setCount(result, card, place, copiesIn(there, place) + copies);
    else if (result.length < limits.entries) {
      const count = Math.min(limits.copies, copies);
      result = [...result, entryOf({ card, name }, count, place === 'reserves' ? count : 0)];
    }
  }
  return result;
}

/** Takes cards out of a place altogether. */
export const takeOut = (entries: Entries, cards: readonly string[], place: Place): Entries =>
  cards.reduce((rest, card) => setCount(rest, card, place, 0), entries);

/** Moves copies of a card into a place from the other, as many as are there. */
export function moveCopies(entries: Entries, card: string, to: Place, copies = 1): Entries {
  return withEntry(entries, card, (entry) => {
    const reserves = reservesOf(entry) + (to === 'reserves' ? copies : -copies);
    return entryOf(entry, entry.copies, Math.min(entry.copies, Math.max(0, reserves)));
  });
}

/** So many fewer of one card for as many more of another, both of the main deck as long as it has any. */
export function exchanged(
  entries: Entries,
  out: string,
  into: Pick<DeckEntry, 'card' | 'name'>,
  copies: number,
): Entries {
  const added = entries.find(({ card }) => card === into.card);
  const removed = entries.find(({ card }) => card === out);
  if (!removed) return entries;
  const main = copiesIn(removed, 'main');
  const fewer = setCount(entries, out, 'main', main - copies);
  const rest = Math.max(0, copies - main);
  const all = rest > 0 ? setCount(fewer, out, 'reserves', copiesIn(removed, 'reserves') - rest) : fewer;
  if (!added) return [...all, entryOf(into, copies, 0)];
  return setCount(all, into.card, 'main', copiesIn(added, 'main') + copies);
}

function withEntry(entries: Entries, card: string, change: (entry: DeckEntry) => DeckEntry | null): Entries {
  return entries.flatMap((entry) => (entry.card === card ? (change(entry) ?? []) : [entry]));
}

/** An entry with so many copies. Without reserves the field is left out, as the files have it. */
function entryOf(
  { card, name }: Pick<DeckEntry, 'card' | 'name'>,
  copies: number,
  reserves: number,
): DeckEntry {
  const kept = Math.min(limits.copies, copies);
  return { card, name, copies: kept, ...(reserves > 0 && { reserves: Math.min(kept, reserves) }) };
}
