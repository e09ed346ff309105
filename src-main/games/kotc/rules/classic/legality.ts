import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import { fightersOf } from '../state/fighters.js';
import { readyFor } from '../shared/resources.js';
import {
  cardAt,
  designAt,
  isCardInPlay,
  isInHandOf,
  isOwnPhase,
  levelOf,
  playerIn,
} from '../state/values.js';
import { victimsFor } from '../shared/victims.js';
import { canPayCaveat } from './caveats.js';
import { answersLink, triggerFor, placeOf } from './conditions-met.js';
import { isOut } from './elimination.js';
import { hasPlacedAll, isFirstTurn, toDraw, toPlace } from './resource-budget.js';

/**
 * Whether a player may do something now: null, or the rule that forbids it. What is offered and what is refused both come
 * from here. It supposes that the player is being asked; {@link refusalOf} says whether that can be.
 */
export function forbids(game: KotcContext, player: PlayerNo, action: PlayerAction): Prohibition | null {
  if (isOut(game, player)) return 'outOfGame';
  switch (action.do) {
    case 'sow':
      return forbidsPlacing(game, player, action.card);
    case 'draw':
      return forbidsDrawing(game, player);
    case 'exchange':
      return forbidsExchanging(game, player);
    case 'summon':
      return forbidsSummoning(game, player, action.card);
    case 'set':
      return forbidsSetting(game, player, action.card);
    case 'cast':
      return forbidsCasting(game, player, action.card);
    case 'activate':
      return forbidsActivating(game, player, action.card, action.ability);
    case 'counter':
      return forbidsCounter(game, player, action);
    case 'attack':
      return forbidsAttacking(game, player);
  }
}

/** The refusal of an action at this moment, with its rule; null when it may be done. */
export function refusalOf(game: KotcContext, player: PlayerNo, action: PlayerAction): Refusal | null {
  const found = forbids(game, player, action) ?? barredMoment(game, action);
  return found === null ? null : game.edition.refusals[found];
}

/** While something is carried out nothing else is begun (K11-ABL-06, K06-CHN-26); counters can be removed all the same. */
function barredMoment(game: KotcContext, action: PlayerAction): Prohibition | null {
  const { state } = game;
  if (action.do === 'counter') return null;
  if (state.windows.length > 0) return isConditional(game, action) ? null : 'whileResolving';
  const isResponse = action.do === 'activate' && state.chain.length > 0 && !state.resolving;
  if (isResponse) return null;
  if (state.battles.length > 0) return 'duringStep';
  return state.chain.length > 0 || state.pending.length > 0 ? 'whileResolving' : null;
}

/** It has an "Activate when" condition. */
function isConditional(game: KotcContext, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { abilities } = designAt(game, action.card);
  const condition = abilities[action.do === 'cast' ? 0 : action.ability]?.condition;
  return condition !== null && condition?.impl.answers === undefined;
}

function forbidsPlacing(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (!isOwnPhase(game, player, 'resource')) return 'sowPhase';
  if (toPlace(game) === 0) {
    if (isFirstTurn(game)) return 'firstTurn';
    return hasPlacedAll(game) ? 'sownAlready' : 'sownAfterDraw';
  }
  return isInHandOf(game, player, no) ? null : 'sowFromHand';
}

function forbidsDrawing(game: KotcContext, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(game, player, 'resource')) return 'drawPhase';
  if (toDraw(game) > 0) return null;
  return isFirstTurn(game) ? 'firstTurn' : 'drawnAlready';
}

function forbidsExchanging(game: KotcContext, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(game, player, 'resource')) return 'exchangePhase';
  const { hand, reserves } = playerIn(game.state, player).zones;
  return hand.length > 0 && reserves.length > 0 ? null : 'nothingToExchange';
}

function forbidsSummoning(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (designAt(game, no).type !== 'creature') return 'notAMinion';
  if (!isInHandOf(game, player, no)) return 'summonFromHand';
  if (!isOwnPhase(game, player, 'action')) return 'summonPhase';
  return lacksForSummon(game, player, no);
}

