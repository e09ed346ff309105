import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { KotcContext } from '../context.js';
import { takeTop } from '../shared/moves.js';
import { cardsIn } from '../state/values.js';

/** Draws what there is: whose deck is empty then loses, when the draw is complete (K11-Q-57, K11-WIN-04). */
export function* drawUpTo(game: KotcContext, player: PlayerNo, count: number): Asking {
  for (let n = 0; n < count; n += 1) {
    const [top] = cardsIn(game.state, player, 'deck');
    if (top === undefined) return;
    yield* takeTop(game, player, top, 'draw');
  }
}
