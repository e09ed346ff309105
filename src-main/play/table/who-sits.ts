import type { PlayerNo } from '../../engine/decision.js';
import { has, type Players } from '../../engine/state.js';
import type { StoredGame } from '../games/stored-game.js';

/** Who is in front of the screen, whose view it shows, and to whom it is to be passed. */
export interface Seating {
  /** Who sat down last; null before anybody has. */
  readonly sitting: PlayerNo | null;
  /** To whom the screen is to be passed. Until they take over, it shows what everybody may see. */
  readonly passTo: PlayerNo | null;
  /** Everybody at the screen sees everything. */
  readonly open: boolean;
}

export const personsOf = ({ seats }: Pick<StoredGame, 'seats'>): PlayerNo[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.occupant === 'person');

/**
 * One person always sits there. Of several, the one who is asked has to take over from another; what is asked of a computer
 * player changes nothing. While several people settle something, the screen is everybody's, and then has to be taken over anew. Where
 * all hands are open, whoever is asked sits there.
 * @param asked who is asked now, or null
 * @param settles the people at the table settle something
 */
export function seatingOf(
  stored: Pick<StoredGame, 'seats' | 'options' | 'kind'>,
  sitting: PlayerNo | null,
  asked: PlayerNo | null,
  settles: boolean,
): Seating {
  const persons = personsOf(stored);
  const open = stored.options.hands === 'open' || stored.kind === 'sandbox';
  const [first] = persons;
  if (first === undefined) return { sitting: null, passTo: null, open };
  const askedPerson = asked !== null && persons.includes(asked) ? asked : null;
  if (open) return { sitting: askedPerson ?? sitting ?? first, passTo: null, open };
  if (persons.length === 1) return { sitting: first, passTo: null, open };
  if (settles) return { sitting: null, passTo: null, open };
  return { sitting, passTo: askedPerson === sitting ? null : askedPerson, open };
}

/** Whose view the screen shows; null: that of all who only watch. */
export const viewerOf = ({ sitting, passTo }: Seating): PlayerNo | null => (passTo === null ? sitting : null);

/** The players of a set. */
export const playersIn = (set: Players, count: number): PlayerNo[] =>
  Array.from({ length: count }, (_, seat) => seat).filter((seat) => has(set, seat));
