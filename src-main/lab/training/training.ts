import type { TeacherName } from './teachers.js';

/** Games from which it is learned by what positions are to be judged: all that they follow from, as plain data, so that threads can be given it. */
export interface TrainingExperiment {
  /** Id of the rules, and their version. */
  readonly rules: string;
  readonly version: number;
  /** Who plays. */
  readonly teacher: TeacherName;
  /** The same seed gives the same games. */
  readonly seed: number;
  /** What is printed on the cards of all decks, tokens that they make last. */
  readonly printed: readonly unknown[];
  /** The decks, as places in that list. */
  readonly lists: readonly (readonly number[])[];
}

/** Figures of a position, and what came of it for the player that they are of: 1, 0, or a half for a tie. */
export interface Example {
  readonly figures: readonly number[];
  readonly outcome: number;
}

/** One game. */
export interface TrainingBlock {
  /** From 0. */
  readonly nth: number;
  /** None of a game that was broken off. */
  readonly examples: readonly Example[];
}
