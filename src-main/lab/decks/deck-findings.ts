/** What was found of a deck. */
import type { Difference } from '../run/tally.js';

/** A share of games won, a tie as half. */
export interface Rate {
  readonly games: number;
  readonly rate: number;
  /** Half of its interval, which holds at any time; null: too little is known. */
  readonly within: number | null;
}

/** The deck against one other. */
export interface MatchFindings extends Rate {
  readonly name: string;
  /** Where it had the first turn, and where not. */
  readonly first: Rate;
  readonly second: Rate;
}

/** What drawing a card goes with. */
export type CardRole = 'carries' | 'dead weight' | 'not told apart' | 'not enough games';

export interface CardFindings {
  readonly name: string;
  readonly copies: number;
  /** Games in which it was drawn, and in which not. */
  readonly drawn: number;
  readonly notDrawn: number;
  readonly winsDrawn: number | null;
  readonly winsNotDrawn: number | null;
  /** How much more often the deck won where it was drawn, at equal numbers of cards drawn; null: not enough games. */
  readonly effect: Difference | null;
  readonly role: CardRole;
}

export interface ChangeFindings extends Difference {
  readonly out: string;
  readonly in: string;
  /** The deck does not have it. */
  readonly isNew: boolean;
  /** Places of both in the deck's cards; newcomers come after those. */
  readonly places: { readonly out: number; readonly in: number };
  readonly copies: number;
  readonly games: number;
  /** Which the interval leaves possible. */
  readonly role: 'better' | 'worse' | 'open';
}

export interface DeckFindings {
  /** What is played now; the changes follow from the matches. */
  readonly stage: 'matches' | 'changes' | 'over';
  /** Blocks played, of how many. */
  readonly blocks: number;
  readonly most: number;
  readonly all: Rate;
  readonly matches: readonly MatchFindings[];
  readonly cards: readonly CardFindings[];
  /**
   * How far the order of the cards can be believed: the correlation with the true one that can be expected, from 0 to 1; null: nothing can be
   * said yet.
   */
  readonly trust: number | null;
  /** Below this trust there are not enough games for an order. */
  readonly leastTrust: number;
  /** None before all matches are played. */
  readonly changes: readonly ChangeFindings[];
}
