/** A deck tried against others: all that its games follow from, as plain data, so that threads can be given it. */
import type { Score } from '../experiment/block.js';

export interface DeckExperiment {
  /** Id of the rules, and their version. */
  readonly rules: string;
  readonly version: number;
  /** The computer player at all seats, by its name. */
  readonly pilot: string;
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Whoever has only the knowledge of its seat plays alike until a changed card is seen: such games need not be played twice. */
  readonly playsBlind: boolean;
  /** What is printed on the cards of all decks, those of the tried one first, tokens that they make last. */
  readonly printed: readonly unknown[];
  /** How many different cards the tried deck has. */
  readonly cards: number;
  /** The tried deck, as places in the list of cards. */
  readonly list: readonly number[];
  readonly enemies: readonly (readonly number[])[];
  /** Other states of the deck, played in the same games as it: the same cards but for some places. None: only the deck is played. */
  readonly changed: readonly (readonly number[])[];
}

/** A game of the deck. */
export interface DeckGame {
  readonly score: Score;
  /** It had the first turn. */
  readonly began: boolean;
  /** Of each of its cards, how many copies came to its hand. */
  readonly drawn: readonly number[];
}

/** One seed against one deck, at both seats; where there are changes, each of them in the same games. */
export interface DeckBlock {
  /** From 0. */
  readonly nth: number;
  /** Place of the enemy in the experiment's list. */
  readonly enemy: number;
  readonly games: readonly [DeckGame, DeckGame];
  /** What came of the same games with each change. */
  readonly changed: readonly (readonly [Score, Score])[];
}

/** Games of the deck as it is in a block. */
export const DECK_GAMES_PER_BLOCK = 2;
