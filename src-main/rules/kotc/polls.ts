import type { PlayerNo } from '../kernel/decision.js';
import type { Asking } from '../kernel/rule-set.js';
import { leftOf } from '../kernel/state.js';
import type { Kotc } from './edition.js';

/**
 * Gives everybody the opportunity to do something: the turn player first, then clockwise, one action at a time, until all
 * decline in a row (K14-Q-03, K14-Q-65). After each action the turn player is asked again.
 *
 * @param offer lets a player act, and says whether they did; false at once where there is nothing to ask
 */
export function* pollAll(table: Kotc, offer: (player: PlayerNo) => Asking<boolean> | false): Asking {
  const { state } = table;
  for (let declined = 0, player = state.turn.player; declined < state.players.length;) {
    const asking = offer(player);
    if (asking !== false && (yield* asking)) {
      declined = 0;
      player = state.turn.player;
    } else {
      declined += 1;
      player = leftOf(state, player);
    }
  }
}
