import type { PlayerNo, Refusal } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Prohibition } from '../editions/citations.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { Kotc } from '../context.js';
import { fightersOf } from '../state/fighters.js';
import { countReadyResources } from '../shared/resources.js';
import { cardAt, designAt, isCardInPlay, levelOf } from '../state/values.js';
import { victimsFor } from '../shared/victims.js';
import { canPayCaveat } from './caveats.js';
import { answersLink, occasionFor, placeOf } from './conditions-met.js';
import { isOut } from './elimination.js';
import { hasPlacedAll, isFirstTurn, toDraw, toPlace } from './resource-budget.js';

/**
 * Whether a player may do something now: null, or the rule that forbids it. What is offered and what is refused both come
 * from here. It supposes that the player is being asked; {@link refusalOf} says whether that can be.
 */
export function forbids(table: Kotc, player: PlayerNo, action: PlayerAction): Prohibition | null {
  if (isOut(table, player)) return 'outOfGame';
  switch (action.do) {
    case 'sow':
      return forbidsPlacing(table, player, action.card);
    case 'draw':
      return forbidsDrawing(table, player);
    case 'exchange':
      return forbidsExchanging(table, player);
    case 'summon':
      return forbidsSummoning(table, player, action.card);
    case 'set':
      return forbidsSetting(table, player, action.card);
    case 'cast':
      return forbidsCasting(table, player, action.card);
    case 'activate':
      return forbidsActivating(table, player, action.card, action.ability);
    case 'counter':
      return forbidsCounter(table, player, action);
    case 'attack':
      return forbidsAttacking(table, player);
  }
}

/** The refusal of an action at this moment, with its rule; null when it may be done. */
export function refusalOf(table: Kotc, player: PlayerNo, action: PlayerAction): Refusal | null {
  const found = forbids(table, player, action) ?? barredMoment(table, action);
  return found === null ? null : table.edition.refusals[found];
}

/** While something is carried out nothing else is begun (K11-ABL-06, K06-CHN-26); counters can be removed all the same. */
function barredMoment(table: Kotc, action: PlayerAction): Prohibition | null {
  const { state } = table;
  if (action.do === 'counter') return null;
  if (state.windows.length > 0) return isConditional(table, action) ? null : 'whileResolving';
  const isResponse = action.do === 'activate' && state.chain.length > 0 && !state.resolving;
  if (isResponse) return null;
  if (state.battles.length > 0) return 'duringStep';
  return state.chain.length > 0 || state.pending.length > 0 ? 'whileResolving' : null;
}

/** It has an "Activate when" condition. */
function isConditional(table: Kotc, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { abilities } = designAt(table, action.card);
  const condition = abilities[action.do === 'cast' ? 0 : action.ability]?.condition;
  return condition !== null && condition?.impl.answers === undefined;
}

const inHand = (table: Kotc, player: PlayerNo, no: CardNo): boolean => {
  const { zone, player: whose } = cardAt(table, no);
  return zone === 'hand' && whose === player;
};

const isOwnPhase = ({ state: { turn } }: Kotc, player: PlayerNo, phase: typeof turn.phase): boolean =>
  turn.player === player && turn.phase === phase;

function forbidsPlacing(table: Kotc, player: PlayerNo, no: CardNo): Prohibition | null {
  if (!isOwnPhase(table, player, 'resource')) return 'sowPhase';
  if (toPlace(table) === 0) {
    if (isFirstTurn(table)) return 'firstTurn';
    return hasPlacedAll(table) ? 'sownAlready' : 'sownAfterDraw';
  }
  return inHand(table, player, no) ? null : 'sowFromHand';
}

function forbidsDrawing(table: Kotc, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(table, player, 'resource')) return 'drawPhase';
  if (toDraw(table) > 0) return null;
  return isFirstTurn(table) ? 'firstTurn' : 'drawnAlready';
}

function forbidsExchanging(table: Kotc, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(table, player, 'resource')) return 'exchangePhase';
  const { hand = [], reserves = [] } = table.state.players[player]?.zones ?? {};
  return hand.length > 0 && reserves.length > 0 ? null : 'nothingToExchange';
}

function forbidsSummoning(table: Kotc, player: PlayerNo, no: CardNo): Prohibition | null {
  if (designAt(table, no).type !== 'creature') return 'notAMinion';
  if (!inHand(table, player, no)) return 'summonFromHand';
  if (!isOwnPhase(table, player, 'action')) return 'summonPhase';
  return lacksForSummon(table, player, no);
}

