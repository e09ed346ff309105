import type { CardId, PlayerNo } from '../../engine/decision.js';

/** How a player stood at one of their decisions, by what they knew. */
export interface Standing {
  /** Inputs of the game before it. */
  readonly at: number;
  readonly turn: number;
  /** Their chance to win with the best reply that was found, from 0 to 1. */
  readonly chance: number;
}

/** A decision at which a player gave much away. */
export interface TurningPoint {
  /** Inputs of the game before it: the replay shows it there. */
  readonly at: number;
  readonly turn: number;
  /** Chances to win, from 0 to 1: with the coach's reply, and with the one that was given. */
  readonly from: number;
  readonly to: number;
  /** Half the width of the 95 % interval of how far these lie apart. */
  readonly within: number;
  readonly grade: Grade;
  /** What was asked, in a sentence. */
  readonly question: string;
  /** "attacked with Grey Wolf". */
  readonly did: string;
  /** "would have kept Grey Wolf back". */
  readonly would: string;
  /** Those of which the coach's reply speaks, as the player's view names them there. */
  readonly cards: readonly CardId[];
}

/** How much was given away: 5, 10 or 15 points of a hundred. */
export type Grade = 'inaccuracy' | 'mistake' | 'blunder';

/** What the coach says of how a player played a game. */
export interface CoachReport {
  readonly seat: PlayerNo;
  /** At each decision that was judged, in their order. */
  readonly standings: readonly Standing[];
  /** What cost the most, at most three of them, in the order of the game. */
  readonly points: readonly TurningPoint[];
  /** Decisions that could not be looked into, since it was not settled what the player knew. */
  readonly skipped: number;
}
