import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { CostImpl, KotcContext, Part } from '../context.js';
import { sendAllHome } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import { cardAt, cardsIn, designAt } from '../state/values.js';
import { canPay, payCost, type Due } from './costs.js';

type CaveatDue = Extract<Due, 'summonCost' | 'actionCost'>;

const kinds = { summonCost: 'summon cost', actionCost: 'action cost' } as const;

/** The summon cost or the action cost of a creature, or null. */
function costOf(game: KotcContext, card: CardNo, due: CaveatDue): Part<CostImpl> | null {
  const { caveat } = designAt(game, card);
  if (!caveat || caveat.impl.kind !== kinds[due]) return null;
  const { id, x, y } = caveat;
  return { id, x, y, impl: caveat.impl.cost };
}

/** @param spent so many unexhausted resources go before it for a resource cost */
export function canPayCaveat(
  game: KotcContext,
  player: PlayerNo,
  source: CardNo,
  due: CaveatDue,
  spent = 0,
): boolean {
  const cost = costOf(game, source, due);
  return cost === null || canPay(game, cost, { player, source, due }, spent);
}

/**
 * A summon cost is part of the usual cost, due after the resource cost (K11-CRE-10, 11, K11-Q-71); an action cost is due anew
 * for every attack, defense and ability of the creature, besides exhausting it (K11-CRE-13 to 18).
 */
export function* payCaveat(game: KotcContext, player: PlayerNo, source: CardNo, due: CaveatDue): Asking {
  const cost = costOf(game, source, due);
  if (cost) yield* payCost(game, cost, { player, source, due });
}

/** "This creature cannot attack." and its like (K11-CRE-24, 25). */
export function mayJoin(game: KotcContext, card: CardNo, what: 'attack' | 'defend'): boolean {
  const { caveat } = designAt(game, card);
  return !(caveat?.impl.kind === 'restriction' && caveat.impl.forbids.includes(what));
}

/** At the end of a player's own Battle Phase; several fall together, as one event (K11-CRE-26, K11-Q-73). */
export function* destroyIdle(game: KotcContext, player: PlayerNo): Asking {
  const idle = cardsIn(game.state, player, 'battlefield').filter(
    (no) =>
      designAt(game, no).caveat?.impl.kind === 'destroyed if unexhausted' && !cardAt(game, no).exhausted,
  );
  newMoment(game);
  yield* sendAllHome(game, idle, 'destroy', { by: player, why: 'destroyIfUnexhausted' });
}
