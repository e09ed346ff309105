import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { anybody, type CardNo } from '../../../../engine/state.js';
import type { DesignAbility, Kotc } from '../context.js';
import { apply } from '../events/door.js';
import { exhaust } from '../shared/moves.js';
import { newMoment } from '../events/occasions.js';
import { payResources } from '../shared/resources.js';
import type { AbilityLink, Zone } from '../state/state.js';
import { cardAt, designAt, levelOf } from '../state/values.js';
import { payCaveat } from './caveats.js';
import { occasionFor } from './conditions-met.js';
import { canPay, payCost, type Paying } from './costs.js';
import { checkLosses, isOut } from './elimination.js';
import { offerCounters } from './named-counters.js';

const abilityAt = (table: Kotc, card: CardNo, ability: number): DesignAbility =>
  designAt(table, card).abilities[ability] as DesignAbility;

/**
 * Activates an ability: the creature is exhausted, the spell revealed, the trap turned over; its costs are paid and its
 * targets selected at the same time (K11-ABL-04, 16, 19, K11-CTR-26, 27). Nothing is carried out yet.
 *
 * @param how `cast`: as a spell, wherever the card is, even in a grave
 * @returns what is to be carried out; null when its player has lost meanwhile
 */
export function* activate(
  table: Kotc,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  how: 'cast' | 'use' = 'use',
): Asking<AbilityLink | null> {
  newMoment(table);
  const occasion = occasionFor(table, player, card, ability);
  if (occasion !== undefined && occasion !== 'used') occasion.used.push(`${card}:${ability}`);
  const { zone } = cardAt(table, card);
  const spends = yield* bringIntoUse(table, player, card, ability, how === 'cast' ? null : zone);
  const isPaid = !isOut(table, player) && (yield* payActivationCost(table, player, card, ability));
  const chosen =
    isPaid && !isOut(table, player)
      ? yield* selectTargets(table, player, card, ability)
      : { targets: [], blind: false, works: false };
  checkLosses(table);
  const link = { player, card, ability, chosen, spends };
  if (!isOut(table, player)) return link;
  putAway(table, link);
  return null;
}

/** @returns whether the card is put into the grave afterwards; who has given up meanwhile brings nothing into use */
function* bringIntoUse(
  table: Kotc,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  zone: Zone | null,
): Asking<boolean> {
  const { cite } = table.edition;
  const toNowhere = { to: player, zone: null, place: 'top' } as const;
  switch (zone) {
    case 'battlefield':
      exhaust(table, [card], player);
      yield* payCaveat(table, player, card, 'actionCost');
      return false;
    case 'traps':
      apply(table, { type: 'move', card, by: player, ...toNowhere, why: 'turnOver', rules: cite.turnOver });
      return true;
    case 'grave':
      yield* payOutOfPlay(table, player, card, ability);
      if (!isOut(table, player)) yield* payCaveat(table, player, card, 'actionCost');
      if (!isOut(table, player)) showToAll(table, card, player);
      return false;
    default:
      yield* payResources(table, player, levelOf(table, card), card, card);
      if (isOut(table, player) || cardAt(table, card).zone === 'removed') return false;
      apply(table, { type: 'move', card, by: player, ...toNowhere, why: 'cast', rules: cite.cast });
      return true;
  }
}

/** Destroyed out of play, it costs the card's resource cost; destroyed in play, nothing (K06-ABL-13 to 17, K11-REV-12). */
function* payOutOfPlay(table: Kotc, player: PlayerNo, card: CardNo, ability: number): Asking {
  const wasInPlay = abilityAt(table, card, ability).condition?.impl.destroyedIn?.includes('battlefield');
  if (wasInPlay) return;
  newMoment(table);
  yield* payResources(table, player, levelOf(table, card), card, card);
}

/** A card that is used out of play is revealed by it (K11-Q-14). */
function showToAll(table: Kotc, card: CardNo, by: PlayerNo): void {
  if (cardAt(table, card).known === anybody(table.state)) return;
  apply(table, { type: 'reveal', cards: [card], by, rules: table.edition.cite.reveal });
}

