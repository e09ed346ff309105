import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { emit } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { sendHome } from '../shared/moves.js';
import { cardAt, hpOf, isInPlay, playerIn } from '../state/values.js';

/**
 * Damage to a creature in play is taken from its defense; at 0 or less it is destroyed, and what goes beyond is lost
 * (K11-BAT-24, 36). An amount of 0 is no damage (K06-Q-37).
 */
export function* damageCreature(game: KotcContext, card: CardNo, amount: number, by: PlayerNo): Asking {
  if (yield* markDamage(game, card, amount)) yield* sendHome(game, card, 'destroy', { by });
}

/** Takes damage from a creature's defense and leaves it where it is. @returns whether it is to be destroyed */
export function* markDamage(game: KotcContext, card: CardNo, amount: number): Asking<boolean> {
  if (amount <= 0 || !isInPlay(cardAt(game, card))) return false;
  const hp = hpOf(game, card);
  const happened = yield* emit<'damage'>(game, {
    type: 'damage',
    card,
    amount,
    hp,
    rules: game.edition.cite.damage,
  });
  return happened !== null && happened.amount >= hp;
}

/** Damage to a player; nobody has less than 0 hitpoints (K06-Q-09). */
export function* woundPlayer(game: KotcContext, player: PlayerNo, amount: number): Asking {
  const left = playerIn(game.state, player).hp;
  const taken = Math.min(amount, left);
  if (taken === 0) return;
  yield* emit(game, {
    type: 'wound',
    player,
    amount: taken,
    piercing: false,
    rules: game.edition.cite.wound,
  });
}
