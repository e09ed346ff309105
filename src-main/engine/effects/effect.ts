import type { CardId, PlayerNo } from '../decision.js';
import type { CardNo } from '../state.js';

/** What an effect is on. */
export type Subject =
  | { readonly card: CardNo }
  | { readonly player: PlayerNo }
  /** The game as a whole. */
  | { readonly game: true };

/** When an effect ends: at whichever of these comes first. With none of them it lasts for the rest of the game. */
export interface Duration {
  /** A moment that the rules announce by `endEffects`, such as the end of a turn or of a chain. */
  readonly moment?: string;
  /** Only at that moment of this player's. */
  readonly player?: PlayerNo;
  /** When this card leaves its zone: the one that the effect is on, its source or any other. */
  readonly leaves?: CardNo;
  /** After so many more uses. */
  readonly uses?: number;
  /** When what it does has a condition that holds no more: the game's pipeline says so (`holds`), whenever the rules settle. */
  readonly asLongAs?: true;
}

/**
 * Something that goes on in a game for a while. The state keeps all of them in one list, in the order in which they began.
 * W is what they do, a closed union of the game's.
 */
export interface Effect<W = unknown> {
  readonly on: Subject;
  readonly does: W;
  readonly until: Duration;
  /**
   * The id that the next new object had when it began. It orders an effect also among the static abilities of objects, of
   * which each began when its object got its id.
   */
  readonly since: CardId;
}

/** What a state holds whose rules have such effects. */
export interface EffectsState<W = unknown> {
  readonly effects?: readonly Effect<W>[];
  readonly nextId: CardId;
}
