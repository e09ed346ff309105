import { askOptions, idOf } from '../../../../../engine/ask.js';
import type { PlayerNo } from '../../../../../engine/decision.js';
import type { Asking } from '../../../../../engine/rule-set.js';
import type { CardNo } from '../../../../../engine/state.js';
import type { KotcContext } from '../../context.js';
import { perform } from '../../events/pipeline.js';
import { pollAll } from '../../flow/polls.js';
import { purposes } from '../../purposes.js';
import { countersOf, removeForEffect } from '../../shared/counters.js';

/**
 * The Undying Counters on minions that an effect is about to destroy. One is enough: the whole effect is prevented, for its other
 * targets too (K17-CTR-112 to 116, K17-Q-128, 129).
 *
 * @returns whether the effect is prevented
 */
export function* preventsDestruction(game: KotcContext, targets: readonly CardNo[]): Asking<boolean> {
  if (game.edition.mechanisms.counters.undying !== 'prevent destruction') return false;
  let isPrevented = false;
  function* offer(owner: PlayerNo, hosts: readonly CardNo[]): Asking<boolean> {
    const { undying: rules } = game.edition.cite;
    const question = { player: owner, purpose: purposes.undying, rule: rules[0] ?? '' };
    const asChoice = (no: CardNo) => ({ card: idOf(game.state, no), counter: 'undying' });
    const [card] = yield* askOptions(game, question, hosts, asChoice, 0, 1);
    if (card === undefined) return false;
    removeForEffect(game, card, 'undying', owner);
    perform(game, { type: 'prevent', card, rules });
    isPrevented = true;
    return true;
  }
  yield* pollAll(game, (owner) => {
    const hosts = isPrevented ? [] : countersOf(game, 'undying', owner).filter((no) => targets.includes(no));
    return hosts.length > 0 && offer(owner, hosts);
  });
  return isPrevented;
}