/** What cannot be paid in full is not paid at all, and the effect of the ability disappears (K11-ABL-18, K11-Q-44). */
function* payActivationCost(table: Kotc, player: PlayerNo, card: CardNo, ability: number): Asking<boolean> {
  const { cost } = abilityAt(table, card, ability);
  if (!cost) return true;
  const paying: Paying = { player, source: card, due: 'activationCost' };
  if (!canPay(table, cost, paying)) {
    apply(table, { type: 'fail', player, card, ability, rules: table.edition.cite.costFails });
    return false;
  }
  yield* payCost(table, cost, paying);
  return true;
}

type Chosen = Exclude<AbilityLink['chosen'], undefined>;

/** Where an exact number cannot be met, nothing of the ability has an effect (K11-GLO-07, K11-Q-93). */
function* selectTargets(table: Kotc, player: PlayerNo, source: CardNo, ability: number): Asking<Chosen> {
  const [target] = abilityAt(table, source, ability).parts.flatMap((part) => part.target ?? []);
  if (!target) return { targets: [], blind: false, works: true };
  const { impl, x, y } = target;
  const blind = impl.blind ?? false;
  newMoment(table);
  const selecting = impl.select(table, { player, source, x, y });
  const targets = Array.isArray(selecting) ? selecting : yield* selecting;
  if (targets === null) {
    apply(table, { type: 'fail', player, card: source, ability, rules: table.edition.cite.exactly });
    return { targets: [], blind, works: false };
  }
  if (targets.length > 0) {
    const rules = table.edition.cite.target;
    apply(table, { type: 'target', cards: targets, by: player, source, blind, rules });
  }
  return { targets, blind, works: true };
}

/**
 * Carries out the effects in printed order, each with all its decisions before the next (K11-ABL-23). It stops when its
 * player has lost (K06-Q-07). Between two effects counters can be removed (K11-Q-03).
 */
export function* carryOut(table: Kotc, { player, card, ability, chosen }: AbilityLink): Asking {
  if (!chosen?.works) return;
  const { targets } = chosen;
  let { blind } = chosen;
  const effects = abilityAt(table, card, ability).parts.flatMap((part) => part.effects);
  for (const [place, { impl, x, y }] of effects.entries()) {
    if (place > 0) yield* offerCounters(table);
    if (isOut(table, player)) return;
    newMoment(table);
    const acting = impl.act(table, { player, source: card, targets, blind, x, y });
    if (acting) yield* whileIn(table, player, acting);
    if (impl.shows) blind = false;
    checkLosses(table);
    if (isOut(table, player)) return;
  }
}

/** Who gives up in the midst of an effect has no part in the rest of it (K11-WIN-08); what it was casting is put away. */
function* whileIn(table: Kotc, player: PlayerNo, acting: Asking): Asking {
  for (let step = acting.next(); !step.done;) {
    const reply = yield step.value;
    if (isOut(table, player)) {
      acting.return();
      putAwayUnlinked(table, player);
      return;
    }
    step = acting.next(reply);
  }
}

function putAwayUnlinked(table: Kotc, player: PlayerNo): void {
  const { cards, chain, pending } = table.state;
  const linked = [...chain, ...pending].map(({ card }) => card);
  for (const [card, { zone }] of cards.entries()) {
    if (zone === null && !linked.includes(card)) putAway(table, { card, player, spends: true });
  }
}

/** A spell or trap whose instructions have been followed goes to its owner's grave, wherever it is (K11-Q-87). */
export function putAway(
  table: Kotc,
  { card, player, spends }: Pick<AbilityLink, 'card' | 'player' | 'spends'>,
): void {
  const { owner, zone } = cardAt(table, card);
  if (!spends || zone === 'grave' || zone === 'removed') return;
  const rules = table.edition.cite.spent;
  apply(table, {
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
