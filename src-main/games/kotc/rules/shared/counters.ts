import type { PlayerNo } from '../../../../engine/decision.js';
import { hasCounter } from '../../../../engine/objects/counters.js';
import type { CardNo } from '../../../../engine/state.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { CounterKind } from '../state/state.js';
import { cardAt, cardIn } from '../state/values.js';

/** In-play minions with a counter of that kind that the player placed; one entry a minion. */
export function countersOf({ state }: KotcContext, kind: CounterKind, owner: PlayerNo): CardNo[] {
  const hosts: CardNo[] = [];
  for (const { zones } of state.players) {
    for (const no of zones.battlefield) {
      if (hasCounter(cardIn(state, no), kind, owner)) hosts.push(no);
    }
  }
  return hosts;
}

/** Removes a counter to trigger its effect: at once, and for good (K14-CTR-21, 22). */
export function removeForEffect(
  game: KotcContext,
  card: CardNo,
  counter: CounterKind,
  owner: PlayerNo,
): void {
  const rules = game.edition.cite.trigger;
  perform(game, { type: 'remove', card, counter, owner, by: owner, why: 'trigger', rules });
}

export const hasCounterOf = (game: KotcContext, host: CardNo, kind: CounterKind, owner: PlayerNo): boolean =>
  hasCounter(cardAt(game, host), kind, owner);
