import { chanceFrom } from '../../engine/chance/chance.js';
import type { Decision, PlayerNo, Reply } from '../../engine/decision.js';
import type { KnownPosition } from '../../engine/search/known-position.js';
import type { Thought } from '../../engine/search/think.js';
import { computerPlayer, ruleSet, searchingFor } from '../../games/rule-sets.js';
import { thoughtOf, type Entrance } from '../../games/defaults/thinking-players.js';

/**
 * What a computer player is given to answer a decision: plain data, and nothing that its player may not know. It answers in a
 * thread of its own, with the chance of the seed. One that looks ahead makes up games that fit what it knows, plays them on by
 * the rules, and stops after a number of nodes, never after a time, so that the same seed gives the same reply on every computer.
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
  /** Where the game stands for that player, for one who looks ahead; left out: nothing to look ahead from. */
  readonly known?: KnownCards;
  /** Seats of plain players, for one who looks ahead; left out: nobody is known to be one. */
  readonly plain?: readonly PlayerNo[];
}

/** A position, and what is printed on the cards of which it speaks. */
export interface KnownCards {
  readonly position: KnownPosition;
  /** By the designs of the position. */
  readonly cards: readonly unknown[];
}

/**
 * What a computer player answers, and what it thought about.
 *
 * @param isStopped nobody waits for the answer any more
 * @throws RangeError for one who does not play by these rules
 */
export function botThought(request: BotRequest, isStopped?: () => boolean): Thought {
  const { rules, bot, decision, knowledge, seed, known, plain } = request;
  return thoughtOf({
    player: computerPlayer(rules, bot),
    searching: searchingFor(rules),
    decision,
    look: () => knowledge,
    enter: () => (known ? entranceOf(rules, known) : null),
    chance: chanceFrom(seed),
    ...(plain && { plain }),
    ...(isStopped && { isStopped }),
  });
}

/** What a computer player answers. @throws RangeError for one who does not play by these rules */
export const botReply = (request: BotRequest, isStopped?: () => boolean): Reply =>
  botThought(request, isStopped).reply;

/** Null where a card is none by these rules. */
function entranceOf(rules: string, { position, cards }: KnownCards): Entrance | null {
  const playable = ruleSet(rules);
  const designs: unknown[] = [];
  for (const card of cards) {
    const made = playable.ready(card);
    if ('because' in made) return null;
    designs.push(made.design);
  }
  return { position, designs };
}
