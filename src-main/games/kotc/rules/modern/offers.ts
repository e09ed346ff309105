import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { canPay, nothingBegun, type Begun } from './costs.js';
import type { KotcContext } from '../context.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import { forbids } from './legality.js';
import type { KotcPlayer } from '../state/state.js';
import { cardAt, cardIn, designAt, isCardInPlay } from '../state/values.js';
import { castingCost, hexCost } from './play-costs.js';

/** Which kinds of actions are asked for: all that a window admits, or only responses to a chain. */
export type Scope = 'window' | 'chain';

/** What has been found so far that a player may do. */
interface Found {
  readonly game: KotcContext;
  readonly player: PlayerNo;
  readonly offers: Offer[];
}

function attempt({ game, player, offers }: Found, action: PlayerAction): void {
  if (forbids(game, player, action) === null) offers.push({ action, idle: isIdle(game, player, action) });
}

/** All that a player may do now. Whether it may be done is for `forbids` to say; this only thinks of what to try. */
export function offersFor(game: KotcContext, player: PlayerNo, scope: Scope): Offer[] {
  const { state } = game;
  const found: Found = { game, player, offers: [] };
  const { turn, occasions } = state;
  const isTurn = turn.player === player;
  const { hand, battlefield, traps } = (state.players[player] as KotcPlayer).zones;
  const inAction = isTurn && turn.phase === 'action';
  if (inAction || occasions.length > 0) {
    for (const no of hand) {
      const { type, conditional } = designAt(game, no);
      if (type === 'spell' && (inAction || conditional)) attempt(found, { do: 'cast', card: no });
    }
    for (const no of traps)
      if (inAction || designAt(game, no).conditional)
        attempt(found, { do: 'activate', card: no, ability: 0 });
    for (const no of battlefield) {
      const { abilities, conditional } = designAt(game, no);
      if (!inAction && !conditional) continue;
      for (let ability = 0; ability < abilities.length; ability += 1)
        attempt(found, { do: 'activate', card: no, ability });
    }
    if (occasions.length > 0) for (const no of elsewhere(game, player)) attemptElsewhere(found, no);
  }
  for (const { zones } of state.players) {
    for (const no of zones.battlefield) if (cardIn(state, no).counters.length > 0) attemptCounters(found, no);
  }
  if (scope === 'window' && isTurn) ownTurnActions(found);
  return found.offers;
}

/** The player's counters on a minion, whosever it is, each kind once. */
function attemptCounters(found: Found, card: CardNo): void {
  const { game, player } = found;
  const tried: string[] = [];
  for (const { kind, owner } of cardAt(game, card).counters) {
    if (owner !== player || tried.includes(kind)) continue;
    tried.push(kind);
    attempt(found, { do: 'counter', card, counter: kind });
  }
}

/** What the turn player may do that neither starts nor joins a chain. */
function ownTurnActions(found: Found): void {
  const { game, player } = found;
  const { turn, players } = game.state;
  const { hand } = (players[player] as KotcPlayer).zones;
  if (turn.phase === 'resource') for (const card of hand) attempt(found, { do: 'sow', card });
  if (turn.phase === 'action') {
    for (const card of hand)
      attempt(found, { do: designAt(game, card).type === 'creature' ? 'summon' : 'set', card });
  }
  if (turn.phase === 'battle') attempt(found, { do: 'attack' });
}

/** Cards that something happened to and that are neither in-play nor in the hand: ghost-play and hex-play reach them. */
function elsewhere({ state, edition }: KotcContext, player: PlayerNo): Iterable<CardNo> {
  const wasTheirs = edition.mechanisms.ownDestruction === 'whose battlefield it was';
  let found: Set<CardNo> | undefined;
  for (const { entries } of state.occasions) {
    for (const { card: no, player: owner } of entries) {
      const card = no === null ? undefined : state.cards[no];
      if (no === null || !card || isCardInPlay(card)) continue;
      if (card.player !== player && !(wasTheirs && owner === player)) continue;
      if (card.zone !== null) (found ??= new Set()).add(no);
    }
  }
  return found ?? none;
}

const none: readonly never[] = [];

function attemptElsewhere(found: Found, no: CardNo): void {
  const { game } = found;
  const { type, abilities, conditional } = designAt(game, no);
  if (!conditional) return;
  if (type === 'spell') {
    if (cardAt(game, no).zone !== 'hand') attempt(found, { do: 'cast', card: no });
    return;
  }
  for (let ability = 0; ability < abilities.length; ability += 1)
    attempt(found, { do: 'activate', card: no, ability });
}

/**
 * Nothing can come of it now: its activation cost cannot be paid; or it has none, no effect finds anything to work on, and
 * nobody could answer the link with a Trap Counter. A payment is no idle one: what it moves meets conditions, and may
 * be the only target.
 */
function isIdle(game: KotcContext, player: PlayerNo, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { state } = game;
  const ability = designAt(game, action.card).abilities[action.do === 'cast' ? 0 : action.ability];
  if (!ability) return true;
  if (ability.costs.length > 0) {
    if (!canPay(game, player, ability.costs, action.card, begunBy(game, action))) return true;
    if (!game.asksForTargetsOnly) return false;
  }
  const finds = ability.parts.some(({ target, effects }) => {
    if (effects.some((effect) => effect.impl.alone)) return true;
    return target?.impl.finds(state, { player, source: action.card, x: target.x, y: target.y }) ?? false;
  });
  return !finds && (game.asksForTargetsOnly === true || !canBeTrapped(game, action));
}

/** Whether anybody's Trap Counter can be used on the link; a minion that is exhausted for it springs none (K14-CTR-67, 68). */
function canBeTrapped(
  game: KotcContext,
  action: Extract<PlayerAction, { do: 'cast' | 'activate' }>,
): boolean {
  const exhausts =
    action.do === 'activate' && designAt(game, action.card).abilities[action.ability]?.play === null;
  return game.state.players.some(({ zones }) =>
    zones.battlefield.some((no) => {
      const { counters, exhausted } = cardAt(game, no);
      return !exhausted && !(exhausts && no === action.card) && counters.some(({ kind }) => kind === 'trap');
    }),
  );
}

/** A spell leaves the hand and its resources are exhausted before its costs are paid; a minion is exhausted itself. */
function begunBy(game: KotcContext, action: Extract<PlayerAction, { do: 'cast' | 'activate' }>): Begun {
  if (action.do === 'cast') {
    const hand = cardAt(game, action.card).zone === 'hand' ? 1 : 0;
    return { granary: castingCost(game, action.card), battlefield: 0, hand, deck: 0, traps: 0 };
  }
  if (cardAt(game, action.card).zone === 'traps') return { ...nothingBegun, traps: 1 };
  const play = designAt(game, action.card).abilities[action.ability]?.play ?? null;
  return {
    granary: play === 'hex' ? hexCost(game, action.card) : 0,
    battlefield: play === null ? 1 : 0,
    hand: 0,
    deck: 0,
    traps: 0,
  };
}
