import { askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Replacement } from '../../../../engine/pipeline/event-pipeline.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import type { KotcContext } from '../context.js';
import type { KotcEvent } from '../events/events.js';
import { pollAll } from '../flow/polls.js';
import { cardAt, isInPlay } from '../state/values.js';
import { purposes } from '../purposes.js';

/**
 * Before an effect destroys its targets or moves them to another zone: an immortality counter on a creature prevents it for
 * that creature, all of it (K11-CTR-42, 43, K11-Q-07). Costs, damage and caveats never ask (K11-CTR-44 to 47, K11-Q-09).
 */
export function immortalityFor(
  game: KotcContext,
  event: KotcEvent,
): readonly Replacement<KotcContext, KotcEvent>[] {
  if (event.type !== 'move' || !event.byEffect) return none;
  const { card } = event;
  const now = cardAt(game, card);
  if (!isInPlay(now) || !now.counters.some(({ kind }) => kind === 'immortality')) return none;
  return [
    {
      key: 'immortality',
      source: card,
      *replace() {
        return (yield* isSpared(game, card)) ? null : event;
      },
    },
  ];
}
const none: readonly never[] = [];

/** Whether somebody uses a counter on it. */
function* isSpared(game: KotcContext, card: CardNo): Asking<boolean> {
  const rule = game.edition.cite.immortality[0] ?? '';
  let isUsed = false;
  function* offer(owner: PlayerNo): Asking<boolean> {
    const question = { player: owner, purpose: purposes.immortality, rule, about: card };
    const wants = yield* askYes(game, question);
    if (!wants || !hasCounterOf(game, card, 'immortality', owner)) return false;
    removeForEffect(game, card, 'immortality', owner);
    isUsed = true;
    return true;
  }
  yield* pollAll(game, (owner) => !isUsed && hasCounterOf(game, card, 'immortality', owner) && offer(owner));
  return isUsed;
}
