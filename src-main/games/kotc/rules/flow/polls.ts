import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has, leftOf } from '../../../../engine/state.js';
import type { Own } from '../../../../engine/frames/frames.js';
import type { KotcContext } from '../context.js';
import type { Poll } from '../state/frames.js';

/** Who is asked first where several may do something: whose turn it is, or whose turn comes next (K06-CHN-20, 22). */
export const firstAsked = ({ state, edition }: KotcContext): PlayerNo =>
  edition.mechanisms.priority === 'turn player first' ? state.turn.player : leftOf(state, state.turn.player);

/**
 * Gives everybody the opportunity to do something, clockwise from who has priority, one action at a time, until all decline
 * in a row (K14-Q-03, K14-Q-65, K11-Q-04). After each action the first is asked again.
 *
 * @param offer lets a player act, and says whether they did; false at once where there is nothing to ask
 */
export function* pollAll(game: KotcContext, offer: (player: PlayerNo) => Asking<boolean> | false): Asking {
  const { state } = game;
  const poll: Own<Poll> = newPoll(game);
  while (poll.declined < state.players.length) {
    const asking = !has(state.out, poll.player) && offer(poll.player);
    if (asking !== false && (yield* asking)) askAllAgain(game, poll);
    else decline(game, poll);
  }
}

export const newPoll = (game: KotcContext): Poll => ({ player: firstAsked(game), declined: 0 });

export function decline({ state }: KotcContext, poll: Own<Poll>): void {
  poll.declined += 1;
  poll.player = leftOf(state, poll.player);
}

export function askAllAgain(game: KotcContext, poll: Own<Poll>): void {
  poll.declined = 0;
  poll.player = firstAsked(game);
}
