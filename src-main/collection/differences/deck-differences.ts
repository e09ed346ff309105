import type { Deck, DeckEntry } from '../../cards/deck.js';
import { editionName } from '../../games/cards.js';
import { changeOf, fieldsThatDiffer } from './changed-fields.js';

/** A card of which one of two decks has other copies than the other. */
export interface EntryChange {
  readonly card: string;
  readonly name: string;
  /** Copies, with the reserves among them. */
  readonly before: number;
  readonly after: number;
  /** How many of the copies are meant as reserves. */
  readonly reservesBefore: number;
  readonly reservesAfter: number;
}

/** Cards that came first, then those that went, then those in other numbers; each in the order of its deck. */
export function changedEntries(before: readonly DeckEntry[], after: readonly DeckEntry[]): EntryChange[] {
  const [old, now] = [countsOf(before), countsOf(after)];
  const changes = [...new Set([...now.keys(), ...old.keys()])].flatMap((card) => {
    const [a, b] = [old.get(card), now.get(card)];
    const change: EntryChange = {
      card,
      name: b?.name ?? a?.name ?? '',
      before: a?.copies ?? 0,
      after: b?.copies ?? 0,
      reservesBefore: a?.reserves ?? 0,
      reservesAfter: b?.reserves ?? 0,
    };
    const same = change.before === change.after && change.reservesBefore === change.reservesAfter;
    return same ? [] : [change];
  });
  const rank = (change: EntryChange): number => (change.before === 0 ? 0 : change.after === 0 ? 1 : 2);
  return changes.sort((a, b) => rank(a) - rank(b));
}

/** So many cards are named; of the others it is said how many they are. */
const NAMED = 4;

/** What is different about a deck after a change: "+2 Ember Fox", "Owl 3 → 4", "notes". */
export function differencesOfDecks(before: Deck, after: Deck): string[] {
  const entries = changedEntries(before.entries, after.entries);
  const named = entries.slice(0, NAMED).map(entryWords);
  const more = entries.length > NAMED ? [`${entries.length - NAMED} more cards`] : [];
  const fields = fieldsThatDiffer(before, after, {
    name: (a, b) => changeOf('name', `“${a}”`, `“${b}”`),
    edition: (a, b) => `${nameOf(before, a)} → ${nameOf(after, b)}`,
    back: () => 'back',
    notes: () => 'notes',
  });
  const order = entries.length === 0 && fields.length === 0 && isReordered(before, after);
  return [...fields, ...named, ...more, ...(order ? ['order of the cards'] : [])];
}

const nameOf = ({ game }: Deck, edition: Deck['edition']): string =>
  editionName(game, edition) ?? 'No edition';

function entryWords({ name, before, after, reservesBefore, reservesAfter }: EntryChange): string {
  const called = name === '' ? 'a card without a name' : name;
  if (before === 0) return `+${after} ${called}`;
  if (after === 0) return `−${before} ${called}`;
  if (before === after) return changeOf(`reserves of ${called}`, reservesBefore, reservesAfter);
  return changeOf(called, before, after);
}

function countsOf(
  entries: readonly DeckEntry[],
): Map<string, { name: string; copies: number; reserves: number }> {
  const counts = new Map<string, { name: string; copies: number; reserves: number }>();
  for (const { card, name, copies, reserves = 0 } of entries) {
    const known = counts.get(card);
    counts.set(card, {
      name,
      copies: copies + (known?.copies ?? 0),
      reserves: reserves + (known?.reserves ?? 0),
    });
  }
  return counts;
}

const isReordered = (before: Deck, after: Deck): boolean =>
  before.entries.map(({ card }) => card).join() !== after.entries.map(({ card }) => card).join();
