import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { abilityAt, revealTo } from '../shared/abilities.js';
import { payResources } from '../shared/resources.js';
import { canPay, payCosts } from './costs.js';
import type { KotcContext } from '../context.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import { exhaust } from '../shared/moves.js';
import { newMoment, useTrigger } from '../events/moments.js';
import { meetingTrigger } from './conditions-met.js';
import { castingCost, hexCost } from './play-costs.js';
import { selectFor, selectOnActivation } from './selecting.js';
import type { Selected } from '../state/state.js';
import { cardAt, isInPlay, levelOf } from '../state/values.js';

/**
 * Activates an ability of a minion. By a Trap Counter its condition is ignored, and with it ghost-play and hex-play
 * (K14-CTR-72, 75, 76). @returns whether it became a link of the chain
 */
export function* activate(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  byTrap = false,
): Asking<boolean> {
  newMoment(game);
  if (cardAt(game, card).zone === 'traps') return yield* activateTrap(game, player, card, ability);
  const { play } = abilityAt(game, card, ability);
  const applies = byTrap ? null : play;
  if (!byTrap) useMeeting(game, player, card, ability);
  if (applies === null) exhaust(game, [card], player);
  if (applies === 'hex') yield* payResources(game, player, hexCost(game, card), card);
  if (applies !== null && !isInPlay(cardAt(game, card))) revealTo(game, [card], player);
  return yield* payAndLink(game, player, card, ability);
}

/** A trap is turned over and from then on in no zone; its resource cost was paid when it was set (K12-SPL-19, 26). */
function* activateTrap(game: KotcContext, player: PlayerNo, card: CardNo, ability: number): Asking<boolean> {
  useMeeting(game, player, card, ability);
  const to = { to: player, zone: null, place: 'top' } as const;
  perform(game, {
    type: 'move',
    card,
    by: player,
    ...to,
    why: 'turnOver',
    rules: game.edition.cite.turnOver,
  });
  if (yield* payAndLink(game, player, card, ability)) return true;
  putAway(game, card, player);
  return false;
}

/** Pays a spell's resource cost and lays it, face down and exhausted, into the trapfield (K12-SPL-16, 17). */
export function* setTrap(game: KotcContext, player: PlayerNo, card: CardNo): Asking {
  newMoment(game);
  yield* payResources(game, player, levelOf(game, card), card, card);
  const to = { to: player, zone: 'traps', place: 'bottom' } as const;
  perform(game, { type: 'move', card, by: player, ...to, why: 'set', rules: game.edition.cite.set });
}

/** What a spell has to have besides, ghost-play and hex-play waive: it is used where it lies (K17-KEY-61, K17-Q-79). */
const castsFromAnywhere = ({ edition }: KotcContext): boolean =>
  edition.mechanisms.ghostPlayOfSpells === 'from anywhere, free';

/** Casts a spell: its cost, the reveal, the activation cost (K14-SPL-05 to 08). @returns whether it became a link */
export function* cast(game: KotcContext, player: PlayerNo, card: CardNo): Asking<boolean> {
  newMoment(game);
  useMeeting(game, player, card, 0);
  const { play } = abilityAt(game, card, 0);
  const staysThere = play !== null && cardAt(game, card).zone !== 'hand' && castsFromAnywhere(game);
  if (staysThere) {
    yield* payResources(game, player, castingCost(game, card), card, card);
    revealTo(game, [card], player);
  } else yield* beginCasting(game, player, card, castingCost(game, card));
  if (yield* payAndLink(game, player, card, 0)) return true;
  putAway(game, card, player);
  return false;
}

/** Pays the resource cost and reveals the spell, which from now on is in no zone. */
export function* beginCasting(game: KotcContext, player: PlayerNo, card: CardNo, cost: number): Asking {
  yield* payResources(game, player, cost, card, card);
  const { cast: rules } = game.edition.cite;
  perform(game, {
    type: 'move',
    card,
    by: player,
    to: player,
    zone: null,
    place: 'top',
    why: 'cast',
    rules,
  });
}

/** After its ability the spell goes to its owner's grave, wherever it has got to (K14-SPL-11, K14-Q-33, K14-Q-44). */
export function putAway(game: KotcContext, card: CardNo, by: PlayerNo): void {
  const { owner, zone } = cardAt(game, card);
  if (zone === 'grave') return;
  const rules = game.edition.cite.spent;
  perform(game, {
    type: 'move',
    card,
    by,
    to: owner,
    zone: 'grave',
    place: 'bottom',
    why: 'spent',
    rules,
  });
}

/** Pays the activation costs; if they cannot be paid, nothing of them is, and the ability fails (K14-ABL-11, K14-Q-47). */
export function* payActivation(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
): Asking<boolean> {
  const { costs } = abilityAt(game, card, ability);
  if (!canPay(game, player, costs, card)) {
    perform(game, { type: 'fail', player, card, ability, rules: game.edition.cite.costFails });
    return false;
  }
  yield* payCosts(game, player, costs, card);
  return true;
}

function* payAndLink(game: KotcContext, player: PlayerNo, card: CardNo, ability: number): Asking<boolean> {
  if (!(yield* payActivation(game, player, card, ability))) return false;
  const selected = yield* selectOnActivation(game, player, card, ability);
  const link = { player, card, ability, ...(selected && { selected }) };
  const number = game.state.chain.length + 1;
  perform(game, { type: 'link', link, number, rules: game.edition.cite.link });
  return true;
}

/**
 * Carries an ability out: its sub-abilities in printed order, each with targets of its own (K14-ABL-16 to 21).
 * @param selected on activation; null: they are selected now
 * @param isCut what it says further on is not carried out, since it has negated its own card (K17-Q-137)
 */
export function* carryOut(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  ability: number,
  selected: readonly Selected[] | null,
  isCut = (): boolean => false,
): Asking {
  for (const [place, { target, effects }] of abilityAt(game, card, ability).parts.entries()) {
    if (isCut()) return;
    const found = selected ? selected[place] : yield* selectFor(game, player, card, target);
    if (!found) return;
    const { targets, blind } = found;
    for (const { impl, x, y } of effects) {
      if (isCut()) return;
      newMoment(game);
      const acting = impl.act(game, {
        player,
        source: card,
        targets: stillThere(game, targets),
        blind,
        x,
        y,
      });
      if (acting) yield* acting;
      yield* checkOutcome(game);
    }
  }
}

/** A pawn that has left the game is beyond all effects (K15-Q-203, K16-PWN-06); other targets are where they have got to. */
const stillThere = (game: KotcContext, targets: readonly CardNo[]): readonly CardNo[] =>
  targets.some((no) => cardAt(game, no).ceased) ? targets.filter((no) => !cardAt(game, no).ceased) : targets;

/** Uses the trigger event that meets the ability's condition, where it has one. */
export function useMeeting(game: KotcContext, player: PlayerNo, card: CardNo, ability: number): void {
  const trigger = meetingTrigger(game, player, card, ability);
  if (trigger) useTrigger(game, trigger, card, ability);
}
