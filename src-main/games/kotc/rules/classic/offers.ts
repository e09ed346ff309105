import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import type { KotcPlayer } from '../state/state.js';
import { cardAt, cardIn, designAt, levelOf } from '../state/values.js';
import { canPay } from './costs.js';
import { forbids } from './legality.js';
import { counterOffers } from './named-counters.js';

/** Adds an action if a player may do it now, with whether anything would come of it. */
function attempt(game: KotcContext, player: PlayerNo, offers: Offer[], action: PlayerAction): void {
  if (forbids(game, player, action) === null) offers.push({ action, idle: isIdle(game, player, action) });
}

const zonesOf = ({ state }: KotcContext, player: PlayerNo): KotcPlayer['zones'] =>
  (state.players[player] as KotcPlayer).zones;

export function resourceOffers(game: KotcContext, player: PlayerNo): Offer[] {
  const offers: Offer[] = [];
  for (const card of zonesOf(game, player).hand) attempt(game, player, offers, { do: 'sow', card });
  attempt(game, player, offers, { do: 'draw' });
  attempt(game, player, offers, { do: 'exchange' });
  return [...offers, ...counterOffers(game, player)];
}

export function actionOffers(game: KotcContext, player: PlayerNo): Offer[] {
  const { hand, battlefield, traps } = zonesOf(game, player);
  const offers: Offer[] = [];
  for (const card of hand) {
    const isCreature = designAt(game, card).type === 'creature';
    attempt(game, player, offers, { do: isCreature ? 'summon' : 'cast', card });
    if (!isCreature) attempt(game, player, offers, { do: 'set', card });
  }
  attemptUses(game, player, offers, battlefield, isStandard);
  attemptUses(game, player, offers, traps, isStandard);
  return [...offers, ...counterOffers(game, player)];
}

export function battleOffers(game: KotcContext, player: PlayerNo): Offer[] {
  const offers: Offer[] = [];
  attempt(game, player, offers, { do: 'attack' });
  return [...offers, ...counterOffers(game, player)];
}

/**
 * "Activate in response to" abilities of what is in play (K06-CHN-10 to 13). None is idle, though its cost may not be payable
 * (K06-Q-23): it is the only response that the link gets (K06-CHN-20).
 */
export function responsesFor(game: KotcContext, player: PlayerNo): Offer[] {
  const { battlefield, traps } = zonesOf(game, player);
  const offers: Offer[] = [];
  attemptUses(game, player, offers, battlefield, isResponse);
  attemptUses(game, player, offers, traps, isResponse);
  return offers.map(({ action }) => ({ action, idle: false }));
}

/** "Activate when" abilities, of cards in play, spells in the hand, and cards in graves that have been destroyed. */
export function conditionalsFor(game: KotcContext, player: PlayerNo): Offer[] {
  const { battlefield, traps, hand } = zonesOf(game, player);
  const offers: Offer[] = [];
  for (const card of hand) {
    if (designAt(game, card).conditional) attempt(game, player, offers, { do: 'cast', card });
  }
  attemptUses(game, player, offers, battlefield, isConditional);
  attemptUses(game, player, offers, traps, isConditional);
  attemptUses(game, player, offers, destroyed(game), isConditional);
  return offers;
}

function destroyed({ state }: KotcContext): Set<CardNo> {
  const found = new Set<CardNo>();
  for (const { kind, entries } of state.occasions) {
    if (kind !== 'destroyed') continue;
    for (const { card } of entries)
      if (card !== null && cardIn(state, card).zone === 'grave') found.add(card);
  }
  return found;
}

type Ability = ReturnType<typeof designAt>['abilities'][number];
const isStandard = ({ condition }: Ability): boolean => condition === null;
const isResponse = ({ condition }: Ability): boolean => condition?.impl.answers !== undefined;
const isConditional = (ability: Ability): boolean => !isStandard(ability) && !isResponse(ability);

/** Those of the abilities on cards that are of a kind. */
function attemptUses(
  game: KotcContext,
  player: PlayerNo,
  offers: Offer[],
  cards: Iterable<CardNo>,
  suits: (ability: Ability) => boolean,
): void {
  for (const card of cards) {
    const { abilities, conditional } = designAt(game, card);
    if (!conditional && suits !== isStandard) continue;
    for (let ability = 0; ability < abilities.length; ability += 1) {
      if (suits(abilities[ability] as Ability))
        attempt(game, player, offers, { do: 'activate', card, ability });
    }
  }
}

/**
 * Nothing can come of it now: its activation cost cannot be paid, or nothing is paid and no effect finds anything to work on.
 * A payment is no idle one: what it moves meets conditions, and may be the only target, since it comes before they are
 * selected.
 */
function isIdle(game: KotcContext, player: PlayerNo, action: PlayerAction): boolean {
  if (action.do !== 'cast' && action.do !== 'activate') return false;
  const { card: source } = action;
  const ability = designAt(game, source).abilities[action.do === 'cast' ? 0 : action.ability];
  if (!ability) return true;
  if (!game.asksForTargetsOnly && action.do === 'activate' && isUseItself(game, source)) return false;
  const { zone } = cardAt(game, source);
  const spent = zone === 'hand' ? levelOf(game, source) : 0;
  if (ability.cost) {
    if (!canPay(game, ability.cost, { player, source, due: 'activationCost' }, spent)) return true;
    if (!game.asksForTargetsOnly) return false;
  }
  return !ability.parts.some(({ target, effects }) => {
    if (effects.some(({ impl: effect }) => effect.alone)) return true;
    const { impl: select, x = 0, y = 0 } = target ?? {};
    return select?.finds(game.state, { player, source, x, y }) ?? false;
  });
}

/** Its use pays an action cost, or exhausts a creature that would be destroyed for standing at the end of a Battle Phase. */
function isUseItself(game: KotcContext, no: CardNo): boolean {
  const kind = designAt(game, no).caveat?.impl.kind;
  if (kind === 'action cost') return true;
  return kind === 'destroyed if unexhausted' && cardAt(game, no).zone === 'battlefield';
}
