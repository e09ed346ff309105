import { askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { hasCounterOf, removeForEffect } from '../shared/counters.js';
import type { KotcContext } from '../context.js';
import { pollAll } from '../flow/polls.js';
import { cardAt, isInPlay } from '../state/values.js';
import { purposes } from '../purposes.js';

/**
 * Before an effect destroys its targets or moves them to another zone: an immortality counter on a creature prevents it for
 * that creature, all of it (K11-CTR-42, 43, K11-Q-07). Costs, damage and caveats never ask (K11-CTR-44 to 47, K11-Q-09).
 * @returns the targets on which the effect works
 */
export function* unspared(game: KotcContext, targets: readonly CardNo[]): Asking<readonly CardNo[]> {
  const spared = new Set<CardNo>();
  for (const target of targets) {
    if (!isInPlay(cardAt(game, target))) continue;
    const rule = game.edition.cite.immortality[0] ?? '';
    function* offer(owner: PlayerNo): Asking<boolean> {
      const question = { player: owner, purpose: purposes.immortality, rule, about: target };
      const isUsed = yield* askYes(game, question);
      if (!isUsed || !hasCounterOf(game, target, 'immortality', owner)) return false;
      removeForEffect(game, target, 'immortality', owner);
      spared.add(target);
      return true;
    }
    yield* pollAll(
      game,
      (owner) => !spared.has(target) && hasCounterOf(game, target, 'immortality', owner) && offer(owner),
    );
  }
  return spared.size === 0 ? targets : targets.filter((no) => !spared.has(no));
}
