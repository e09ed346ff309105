import { chanceFrom } from '../../engine/chance/chance.js';
import type { Decision, Reply } from '../../engine/decision.js';
import { computerPlayer } from '../../games/rule-sets.js';

/**
 * What a computer player is given to answer a decision: plain data, and nothing that its player may not know. It answers in a
 * thread of its own, so one that searches finds all it needs here: it makes up games that fit what it knows, plays them on by
 * the rules that the knowledge names, with the chance of the seed, and stops after a number of nodes, never after a time, so that the same
 * seed gives the same reply on every computer.
 */
export interface BotRequest {
  /** Id of the rules. */
  readonly rules: string;
  /** The computer player by its name. */
  readonly bot: string;
  readonly decision: Decision;
  /** As the rules’ `knowledge` makes it for the player who is asked. */
  readonly knowledge: unknown;
  /** Of the chance of this one decision, so that a game that is gone on with, or taken back, is played the same. */
  readonly seed: number;
}

/** What a computer player answers. @throws RangeError for one who does not play by these rules */
export const botReply = ({ rules, bot, decision, knowledge, seed }: BotRequest): Reply =>
  computerPlayer(rules, bot).reply(decision, () => knowledge, chanceFrom(seed));
