import { askCards, askOptions } from '../../../../engine/ask.js';
import { pickCards } from '../../../../engine/chance/draws.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { CardsCostImpl, KotcContext, Part, SelfCostImpl } from '../context.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import { newMoment } from '../events/moments.js';
import { hasCounterOf } from '../shared/counters.js';
import { exhaust, sendAllHome } from '../shared/moves.js';
import { giftSummon } from './gifts.js';
import type { Counter, KotcPlayer, KotcState } from '../state/state.js';
import { cardAt, cardIn, designAt, playerIn } from '../state/values.js';
import { purposes } from '../purposes.js';

const zonesOf = (state: KotcState, player: PlayerNo): KotcPlayer['zones'] =>
  (state.players[player] as KotcPlayer).zones;

type Costs = readonly Part<SelfCostImpl>[];
type CardsCost = Part<CardsCostImpl>;

const isOfCards = (cost: Part<SelfCostImpl>): cost is CardsCost => cost.impl.take === 'cards';
const sumOf = (costs: Costs, take: SelfCostImpl['take']): number =>
  costs.reduce((sum, { impl, x }) => sum + (impl.take === take ? x : 0), 0);

/** What an activation takes before its costs are paid: upright cards exhausted in each zone, and cards gone from the hand. */
export type Begun = Readonly<Record<CardsCostImpl['zone'] | 'traps', number>>;
export const nothingBegun: Begun = { granary: 0, battlefield: 0, hand: 0, deck: 0, traps: 0 };

/** Whether a player has as many HP as all of the costs take; who has too few cannot use the ability at all (K17-KEY-184, K17-Q-141). */
export const hasHitpointsFor = (state: KotcState, player: PlayerNo, costs: Costs): boolean =>
  playerIn(state, player).hp >= sumOf(costs, 'hitpoints');

/** Where the cards for a cost lie: for what is moved from play, traps too. */
const placesOf = (state: KotcState, player: PlayerNo, { zone, act }: CardsCostImpl): readonly CardNo[] => {
  const zones = zonesOf(state, player);
  const withTraps = zone === 'battlefield' && act !== 'exhaust' && zones.traps.length > 0;
  return withTraps ? [...zones.battlefield, ...zones.traps] : zones[zone];
};

const isMinion = (game: KotcContext, no: CardNo): boolean => designAt(game, no).type === 'creature';

const giftsIn = (costs: readonly CardsCost[]): number =>
  costs.reduce((sum, { impl, x }) => sum + (impl.act === 'gift-summon' ? x : 0), 0);

/**
 * Whether all activation costs of a card's ability can be paid together from the state as it is (K14-Q-48): a card that one moves
 * away pays for no other, a card that one exhausts can still be moved for another.
 */
