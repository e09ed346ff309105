import { askPlayer, askYes } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { clockwiseFrom, has, type CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { perform } from '../events/pipeline.js';
import { purposes } from '../purposes.js';
import { revealTo } from '../shared/abilities.js';
import { isInHandOf } from '../state/values.js';

/**
 * Reveals minions of the hand; an enemy of the giver's choice may summon each for nothing, now (K16-KEY-170 to 174, K17-Q-144). What nobody
 * takes stays in the hand, and is paid all the same (K17-Q-143).
 */
export function* giftSummon(game: KotcContext, player: PlayerNo, minions: readonly CardNo[]): Asking {
  const { cite } = game.edition;
  revealTo(game, minions, player);
  for (const card of minions) {
    const [, ...others] = clockwiseFrom(game.state, player);
    const enemies = others.filter((one) => !has(game.state.out, one));
    const giving = { player, purpose: purposes.gift, rule: cite.giftTo[0] ?? '', about: card };
    const enemy = yield* askPlayer(game, giving, enemies);
    const taking = {
      player: enemy,
      purpose: purposes['take-gift'],
      rule: cite.giftTaken[0] ?? '',
      about: card,
    };
    if (!(yield* askYes(game, taking)) || !isInHandOf(game, player, card)) continue;
    const to = { to: enemy, zone: 'battlefield', place: 'bottom' } as const;
    const rules = [...cite.summon, ...cite.gift];
    perform(game, { type: 'move', card, by: enemy, ...to, why: 'summon', rules });
  }
}
