import { askCards } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext, Part, SelfCostImpl } from '../context.js';
import { exhaust, sendAllHome } from '../shared/moves.js';
import { newMoment } from '../events/moments.js';
import type { KotcPlayer, KotcState } from '../state/state.js';
import { cardAt, cardIn } from '../state/values.js';
import { purposes } from '../purposes.js';

const zonesOf = (state: KotcState, player: PlayerNo): KotcPlayer['zones'] =>
  (state.players[player] as KotcPlayer).zones;

/** What an activation takes before its costs are paid: upright cards exhausted in each zone, and cards gone from the hand. */
export type Begun = Readonly<Record<SelfCostImpl['zone'], number>>;
const nothingBegun: Begun = { granary: 0, battlefield: 0, hand: 0 };

/**
 * Whether all activation costs can be paid together from the state as it is (K14-Q-48): a card that one moves away pays
 * for no other, a card that one exhausts can still be moved for another.
 */
export function canPay(
  state: KotcState,
  player: PlayerNo,
  costs: readonly Part<SelfCostImpl>[],
  begun = nothingBegun,
): boolean {
  for (const zone of ['granary', 'battlefield', 'hand'] as const) {
    const here = costs.filter(({ impl }) => impl.zone === zone);
    if (here.length === 0) continue;
    const cards = zonesOf(state, player)[zone];
    let stillToExhaust = 0;
    for (const { impl, x } of here) if (impl.act === 'exhaust') stillToExhaust += x;
    if (stillToExhaust > 0) {
      const upright = cards.filter((no) => !cardIn(state, no).exhausted).length;
      if (upright - begun[zone] < stillToExhaust) return false;
    }
    const there = zone === 'hand' ? cards.length - begun.hand : cards.length;
    let moved = 0;
    for (const { impl, x } of here) {
      if (impl.act === 'exhaust') stillToExhaust -= x;
      else moved += x;
      if (moved + stillToExhaust > there) return false;
    }
  }
  return true;
}

/**
 * Pays all activation costs of an ability that {@link canPay}, in printed order. What pays for which is chosen before
 * anything moves, the exhausting first, so that no choice makes a later cost unpayable.
 */
export function* payCosts(
  game: KotcContext,
  player: PlayerNo,
  costs: readonly Part<SelfCostImpl>[],
  about: CardNo,
): Asking {
  if (costs.length === 0) return;
  const { state } = game;
  const chosen = new Map<Part<SelfCostImpl>, CardNo[]>();
  const moved = new Set<CardNo>();
  const question = { player, purpose: '', rule: game.edition.cite.activationCost[0] ?? '', about };
  const exhausting = costs.filter(({ impl }) => impl.act === 'exhaust');
  const moving = costs.filter(({ impl }) => impl.act !== 'exhaust');
  for (const cost of [...exhausting, ...moving]) {
    const { impl, x } = cost;
    const isExhaust = impl.act === 'exhaust';
    /** Cards that a cost printed later still has to exhaust where they are. */
    const reserved = exhausting
      .filter((other) => !isExhaust && costs.indexOf(other) > costs.indexOf(cost))
      .flatMap((other) => chosen.get(other) ?? []);
    const taken = isExhaust ? exhausting.flatMap((other) => chosen.get(other) ?? []) : [];
    const cards = zonesOf(state, player)[impl.zone].filter(
      (no) =>
        !moved.has(no) &&
        !reserved.includes(no) &&
        !taken.includes(no) &&
        !(isExhaust && cardAt(game, no).exhausted),
    );
    const paid = impl.random
      ? pickCards(game, cards, x)
      : yield* askCards(game, { ...question, purpose: purposes[`self-${impl.act}`] }, cards, x, x);
    chosen.set(cost, paid);
    if (!isExhaust) for (const no of paid) moved.add(no);
  }
  for (const cost of costs) {
    const paid = chosen.get(cost) ?? [];
    newMoment(game);
    if (cost.impl.act === 'exhaust') exhaust(game, paid, player);
    else yield* sendAllHome(game, paid, cost.impl.act, { by: player });
  }
}
