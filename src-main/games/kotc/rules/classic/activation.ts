import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import type { KotcContext } from '../context.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import { exhaust } from '../shared/moves.js';
import { newMoment, useTrigger } from '../events/moments.js';
import { abilityAt, revealTo, targetsFor } from '../shared/abilities.js';
import { payResources } from '../shared/resources.js';
import type { AbilityLink, Zone } from '../state/state.js';
import { cardAt, levelOf } from '../state/values.js';
import { payCaveat } from './caveats.js';
import { triggerFor } from './conditions-met.js';
import { canPay, payCost, type Paying } from './costs.js';
import { isOut } from './elimination.js';
import { offerCounters } from './named-counters.js';

/**
 * Activates an ability: the creature is exhausted, the spell revealed, the trap turned over; its costs are paid and its
 * targets selected at the same time (K11-ABL-04, 16, 19, K11-CTR-26, 27). Nothing is carried out yet.
 *
 * @param how `cast`: as a spell, wherever the card is, even in a grave
 * @returns what is to be carried out; null when its player has lost meanwhile
 */
export function* activate(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  how: 'cast' | 'use' = 'use',
): Asking<AbilityLink | null> {
  newMoment(game);
  const trigger = triggerFor(game, player, card, ability);
  if (trigger !== undefined && trigger !== 'used') useTrigger(game, trigger, card, ability);
  const { zone } = cardAt(game, card);
  const spends = yield* bringIntoUse(game, player, card, ability, how === 'cast' ? null : zone);
  const isPaid = !isOut(game, player) && (yield* payActivationCost(game, player, card, ability));
  const chosen =
    isPaid && !isOut(game, player)
      ? yield* selectTargets(game, player, card, ability)
      : { targets: [], blind: false, works: false };
  yield* checkOutcome(game);
  const link = { player, card, ability, chosen, spends };
  if (!isOut(game, player)) return link;
  putAway(game, link);
  return null;
}

/** @returns whether the card is put into the grave afterwards; who has given up meanwhile brings nothing into use */
function* bringIntoUse(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  zone: Zone | null,
): Asking<boolean> {
  const { cite } = game.edition;
  const toNowhere = { to: player, zone: null, place: 'top' } as const;
  switch (zone) {
    case 'battlefield':
      exhaust(game, [card], player);
      yield* payCaveat(game, player, card, 'actionCost');
      return false;
    case 'traps':
      perform(game, {
        type: 'move',
        card,
        by: player,
        ...toNowhere,
        why: 'turnOver',
        rules: cite.turnOver,
      });
      return true;
    case 'grave':
      yield* payOutOfPlay(game, player, card, ability);
      if (!isOut(game, player)) yield* payCaveat(game, player, card, 'actionCost');
      if (!isOut(game, player)) revealTo(game, [card], player);
      return false;
    default:
      yield* payResources(game, player, levelOf(game, card), card, card);
      if (isOut(game, player) || cardAt(game, card).zone === 'removed') return false;
      perform(game, { type: 'move', card, by: player, ...toNowhere, why: 'cast', rules: cite.cast });
      return true;
  }
}

/** Destroyed out of play, it costs the card's resource cost; destroyed in play, nothing (K06-ABL-13 to 17, K11-REV-12). */
function* payOutOfPlay(game: KotcContext, player: PlayerNo, card: CardNo, ability: number): Asking {
  const wasInPlay = abilityAt(game, card, ability).condition?.impl.destroyedIn?.includes('battlefield');
  if (wasInPlay) return;
  newMoment(game);
  yield* payResources(game, player, levelOf(game, card), card, card);
}

/** What cannot be paid in full is not paid at all, and the effect of the ability disappears (K11-ABL-18, K11-Q-44). */
function* payActivationCost(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): Asking<boolean> {
  const { cost } = abilityAt(game, card, ability);
  if (!cost) return true;
  const paying: Paying = { player, source: card, due: 'activationCost' };
  if (!canPay(game, cost, paying)) {
    perform(game, { type: 'fail', player, card, ability, rules: game.edition.cite.costFails });
    return false;
  }
  yield* payCost(game, cost, paying);
  return true;
}

type Chosen = Exclude<AbilityLink['chosen'], undefined>;

/** Where an exact number cannot be met, nothing of the ability has an effect (K11-GLO-07, K11-Q-93). */
function* selectTargets(
  game: KotcContext,
  player: PlayerNo,
  source: CardNo,
  ability: number,
): Asking<Chosen> {
  const [target] = abilityAt(game, source, ability).parts.flatMap((part) => part.target ?? []);
  if (!target) return { targets: [], blind: false, works: true };
  const blind = target.impl.blind ?? false;
  const targets = yield* targetsFor(game, player, source, target);
  if (targets === null) {
    perform(game, { type: 'fail', player, card: source, ability, rules: game.edition.cite.exactly });
    return { targets: [], blind, works: false };
  }
  return { targets, blind, works: true };
}

/**
 * Carries out the effects in printed order, each with all its decisions before the next (K11-ABL-23). It stops when its
 * player has lost (K06-Q-07). Between two effects counters can be removed (K11-Q-03).
 */
export function* carryOut(game: KotcContext, { player, card, ability, chosen }: AbilityLink): Asking {
  if (!chosen?.works) return;
  const { targets } = chosen;
  let { blind } = chosen;
  const effects = abilityAt(game, card, ability).parts.flatMap((part) => part.effects);
  for (const [place, { impl, x, y }] of effects.entries()) {
    if (place > 0) yield* offerCounters(game);
    if (isOut(game, player)) return;
    newMoment(game);
    const acting = impl.act(game, { player, source: card, targets, blind, x, y });
    if (acting) yield* whileIn(game, player, acting);
    if (impl.shows) blind = false;
    yield* checkOutcome(game);
    if (isOut(game, player)) return;
  }
}

/** Who gives up in the midst of an effect has no part in the rest of it (K11-WIN-08); what it was casting is put away. */
function* whileIn(game: KotcContext, player: PlayerNo, acting: Asking): Asking {
  for (let step = acting.next(); !step.done;) {
    const reply = yield step.value;
    if (isOut(game, player)) {
      acting.return();
      putAwayUnlinked(game, player);
      return;
    }
    step = acting.next(reply);
  }
}

function putAwayUnlinked(game: KotcContext, player: PlayerNo): void {
  const { cards, chain, pending } = game.state;
  const linked = [...chain, ...pending].map(({ card }) => card);
  for (const [card, { zone }] of cards.entries()) {
    if (zone === null && !linked.includes(card)) putAway(game, { card, player, spends: true });
  }
}

/** A spell or trap whose instructions have been followed goes to its owner's grave, wherever it is (K11-Q-87). */
export function putAway(
  game: KotcContext,
  { card, player, spends }: Pick<AbilityLink, 'card' | 'player' | 'spends'>,
): void {
  const { owner, zone } = cardAt(game, card);
  if (!spends || zone === 'grave' || zone === 'removed') return;
  const rules = game.edition.cite.spent;
  perform(game, {
    type: 'move',
    card,
    by: player,
    to: owner,
    zone: 'grave',
    place: 'bottom',
    why: 'spent',
    rules,
  });
}
