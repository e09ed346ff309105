/** Phases and steps, and how long something lasts: grammar parts MC-GR-31, 36 to 39, 143 to 150. */
import type { Condition } from './conditions.js';
import type { Who } from './filters.js';

export type Step =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'main'
  | 'combat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'combatDamage'
  | 'endOfCombat'
  | 'endOfTurn'
  | 'cleanup';

/** A phase or step, or (null) the whole turn, of a player: `anyPlayer` is "each", `eachOpponent` "each opponent's". */
export interface Moment {
  readonly step: Step | null;
  readonly whose: Who;
}

export type Duration =
  | { readonly is: 'endOfTurn' }
  | { readonly is: 'thisTurn' }
  | { readonly is: 'endOfCombat' }
  | { readonly is: 'permanently' }
  /** No words: for the rest of the game, or at once. */
  | { readonly is: 'unsaid' }
  | { readonly is: 'asLongAs'; readonly condition: Condition }
  /** "until your next upkeep", "until your next turn". */
  | { readonly is: 'untilNext'; readonly moment: Moment }
  /** "during its controller's next untap step". */
  | { readonly is: 'duringNext'; readonly moment: Moment };
