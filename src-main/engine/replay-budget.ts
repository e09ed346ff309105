import type { Game } from './game.js';

/**
 * What it may cost to play one game again, wherever that is done: counted, not timed, so that every computer takes the same games. Thirty players
 * with a hundred cards each have forty thousand entries in their log before it is spent; the longest honest games take a hundredth of it.
 */
export const MOST_REPLAY_WORK = 125_000_000;

/** Of an input or an entry of the log, beside what each card of the game adds. */
const WORK_OF_A_STEP = 100;

/** Adds up what the inputs of a game cost that is played again. */
export class ReplayBudget {
  #left: number;
  #entries = 0;

  constructor(most = MOST_REPLAY_WORK) {
    this.#left = most;
  }

  /** Whether the game may take in another input. */
  admits({ state, context }: Pick<Game, 'state' | 'context'>): boolean {
    const { length } = context.log.entries;
    this.#left -= (1 + length - this.#entries) * (WORK_OF_A_STEP + state.cards.length);
    this.#entries = length;
    return this.#left >= 0;
  }
}
