import type { Chance } from '../engine/chance/chance.js';
import type { Decision, Reply } from '../engine/decision.js';
import type { GameContext } from '../engine/rule-set.js';
import { randomReply } from '../engine/bots/random.js';
import type { Level } from '../engine/search/think.js';

/** A computer player. K is what a player of the game may know, as the rule set's `knowledge` makes it. */
export interface ComputerPlayer<K = unknown> {
  /** By which files and the command line call it: lower-case letters. */
  readonly name: string;
  /** As people call it. */
  readonly title: string;
  /** How it plays, in a sentence that fits into a line: "Takes what gains the most now." */
  readonly about: string;
  /**
   * Answers a decision. The same seed of its chance gives the same reply: it is limited by a number of nodes, never by time.
   * @param look works out what the player may know; only when it is called
   */
  reply(decision: Decision, look: () => K, chance: Chance): Reply;
  /** How far it thinks before it answers otherwise than so; left out: not at all. */
  readonly level?: Level;
}

/** Plays every game that there is, since it needs no more than the decision. */
export const randomPlayer: ComputerPlayer = {
  name: 'random',
  title: 'Random',
  about: 'Does anything that is allowed.',
  reply: (decision, _look, chance) => randomReply(decision, chance),
};

/** An answer that a table has ready for who is asked: one press gives it. */
export interface Suggestion {
  readonly reply: Reply;
  /**
   * Nobody needs to be asked: for all that its player sees every other answer comes to the same. Who has full control is asked all the
   * same.
   */
  readonly isSure: boolean;
}

/** What a game has ready as the answer to a decision. K is what a player may know, T the game as it stands. */
export interface Suggesting<K = unknown, T extends GameContext = GameContext> {
  /**
   * @param look works out what the player may know; only when it is called
   * @returns null where nothing is suggested
   */
  suggest(decision: Decision, look: () => K, game: T): Suggestion | null;
}
