import type { DeckEntry } from '../../cards/deck.js';
import type { CardId, Decision } from '../../engine/decision.js';
import type { StoredGame } from '../games/stored-game.js';

/** More than any game sets aside. */
const MOST_PLANNED = 1000;

/** Where the copies that a deck means as reserves lie in it before it is shuffled: the last copies of each entry, from 0. */
export function plannedPlaces(entries: readonly Pick<DeckEntry, 'copies' | 'reserves'>[]): number[] {
  const places: number[] = [];
  let end = 0;
  for (const { copies, reserves = 0 } of entries) {
    end += copies;
    for (let place = end - Math.min(copies, reserves); place < end; place += 1) places.push(place);
  }
  return places.slice(0, MOST_PLANNED);
}

/**
 * What the deck plans of who is asked for cards before the first turn; none for every other question. The whole unshuffled
 * deck is asked about, in its order. A plan of more than are wanted is cut short.
 */
export function plannedReserves(
  { reserves }: Pick<StoredGame, 'reserves'>,
  decision: Decision,
): readonly CardId[] {
  if (decision.kind !== 'cards' || decision.role !== 'setup') return [];
  const places = reserves?.[decision.player] ?? [];
  return places.flatMap((place) => decision.cards[place] ?? []).slice(0, decision.most);
}
