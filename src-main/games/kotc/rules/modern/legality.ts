import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { PlayerAction } from '../flow/player-action.js';
import { isUsedBy, meetingTrigger, wasUsed } from './conditions-met.js';
import { counterImplOf } from './counters/counter-impls.js';
import { hasHitpointsFor } from './costs.js';
import { fightersOf } from '../state/fighters.js';
import { countReadyResources } from '../shared/resources.js';
import { castingCost, hexCost } from './play-costs.js';
import type { KotcContext } from '../context.js';
import { isBarredForTurn, lasting } from '../state/lasting.js';
import type { CounterKind } from '../state/state.js';
import { cardAt, designAt, isInHandOf, isInPlay, isOwnPhase, isPetrified, levelOf } from '../state/values.js';
import { isAttackToCome, victimsFor } from '../shared/victims.js';

/**
 * Whether a player may do something now: null, or the rule that forbids it. What is offered, what bots try and what is
 * refused all come from here. It supposes that a window is open or a chain is being built; {@link barredMoment} says
 * whether that is so.
 */
export function forbids(game: KotcContext, player: PlayerNo, action: PlayerAction): Prohibition | null {
  switch (action.do) {
    case 'sow':
      return forbidsSowing(game, player, action.card);
    case 'summon':
      return forbidsSummoning(game, player, action.card);
    case 'cast':
      return forbidsCasting(game, player, action.card);
    case 'activate':
      return forbidsActivating(game, player, action.card, action.ability);
    case 'counter':
      return forbidsCounter(game, player, action.card, action.counter);
    case 'attack':
      return forbidsAttacking(game, player);
    case 'set':
      return forbidsSetting(game, player, action.card);
    default:
      return 'notNow';
  }
}

/** The refusal of an action at this moment, with its rule; null when it may be done. */
export function refusalOf(game: KotcContext, player: PlayerNo, action: PlayerAction): Refusal | null {
  const found =
    forbidsCounterAtAnyTime(game, player, action) ??
    barredMoment(game) ??
    forbids(game, player, action) ??
    barredByBattle(game, action);
  return found === null ? null : game.edition.refusals[found];
}

/** Whose a counter is, and what it waits for, holds at every moment: the chain rules bind proactive ones only (K14-CTR-09, 11). */
const forbidsCounterAtAnyTime = (
  game: KotcContext,
  player: PlayerNo,
  action: PlayerAction,
): Prohibition | null =>
  action.do === 'counter' ? forbidsCounter(game, player, action.card, action.counter) : null;

/** No chaining action while a chain resolves (K14-CHN-22) or during a step of a battle (K14-BAT-40). */
function barredMoment({ state }: KotcContext): Prohibition | null {
  if (state.resolving) return 'whileResolving';
  if (state.battles.at(-1)?.step) return 'duringStep';
  return state.windows.length === 0 ? 'notNow' : null;
}

/** In the windows of a battle only chains are started; what else a phase admits waits for its end (K14-BAT-41). */
function barredByBattle({ state }: KotcContext, { do: what }: PlayerAction): Prohibition | null {
  const isTurnAction = what === 'sow' || what === 'summon' || what === 'set' || what === 'attack';
  return isTurnAction && state.windows.length > 1 ? 'battleFirst' : null;
}

function forbidsSowing(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  const { turn, chain } = game.state;
  if (!isOwnPhase(game, player, 'resource')) return 'sowPhase';
  if (chain.length > 0) return 'sowNoChain';
  if (turn.sown > 0) return 'sownAlready';
  return isInHandOf(game, player, no) ? null : 'sowFromHand';
}

function forbidsSummoning(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (designAt(game, no).type !== 'creature') return 'notAMinion';
  if (!isOwnPhase(game, player, 'action')) return 'summonPhase';
  if (game.state.chain.length > 0) return 'summonNoChain';
  if (!isInHandOf(game, player, no)) return 'summonFromHand';
  return countReadyResources(game.state, player) < levelOf(game, no) ? 'tooFewResources' : null;
}

function forbidsSetting(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (game.edition.mechanisms.spells === 'are cast') return 'notNow';
  if (designAt(game, no).type !== 'spell') return 'notATrap';
  if (!isOwnPhase(game, player, 'action')) return 'setPhase';
  if (game.state.chain.length > 0) return 'setNoChain';
  if (!isInHandOf(game, player, no)) return 'setFromHand';
  return countReadyResources(game.state, player) < levelOf(game, no) ? 'tooFewResources' : null;
}

