import type { Decision, Reply } from '../../engine/decision.js';
import type { Beginning } from '../../engine/record.js';
import type { StoredGame } from '../games/stored-game.js';
import type { Copies } from './last-reserves.js';

/** Which cards of their unshuffled deck a reply sets aside, as places in it; null for the reply to every other question. */
function chosenPlaces(decision: Decision, reply: Reply): readonly number[] | null {
  if (decision.kind !== 'cards' || decision.role !== 'setup' || !('cards' in reply)) return null;
  return reply.cards.map((card) => decision.cards.indexOf(card)).toSorted((one, other) => one - other);
}

/** A game with the reserves of one of its decks, which is of the library, and how many copies of each card they are. */
export interface ChosenReserves {
  readonly stored: StoredGame;
  readonly deck: string;
  readonly chosen: Copies;
}

/**
 * A game that has the reserves ready which a person has just chosen with a deck of the library, and how many of each card they are;
 * null where a reply says nothing of that.
 */
export function withChosenReserves(
  stored: StoredGame,
  { start }: Beginning,
  decision: Decision,
  reply: Reply,
): ChosenReserves | null {
  const places = chosenPlaces(decision, reply);
  const { player } = decision;
  const { decks, faces, seats, reserves = [], chosenReserves = [] } = stored;
  const deck = decks?.[player];
  if (!places || deck === undefined || !('decks' in start)) return null;
  const chosen: Record<string, number> = {};
  for (const place of places) {
    const card = faces[start.decks[player]?.[place] ?? -1]?.id;
    if (card !== undefined) chosen[card] = (chosen[card] ?? 0) + 1;
  }
  const ready = {
    reserves: seats.map((_, seat) => (seat === player ? [...places] : (reserves[seat] ?? []))),
    chosenReserves: [...new Set([...chosenReserves, player])],
  };
  return { stored: { ...stored, ...ready }, deck, chosen };
}
