import { askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import { emit, type EventPipeline } from '../../../../engine/event-pipeline.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import { applyEvent } from '../events/apply-event.js';
import type { KotcContext } from '../context.js';
import type { EventOf, KotcEvent } from '../events/events.js';
import { sendHome } from '../shared/moves.js';
import { pollAll } from '../flow/polls.js';
import { cardAt, hpOf } from '../state/values.js';

const SHIELD = 2;

/** Shield Counters, one after another, until nothing is left or all owners decline (K14-Q-30). */
function* shields(game: KotcContext, event: EventOf<'damage'>): Asking<EventOf<'damage'> | null> {
  const { card } = event;
  const rule = game.edition.cite.shield[0] ?? '';
  let { amount } = event;
  function* offerShield(owner: PlayerNo): Asking<boolean> {
    const question = { player: owner, purpose: 'shield', rule, about: card, amount };
    if (!(yield* askYes(game, question))) return false;
    removeForEffect(game, card, 'shield', owner);
    amount = Math.max(0, amount - SHIELD);
    return true;
  }
  yield* pollAll(
    game,
    (owner) => amount > 0 && hasCounterOf(game, card, 'shield', owner) && offerShield(owner),
  );
  if (amount === 0) return null;
  return amount === event.amount ? event : { ...event, amount };
}

const pipeline: EventPipeline<KotcContext, KotcEvent> = {
  replacements: { damage: shields },
  apply: applyEvent,
};

/**
 * Damage to an in-play minion: it may be shielded, destroys the minion when it reaches its HP, and what goes beyond pierces
 * to its controller (K14-MIN-15 to 25). Damage of 0 does nothing (K14-Q-29).
 */
export function* damageMinion(game: KotcContext, card: CardNo, amount: number, by: PlayerNo): Asking {
  if (amount <= 0) return;
  const { cite } = game.edition;
  const hp = hpOf(game, card);
  const event: EventOf<'damage'> = { type: 'damage', card, amount, hp, rules: cite.damage };
  const { length } = cardAt(game, card).counters;
  if (length === 0) applyEvent(game, event);
  const happened =
    length === 0 ? event : yield* emit<KotcContext, KotcEvent, 'damage'>(pipeline, game, event);
  if (happened === null || happened.amount < hp) return;
  const { player } = cardAt(game, card);
  sendHome(game, card, 'destroy', by);
  woundPlayer(game, player, happened.amount - hp, true);
}

/** Damage to a player, who never has less than 0 HP (K14-END-06) and whom nothing is taken from at 0 (K14-Q-27). */
export function woundPlayer(game: KotcContext, player: PlayerNo, amount: number, piercing = false): void {
  const taken = Math.min(amount, game.state.players[player]?.hp ?? 0);
  if (taken === 0) return;
  const { cite } = game.edition;
  applyEvent(game, {
    type: 'wound',
    player,
    amount: taken,
    piercing,
    rules: piercing ? cite.piercing : cite.wound,
  });
}
