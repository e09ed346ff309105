/** A block of games: one deck and one seed, with the card and with a plain one, at both seats. */
import type { CardWork } from '../../games/card-price.js';

/** 1: won alone, 0.5: tied or broken off, 0: lost. */
export type Score = 0 | 0.5 | 1;

/** A game of one arm. */
export interface ArmGame {
  readonly score: Score;
  readonly work: CardWork;
}

/** The two games of one seat. */
export interface SeatGames {
  readonly card: ArmGame;
  readonly plain: ArmGame;
  /** No copy was drawn, so both games are the same, and one was played. */
  readonly isOne: boolean;
}

export interface Block {
  /** From 0. */
  readonly nth: number;
  /** Place of the host in the experiment's list. */
  readonly host: number;
  readonly seats: readonly [SeatGames, SeatGames];
}

/** How much better the card came out than the plain one, from -1 to 1. */
export const differenceOf = ({ seats }: Block): number =>
  seats.reduce((sum, { card, plain }) => sum + card.score - plain.score, 0) / seats.length;

export const GAMES_PER_BLOCK = 4;
