import type { PlayerNo } from '../../engine/decision.js';
import { computerPlayersFor } from '../../games/rule-sets.js';

/**
 * Seats of computer players who do not think ahead. Who plays a seat is chosen openly when a game begins, so whoever thinks may go by it.
 *
 * @param occupants by seat, the name of a computer player, or another word for a person
 */
export const plainSeats = (rules: string, occupants: readonly string[]): PlayerNo[] => {
  const plain = computerPlayersFor(rules).flatMap(({ name, level }) => (level ? [] : [name]));
  return [...occupants.keys()].filter((seat) => plain.includes(occupants[seat] ?? ''));
};
