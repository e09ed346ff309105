import type { PlayerNo } from '../../engine/decision.js';
import { matchBefore, standingOf, withGame } from '../../engine/match.js';
import type { Beginning } from '../../engine/record.js';

/** How a match stands, as one of its games has it. */
export interface MatchState {
  /** The same for all games of the match. */
  readonly id: string;
  /** Whoever has won more than half of so many games has won the match. */
  readonly bestOf: number;
  /** Which of its games this is, from 1. */
  readonly game: number;
  /** Games that each player has won alone, by their seats; this one too, where it is over. */
  readonly wins: readonly number[];
  /** No game follows this one. */
  readonly isOver: boolean;
  /** Who has won the match; null while nobody has, and where it has ended without a winner. */
  readonly winner: PlayerNo | null;
}

/**
 * @param winners of this game; null while it goes on
 * @returns null for a game that is no part of a match
 */
export function matchState(
  { match, players }: Pick<Beginning, 'match' | 'players'>,
  winners: readonly PlayerNo[] | null,
): MatchState | null {
  if (!match) return null;
  const before = matchBefore(match, players.length);
  const { wins, isOver, winner } = standingOf(winners ? withGame(before, winners) : before);
  return { id: match.id, bestOf: match.bestOf, game: match.before.length + 1, wins, isOver, winner };
}