export function canPay(
  game: KotcContext,
  player: PlayerNo,
  costs: Costs,
  about: CardNo,
  begun = nothingBegun,
): boolean {
  const { state } = game;
  if (!hasHitpointsFor(state, player, costs)) return false;
  if (cardIn(state, about).counters.length < sumOf(costs, 'counters')) return false;
  for (const zone of ['granary', 'battlefield', 'hand', 'deck'] as const) {
    const here = costs.filter(isOfCards).filter(({ impl }) => impl.zone === zone);
    if (here.length === 0) continue;
    const cards = zonesOf(state, player)[zone];
    let stillToExhaust = 0;
    for (const { impl, x } of here) if (impl.act === 'exhaust') stillToExhaust += x;
    if (stillToExhaust > 0) {
      const upright = cards.filter((no) => !cardIn(state, no).exhausted).length;
      if (upright - begun[zone] < stillToExhaust) return false;
    }
    const gifts = giftsIn(here);
    if (gifts > 0 && gifts > cards.filter((no) => isMinion(game, no)).length) return false;
    // Set traps are in play as well, and are moved as minions are (K12-KEY-76).
    const traps = zone === 'battlefield' ? zonesOf(state, player).traps.length - begun.traps : 0;
    const there = (zone === 'hand' ? cards.length - begun.hand : cards.length) + traps;
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
export function* payCosts(game: KotcContext, player: PlayerNo, costs: Costs, about: CardNo): Asking {
  if (costs.length === 0) return;
  const cards = yield* chooseCards(game, player, costs.filter(isOfCards), about);
  const counters = yield* chooseCounters(game, player, sumOf(costs, 'counters'), about);
  for (const cost of costs) {
    newMoment(game);
    const { impl, x } = cost;
    switch (impl.take) {
      case 'cards': {
        const paid = cards.get(cost as CardsCost) ?? [];
        if (impl.act === 'exhaust') exhaust(game, paid, player);
        else if (impl.act === 'gift-summon') yield* giftSummon(game, player, paid);
        else yield* sendAllHome(game, paid, impl.act, { by: player, blind: impl.zone === 'deck' });
        break;
      }
      case 'hitpoints':
        // The last HP end the game before the ability does anything (K17-Q-142).
        perform(game, { type: 'payHitpoints', player, amount: x, rules: game.edition.cite.payHitpoints });
        yield* checkOutcome(game);
        break;
      case 'counters':
        removeCounters(game, player, about, counters.splice(0, x));
        break;
    }
  }
}

function* chooseCards(
  game: KotcContext,
  player: PlayerNo,
  costs: readonly CardsCost[],
  about: CardNo,
): Asking<ReadonlyMap<CardsCost, readonly CardNo[]>> {
  const { state } = game;
  const chosen = new Map<CardsCost, readonly CardNo[]>();
  const moved = new Set<CardNo>();
  const question = { player, purpose: '', rule: game.edition.cite.activationCost[0] ?? '', about };
  const exhausting = costs.filter(({ impl }) => impl.act === 'exhaust');
  // Gifts are minions, which other costs could take any card for.
  const gifts = costs.filter(({ impl }) => impl.act === 'gift-summon');
  const moving = costs.filter(({ impl }) => impl.act !== 'exhaust' && impl.act !== 'gift-summon');
  for (const cost of [...exhausting, ...gifts, ...moving]) {
    const { impl, x } = cost;
    const isExhaust = impl.act === 'exhaust';
    /** Cards that a cost printed later still has to exhaust where they are. */
    const reserved = exhausting
      .filter((other) => !isExhaust && costs.indexOf(other) > costs.indexOf(cost))
      .flatMap((other) => chosen.get(other) ?? []);
    const taken = isExhaust ? exhausting.flatMap((other) => chosen.get(other) ?? []) : [];
    const cards = placesOf(state, player, impl).filter(
      (no) =>
        !moved.has(no) &&
        !reserved.includes(no) &&
        !taken.includes(no) &&
        !(isExhaust && cardAt(game, no).exhausted) &&
        (impl.act !== 'gift-summon' || isMinion(game, no)),
    );
    const paid =
      impl.zone === 'deck'
        ? cards.slice(0, x)
        : impl.random
          ? pickCards(game, cards, x)
          : yield* askCards(game, { ...question, purpose: purposes[costWord(impl.act)] }, cards, x, x);
    chosen.set(cost, paid);
    if (!isExhaust) for (const no of paid) moved.add(no);
  }
  return chosen;
}

const costWord = (act: CardsCostImpl['act']) => (act === 'gift-summon' ? act : (`self-${act}` as const));

/** Any counters on the card, whoever placed them (K16-KEY-206). */
function* chooseCounters(
  game: KotcContext,
  player: PlayerNo,
  count: number,
  about: CardNo,
): Asking<Counter[]> {
  if (count === 0) return [];
  const { counters, id } = cardAt(game, about);
  const rule = game.edition.cite.removeCounters[0] ?? '';
  const question = { player, purpose: purposes['self-remove'], rule, about };
  const asChoice = ({ kind, owner }: Counter): Choice => ({ card: id, counter: kind, player: owner });
  const isOneKind = counters.every(
    ({ kind, owner }) => kind === counters[0]?.kind && owner === counters[0].owner,
  );
  if (isOneKind) return counters.slice(0, count);
  return [...(yield* askOptions(game, question, [...counters], asChoice, count, count))];
}

/** None has its own effect by it (K16-CTR-82). */
function removeCounters(game: KotcContext, by: PlayerNo, card: CardNo, counters: readonly Counter[]): void {
  const rules = game.edition.cite.removeCounters;
  for (const { kind: counter, owner } of counters) {
    if (!hasCounterOf(game, card, counter, owner)) continue;
    perform(game, { type: 'remove', card, counter, owner, by, why: 'effect', rules });
  }
}
