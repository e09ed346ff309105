import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { anybody, type CardNo } from '../../../../engine/state.js';
import { payResources } from '../shared/resources.js';
import { canPay, payCosts } from './costs.js';
import type { DesignAbility, Kotc } from '../context.js';
import { apply } from '../events/door.js';
import { checkEnd } from './endgame.js';
import { exhaust } from '../shared/moves.js';
import { newMoment } from '../events/occasions.js';
import { meetingOccasion } from './conditions-met.js';
import { cardAt, designAt, isInPlay, levelOf } from '../state/values.js';

const abilityAt = (table: Kotc, card: CardNo, ability: number): DesignAbility =>
  designAt(table, card).abilities[ability] as DesignAbility;

/**
 * Activates an ability of a minion. By a Trap Counter its condition is ignored, and with it ghost-play and hex-play
 * (K14-CTR-72, 75, 76). @returns whether it became a link of the chain
 */
export function* activate(
  table: Kotc,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  byTrap = false,
): Asking<boolean> {
  newMoment(table);
  const { play } = abilityAt(table, card, ability);
  const applies = byTrap ? null : play;
  if (!byTrap) useOccasion(table, player, card, ability);
  if (applies === null) exhaust(table, [card], player);
  if (applies === 'hex') yield* payResources(table, player, levelOf(table, card), card);
  if (applies !== null && !isInPlay(cardAt(table, card))) revealTo(table, [card], player);
  return yield* payAndLink(table, player, card, ability);
}

/** Casts a spell: its cost, the reveal, the activation cost (K14-SPL-05 to 08). @returns whether it became a link */
export function* cast(table: Kotc, player: PlayerNo, card: CardNo): Asking<boolean> {
  newMoment(table);
  useOccasion(table, player, card, 0);
  yield* beginCasting(table, player, card);
  if (yield* payAndLink(table, player, card, 0)) return true;
  putAway(table, card, player);
  return false;
}

/** Pays the resource cost and reveals the spell, which from now on is in no zone. */
export function* beginCasting(table: Kotc, player: PlayerNo, card: CardNo): Asking {
  yield* payResources(table, player, levelOf(table, card), card, card);
  const { cast: rules } = table.edition.cite;
  apply(table, { type: 'move', card, by: player, to: player, zone: null, place: 'top', why: 'cast', rules });
}

/** After its ability the spell goes to its owner's grave, wherever it has got to (K14-SPL-11, K14-Q-33, K14-Q-44). */
export function putAway(table: Kotc, card: CardNo, by: PlayerNo): void {
  const { owner, zone } = cardAt(table, card);
  if (zone === 'grave') return;
  const rules = table.edition.cite.spent;
  apply(table, { type: 'move', card, by, to: owner, zone: 'grave', place: 'bottom', why: 'spent', rules });
}

/** Pays the activation costs; if they cannot be paid, nothing of them is, and the ability fails (K14-ABL-11, K14-Q-47). */
export function* payActivation(
  table: Kotc,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): Asking<boolean> {
  const { costs } = abilityAt(table, card, ability);
  if (!canPay(table.state, player, costs)) {
    apply(table, { type: 'fail', player, card, ability, rules: table.edition.cite.costFails });
    return false;
  }
  yield* payCosts(table, player, costs, card);
  return true;
}

function* payAndLink(table: Kotc, player: PlayerNo, card: CardNo, ability: number): Asking<boolean> {
  if (!(yield* payActivation(table, player, card, ability))) return false;
  const number = table.state.chain.length + 1;
  apply(table, { type: 'link', link: { player, card, ability }, number, rules: table.edition.cite.link });
  return true;
}

/** Carries an ability out: its sub-abilities in printed order, each with targets of its own (K14-ABL-16 to 21). */
export function* carryOut(table: Kotc, player: PlayerNo, card: CardNo, ability: number): Asking {
  for (const { target, effects } of abilityAt(table, card, ability).parts) {
    let targets: readonly CardNo[] = [];
    const blind = target?.impl.blind ?? false;
    if (target) {
      newMoment(table);
      const { x, y } = target;
      const selecting = target.impl.select(table, { player, source: card, x, y });
      targets = (Array.isArray(selecting) ? selecting : yield* selecting) ?? [];
      if (targets.length > 0) {
        const rules = table.edition.cite.target;
        apply(table, { type: 'target', cards: targets, by: player, source: card, blind, rules });
      }
    }
    for (const { impl, x, y } of effects) {
      newMoment(table);
      const acting = impl.act(table, { player, source: card, targets, blind, x, y });
      if (acting) yield* acting;
      checkEnd(table);
    }
  }
}

function useOccasion(table: Kotc, player: PlayerNo, card: CardNo, ability: number): void {
  meetingOccasion(table, player, card, ability)?.used.push(`${card}:${ability}`);
}

/** Shows cards to all players, unless all know them. */
export function revealTo(table: Kotc, cards: readonly CardNo[], by: PlayerNo): void {
  const all = anybody(table.state);
  if (cards.every((no) => cardAt(table, no).known === all)) return;
  apply(table, { type: 'reveal', cards, by, rules: table.edition.cite.reveal });
}
