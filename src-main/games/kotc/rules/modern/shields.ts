import { askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Replacement } from '../../../../engine/pipeline/event-pipeline.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import type { KotcContext } from '../context.js';
import type { EventOf, KotcEvent } from '../events/events.js';
import { pollAll } from '../flow/polls.js';
import { cardAt } from '../state/values.js';
import { purposes } from '../purposes.js';

const SHIELD = 2;

/** The Shield Counters on a minion that is damaged lessen the damage. */
export function shieldsFor(
  game: KotcContext,
  event: KotcEvent,
): readonly Replacement<KotcContext, KotcEvent>[] {
  if (event.type !== 'damage') return none;
  const { card } = event;
  if (!cardAt(game, card).counters.some(({ kind }) => kind === 'shield')) return none;
  return [{ key: 'shields', source: card, replace: () => useShields(game, event) }];
}

const none: readonly never[] = [];

/** Shield Counters, one after another, until nothing is left or all owners decline (K14-Q-30). */
function* useShields(game: KotcContext, event: EventOf<'damage'>): Asking<EventOf<'damage'> | null> {
  const { card } = event;
  const rule = game.edition.cite.shield[0] ?? '';
  let { amount } = event;
  function* offerShield(owner: PlayerNo): Asking<boolean> {
    const question = { player: owner, purpose: purposes.shield, rule, about: card, amount };
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
