import type { PlayerNo } from '../../kernel/decision.js';
import type { Asking } from '../../kernel/rule-set.js';
import type { CardNo } from '../../kernel/state.js';
import type { CostDeed } from '../deeds/deed.js';
import type { Part } from '../design.js';
import type { Kotc } from '../edition.js';
import { sendHome } from '../moves.js';
import { newMoment } from '../occasions.js';
import { cardAt, designAt } from '../values.js';
import { canPay, payCost, type Paying } from './costs.js';

/** The summon cost or the action cost of a creature, or null. */
function costOf(table: Kotc, card: CardNo, kind: 'summon cost' | 'action cost'): Part<CostDeed> | null {
  const { caveat } = designAt(table, card);
  if (!caveat || caveat.deed.kind !== kind) return null;
  const { id, x, y } = caveat;
  return { id, x, y, deed: caveat.deed.cost };
}

export function canPaySummonCost(table: Kotc, paying: Paying): boolean {
  const cost = costOf(table, paying.source, 'summon cost');
  return cost === null || canPay(table, cost, paying);
}

/** Part of the usual cost, due after the resource cost (K11-CRE-10, 11, K11-Q-71). */
export function* paySummonCost(table: Kotc, paying: Paying): Asking {
  const cost = costOf(table, paying.source, 'summon cost');
  if (cost) yield* payCost(table, cost, paying);
}

export function canPayActionCost(table: Kotc, paying: Paying): boolean {
  const cost = costOf(table, paying.source, 'action cost');
  return cost === null || canPay(table, cost, paying);
}

/** Due anew for every attack, defense and ability of the creature, besides exhausting it (K11-CRE-13 to 18). */
export function* payActionCost(table: Kotc, paying: Paying): Asking {
  const cost = costOf(table, paying.source, 'action cost');
  if (cost) yield* payCost(table, cost, paying);
}

/** "This creature cannot attack." and its like (K11-CRE-24, 25). */
export function mayJoin(table: Kotc, card: CardNo, what: 'attack' | 'defend'): boolean {
  const { caveat } = designAt(table, card);
  return !(caveat?.deed.kind === 'restriction' && caveat.deed.forbids.includes(what));
}

/** At the end of a player's own Battle Phase; several fall together, as one event (K11-CRE-26, K11-Q-73). */
export function destroyIdle(table: Kotc, player: PlayerNo): void {
  const idle = (table.state.players[player]?.zones.battlefield ?? []).filter(
    (no) =>
      designAt(table, no).caveat?.deed.kind === 'destroyed if unexhausted' && !cardAt(table, no).exhausted,
  );
  newMoment(table);
  for (const no of idle) sendHome(table, no, 'destroy', player);
}
