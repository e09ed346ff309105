import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { emit } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { sendHome } from '../shared/moves.js';
import { cardAt, hpOf, playerIn } from '../state/values.js';

/**
 * Damage to an in-play minion: it may be shielded, destroys the minion when it reaches its HP, and what goes beyond pierces
 * to its controller (K14-MIN-15 to 25). Damage of 0 does nothing (K14-Q-29).
 */
export function* damageMinion(game: KotcContext, card: CardNo, amount: number, by: PlayerNo): Asking {
  if (amount <= 0) return;
  const { cite } = game.edition;
  const hp = hpOf(game, card);
  const event: EventOf<'damage'> = { type: 'damage', card, amount, hp, rules: cite.damage };
  const happened = yield* emit(game, event);
  if (happened === null || happened.amount < hp) return;
  const { player } = cardAt(game, card);
  yield* sendHome(game, card, 'destroy', { by });
  yield* woundPlayer(game, player, happened.amount - hp, true);
}

/** Damage to a player, who never has less than 0 HP (K14-END-06) and whom nothing is taken from at 0 (K14-Q-27). */
export function* woundPlayer(game: KotcContext, player: PlayerNo, amount: number, piercing = false): Asking {
  const taken = Math.min(amount, playerIn(game.state, player).hp);
  if (taken === 0) return;
  const { cite } = game.edition;
  yield* emit(game, {
    type: 'wound',
    player,
    amount: taken,
    piercing,
    rules: piercing ? cite.piercing : cite.wound,
  });
}
