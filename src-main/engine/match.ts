/** Several games of the same players that count together. Plain data; each game has a record of its own. */
import type { PlayerNo } from './decision.js';

export interface Match {
  /** Whoever has won more than half of so many games has won the match. */
  readonly bestOf: number;
  readonly players: number;
  /** For each game that has been played who won it: one player, several who tied, or nobody. */
  readonly winners: readonly (readonly PlayerNo[])[];
}

/** Which game of which match a game is, as its record says. */
export interface MatchGame {
  /** The same for all games of a match. */
  readonly id: string;
  readonly bestOf: number;
  /** For each game before it who won it. */
  readonly before: readonly (readonly PlayerNo[])[];
}

export interface MatchStanding {
  /** Games that each player has won alone. */
  readonly wins: readonly number[];
  readonly isOver: boolean;
  /** Who has won; null while nobody has, and where it has ended without a winner. */
  readonly winner: PlayerNo | null;
  /** Who lost the last game between two players that one of them won, and may decide who begins the next; null: as in any game. */
  readonly chooser: PlayerNo | null;
}

export const newMatch = (bestOf: number, players: number): Match => ({ bestOf, players, winners: [] });

/** The match as it stood when one of its games began. */
export const matchBefore = ({ bestOf, before }: MatchGame, players: number): Match => ({
  bestOf,
  players,
  winners: before,
});

/** The match after another game. */
export const withGame = (match: Match, winners: readonly PlayerNo[]): Match => ({
  ...match,
  winners: [...match.winners, winners],
});

/** The longest match. */
export const MOST_BEST_OF = 99;

/** Games without one winner are played again, but no more of them than the match has games. */
export const mostGames = ({ bestOf }: Pick<Match, 'bestOf'>): number => 2 * bestOf - 1;

export function standingOf(match: Match): MatchStanding {
  const { bestOf, players, winners } = match;
  const decided = winners.flatMap((won) => (won.length === 1 ? won : []));
  const wins = Array.from(
    { length: players },
    (_, player) => decided.filter((winner) => winner === player).length,
  );
  const first = wins.findIndex((won) => won > bestOf / 2);
  const winner = first < 0 ? null : first;
  const last = decided.at(-1);
  return {
    wins,
    winner,
    isOver: winner !== null || decided.length >= bestOf || winners.length >= mostGames(match),
    chooser: players === 2 && last !== undefined ? 1 - last : null,
  };
}

/** Who decides who begins the next game of a match, where the rules leave that to the loser of the last; undefined: as in any game. */
export const chooserOf = (match: Match, loserChooses = false): PlayerNo | undefined =>
  loserChooses ? (standingOf(match).chooser ?? undefined) : undefined;
