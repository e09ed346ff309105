import type { Action, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Magic } from '../context.js';

/** Does what a player with priority has chosen. */
export function* act(game: Magic, player: PlayerNo, action: Action): Asking {
  void [game, player, action];
  yield* [];
}
