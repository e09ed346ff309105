import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { emit } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { EventOf } from '../events/events.js';
import { totalOf } from '../shared/dice.js';
import { sendHome } from '../shared/moves.js';
import { cardAt, hpOf, isPetrified, playerIn } from '../state/values.js';
import { offerVoodoo } from './counters/voodoo.js';

/** How much, and from which dice; left out: from none. */
type Damage = Pick<EventOf<'damage'>, 'amount' | 'dice'>;

/**
 * Damage to an in-play minion: it may be shielded, destroys the minion when it reaches its HP, and what goes beyond pierces
 * to its controller (K14-MIN-15 to 25). Damage of 0 does nothing (K14-Q-29), and damage to a petrified one neither (K17-KEY-192).
 */
export function* damageMinion(game: KotcContext, card: CardNo, damage: Damage, by: PlayerNo): Asking {
  if (damage.amount <= 0 || isPetrified(cardAt(game, card))) return;
  const { cite } = game.edition;
  const hp = hpOf(game, card);
  const { player } = cardAt(game, card);
  const event: EventOf<'damage'> = { type: 'damage', card, ...damage, hp, rules: cite.damage };
  const happened = yield* emit(game, event);
  if (happened === null) return;
  if (happened.dice) yield* offerVoodoo(game, card, happened.dice, damageMinion);
  if (happened.amount < hp) return;
  yield* sendHome(game, card, 'destroy', { by });
  if (game.edition.mechanisms.excessDamage === 'pierces')
    yield* woundPlayer(game, player, happened.amount - hp, true);
}

/** Several dice that hit a minion as one total (K14-BAT-32). */
export const damageByDice = (
  game: KotcContext,
  card: CardNo,
  dice: readonly number[],
  by: PlayerNo,
): Asking => damageMinion(game, card, { amount: totalOf(dice), dice }, by);

export const damageByDie = (game: KotcContext, card: CardNo, die: number, by: PlayerNo): Asking =>
  damageByDice(game, card, [die], by);

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