/** The usual costs of a summon (K11-CRE-11, 12). */
export function lacksForSummon(table: Kotc, player: PlayerNo, no: CardNo): Prohibition | null {
  if (readyFor(table, player, no) < levelOf(table, no)) return 'tooFewResources';
  return canPayCaveat(table, player, no, 'summonCost') ? null : 'summonCostUnpayable';
}

/** Unexhausted resources that can pay for a card: not that card itself (K11-Q-86). */
export function readyFor(table: Kotc, player: PlayerNo, no: CardNo): number {
  const card = cardAt(table, no);
  const isItself = card.zone === 'granary' && card.player === player && !card.exhausted;
  return countReadyResources(table.state, player) - (isItself ? 1 : 0);
}

function forbidsSetting(table: Kotc, player: PlayerNo, no: CardNo): Prohibition | null {
  if (designAt(table, no).type !== 'spell') return 'notATrap';
  if (!inHand(table, player, no)) return 'setFromHand';
  if (!isOwnPhase(table, player, 'action')) return 'setPhase';
  return readyFor(table, player, no) < levelOf(table, no) ? 'tooFewResources' : null;
}

function forbidsCasting(table: Kotc, player: PlayerNo, no: CardNo): Prohibition | null {
  const { type, abilities } = designAt(table, no);
  if (type !== 'spell') return 'notASpell';
  if (cardAt(table, no).player !== player) return 'notYours';
  if (!inHand(table, player, no)) return 'notInHand';
  if (abilities[0]?.condition?.impl.answers) return 'responseFromHand';
  const condition = forbidsByCondition(table, player, no, 0);
  if (condition !== null) return condition;
  return readyFor(table, player, no) < levelOf(table, no) ? 'tooFewResources' : null;
}

function forbidsActivating(table: Kotc, player: PlayerNo, no: CardNo, place: number): Prohibition | null {
  const card = cardAt(table, no);
  const { type, abilities } = designAt(table, no);
  const ability = abilities[place];
  if (!ability) return 'noSuchAbility';
  const condition = forbidsByCondition(table, player, no, place);
  const isInGrave = ability.condition !== null && placeOf(table, no, ability.condition) === 'grave';
  if (isInGrave) {
    if (condition !== null) return condition;
    const isFree = ability.condition?.impl.destroyedIn?.includes('battlefield') ?? false;
    const level = isFree ? 0 : levelOf(table, no);
    if (readyFor(table, player, no) < level) return 'outOfPlayCostUnpayable';
    return canPayCaveat(table, player, no, 'actionCost', level) ? null : 'actionCostUnpayable';
  }
  if (card.player !== player) return 'notYours';
  if (!isCardInPlay(card)) return type === 'spell' && card.zone === 'hand' ? 'responseFromHand' : 'notInPlay';
  if (card.exhausted) return type === 'spell' ? 'trapExhausted' : 'exhausted';
  if (condition !== null) return condition;
  return canPayCaveat(table, player, no, 'actionCost') ? null : 'actionCostUnpayable';
}

/** The timing: an event, a link to answer, or the own Action Phase (K11-ABL-09 to 13). */
function forbidsByCondition(table: Kotc, player: PlayerNo, no: CardNo, place: number): Prohibition | null {
  const { chain, resolving, turn } = table.state;
  const condition = designAt(table, no).abilities[place]?.condition;
  const link = resolving ? undefined : chain.at(-1);
  if (condition?.impl.answers) {
    return link && answersLink(condition, link, player) ? null : 'conditionNotMet';
  }
  if (condition) {
    const occasion = occasionFor(table, player, no, place);
    if (occasion === 'used') return 'usedForThat';
    return occasion ? null : link ? 'notAResponse' : 'conditionNotMet';
  }
  if (link) return 'notAResponse';
  if (isOwnPhase(table, player, 'action')) return null;
  return turn.player === player ? 'standardPhase' : 'standardTurn';
}

function forbidsCounter(
  table: Kotc,
  player: PlayerNo,
  { card: no, counter }: Extract<PlayerAction, { do: 'counter' }>,
): Prohibition | null {
  const { counters } = cardAt(table, no);
  const same = counters.filter(({ kind }) => kind === counter);
  if (same.length === 0) return 'noSuchCounter';
  if (counter === 'plain') return 'plainCounter';
  return same.some(({ owner }) => owner === player) ? null : 'notYourCounter';
}

function forbidsAttacking(table: Kotc, player: PlayerNo): Prohibition | null {
  if (!isOwnPhase(table, player, 'battle')) return 'attackPhase';
  if (fightersOf(table, player, 'attack').length === 0) return 'noAttackers';
  return victimsFor(table, player).length === 0 ? 'noVictims' : null;
}