function forbidsCasting(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  const card = cardAt(game, no);
  const { type, abilities } = designAt(game, no);
  const [ability] = abilities;
  if (type !== 'spell' || !ability) return 'notASpell';
  if (card.player !== player) return 'notYours';
  const isElsewhere = card.zone !== 'hand' && (ability.play === null || card.zone === 'traps');
  if (card.zone === null || isElsewhere) return 'notInHand';
  const condition = forbidsByCondition(game, player, no, 0);
  if (condition !== null) return condition;
  if (!hasHitpointsFor(game.state, player, ability.costs)) return 'tooFewHitpoints';
  const isTooPoor = countReadyResources(game.state, player) < castingCost(game, no);
  const isHalved = ability.play === 'hex' && game.edition.mechanisms.hexPlay === 'half, rounded up';
  return isTooPoor ? (isHalved ? 'hexResources' : 'tooFewResources') : null;
}

function forbidsActivating(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  place: number,
): Prohibition | null {
  const card = cardAt(game, no);
  const { type, abilities } = designAt(game, no);
  const ability = abilities[place];
  if (type === 'spell') return forbidsTrap(game, player, no, place);
  if (!ability) return 'noSuchAbility';
  if (!isUsedBy(game, player, no, place)) return 'notYours';
  if (card.ceased) return 'pawnGone';
  if (isPetrified(card)) return 'petrified';
  if (isBarred(game, no)) return 'abilitiesBarred';
  if (ability.play === null) {
    if (!isInPlay(card)) return 'notInPlay';
    if (card.exhausted) return 'exhausted';
  }
  const condition = forbidsByCondition(game, player, no, place);
  if (condition !== null) return condition;
  if (!hasHitpointsFor(game.state, player, ability.costs)) return 'tooFewHitpoints';
  const tooPoor = ability.play === 'hex' && countReadyResources(game.state, player) < hexCost(game, no);
  return tooPoor ? 'hexResources' : null;
}

/** A trap is used as a spell is, from the trapfield and once it is upright (K12-SPL-18, 22, 23). */
function forbidsTrap(game: KotcContext, player: PlayerNo, no: CardNo, place: number): Prohibition | null {
  const { zone, player: whose, exhausted } = cardAt(game, no);
  const ability = designAt(game, no).abilities[place];
  if (zone !== 'traps' || !ability) return 'noSuchAbility';
  if (whose !== player) return 'notYours';
  if (exhausted) return 'trapExhausted';
  const condition = forbidsByCondition(game, player, no, place);
  if (condition !== null) return condition;
  return hasHitpointsFor(game.state, player, ability.costs) ? null : 'tooFewHitpoints';
}

function forbidsByCondition(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  place: number,
): Prohibition | null {
  if (designAt(game, no).abilities[place]?.condition) {
    if (meetingTrigger(game, player, no, place)) return null;
    return wasUsed(game, player, no, place) ? 'usedForThat' : 'conditionNotMet';
  }
  if (isOwnPhase(game, player, 'action')) {
    const answers = game.state.chain.length > 0;
    return answers && game.edition.mechanisms.standardAbilities === 'only start chains'
      ? 'standardAnswers'
      : null;
  }
  return game.state.turn.player === player ? 'standardPhase' : 'standardTurn';
}

function forbidsCounter(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  kind: CounterKind,
): Prohibition | null {
  const card = cardAt(game, no);
  if (!card.counters.some((one) => one.kind === kind)) return 'noSuchCounter';
  if (!card.counters.some((one) => one.kind === kind && one.owner === player)) return 'notYourCounter';
  const impl = counterImplOf(game, kind);
  if (impl.works === 'in a battle') return impl.can(game, no) ? null : impl.otherwise;
  if (kind === 'trap' && card.exhausted) return 'trapHostExhausted';
  return impl.works === 'in a chain' ? null : 'reactiveOnly';
}

function forbidsAttacking(game: KotcContext, player: PlayerNo): Prohibition | null {
  const { chain, battles } = game.state;
  if (!isOwnPhase(game, player, 'battle') || battles.length > 0) return 'attackPhase';
  if (chain.length > 0) return 'attackNoChain';
  if (fightersOf(game, player, 'attack').length === 0) return 'noAttackers';
  return victimsFor(game, player).length === 0 ? 'noVictims' : null;
}

/**
 * Until its forced battle's Damage Allocation is over, or there is to be none any more (K14-CTR-54, 78, K14-Q-60); from the 15th on
 * until the turn ends, wherever it is (K15-CTR-54, 79).
 */
export function isBarred(game: KotcContext, no: CardNo): boolean {
  const { state } = game;
  const { id } = cardAt(game, no);
  return (
    isBarredForTurn(state, no) ||
    lasting(state, 'attack').some((one) => one.does.stay === id && isAttackToCome(game, one)) ||
    state.battles.some(({ forced, team }) => forced && team[0]?.stay === id)
  );
}