/** The usual costs of a summon (K11-CRE-11, 12). */
export function lacksForSummon(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (readyFor(game, player, no) < levelOf(game, no)) return 'tooFewResources';
  return canPayCaveat(game, player, no, 'summonCost') ? null : 'summonCostUnpayable';
}

function forbidsSetting(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  if (designAt(game, no).type !== 'spell') return 'notATrap';
  if (!isInHandOf(game, player, no)) return 'setFromHand';
  if (!isOwnPhase(game, player, 'action')) return 'setPhase';
  return readyFor(game, player, no) < levelOf(game, no) ? 'tooFewResources' : null;
}

function forbidsCasting(game: KotcContext, player: PlayerNo, no: CardNo): Prohibition | null {
  const { type, abilities } = designAt(game, no);
  if (type !== 'spell') return 'notASpell';
  if (cardAt(game, no).player !== player) return 'notYours';
  if (!isInHandOf(game, player, no)) return 'notInHand';
  if (abilities[0]?.condition?.impl.answers) return 'responseFromHand';
  const condition = forbidsByCondition(game, player, no, 0);
  if (condition !== null) return condition;
  return readyFor(game, player, no) < levelOf(game, no) ? 'tooFewResources' : null;
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
  if (!ability) return 'noSuchAbility';
  const condition = forbidsByCondition(game, player, no, place);
  const isInGrave = ability.condition !== null && placeOf(game, no, ability.condition) === 'grave';
  if (isInGrave) {
    if (condition !== null) return condition;
    const isFree = ability.condition?.impl.destroyedIn?.includes('battlefield') ?? false;
    const level = isFree ? 0 : levelOf(game, no);
    if (readyFor(game, player, no) < level) return 'outOfPlayCostUnpayable';
    return canPayCaveat(game, player, no, 'actionCost', level) ? null : 'actionCostUnpayable';
  }
  if (card.player !== player) return 'notYours';
  if (!isCardInPlay(card)) return type === 'spell' && card.zone === 'hand' ? 'responseFromHand' : 'notInPlay';
  if (card.exhausted) return type === 'spell' ? 'trapExhausted' : 'exhausted';
  if (condition !== null) return condition;
  return canPayCaveat(game, player, no, 'actionCost') ? null : 'actionCostUnpayable';
}

/** The timing: an event, a link to answer, or the own Action Phase (K11-ABL-09 to 13). */
function forbidsByCondition(
  game: KotcContext,
  player: PlayerNo,
  no: CardNo,
  place: number,
): Prohibition | null {
  const { chain, resolving, turn } = game.state;
  const condition = designAt(game, no).abilities[place]?.condition;
  const link = resolving ? undefined : chain.at(-1);
  if (condition?.impl.answers) {
    return link && answersLink(condition, link, player) ? null : 'conditionNotMet';
  }
  if (condition) {
    const trigger = triggerFor(game, player, no, place);
    if (trigger === 'used') return 'usedForThat';
    return trigger ? null : link ? 'notAResponse' : 'conditionNotMet';
  }
  if (link) return 'notAResponse';
  if (isOwnPhase(game, player, 'action')) return null;
  return turn.player === player ? 'standardPhase' : 'standardTurn';
}

function forbidsCounter(
  game: KotcContext,
  player: PlayerNo,
  { card: no, counter }: Extract<PlayerAction, { do: 'counter' }>,
): Prohibition | null {
  const { counters } = cardAt(game, no);
  const same = counters.filter(({ kind }) => kind === counter);
  if (same.length === 0) return 'noSuchCounter';
  if (counter === 'plain') return 'plainCounter';
  return same.some(({ owner }) => owner === player) ? null : 'notYourCounter';
}

function forbidsAttacking(game: KotcContext, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(game, player, 'battle')) return 'attackPhase';
  if (fightersOf(game, player, 'attack').length === 0) return 'noAttackers';
  return victimsFor(game, player).length === 0 ? 'noVictims' : null;
}
