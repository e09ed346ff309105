import { askOptions, idOf } from '../../../../engine/ask.js';
import { askAct } from '../../../../engine/ask-act.js';
import { call, type Own, type Steps } from '../../../../engine/frames/frames.js';
import type { Choice, PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { leftOf, type CardNo } from '../../../../engine/state.js';
import { activate, cast, carryOut, putAway } from './abilities.js';
import { counterImplOf } from './counters/counter-impls.js';
import { hasHitpointsFor } from './costs.js';
import { offerInBattle, useInBattle } from './counters/offer-in-battle.js';
import { countersOf, removeForEffect } from '../shared/counters.js';
import { checkOutcome, perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { isBarred } from './legality.js';
import { asActions, isWorthAsking, type Offer } from '../flow/actions.js';
import { offersFor, type Scope } from './offers.js';
import { gatherTriggers, newMoment } from '../events/moments.js';
import { decline, pollAll } from '../flow/polls.js';
import type { KotcFrame, ModernChainFrame } from '../state/frames.js';
import type { CounterKind, Link } from '../state/state.js';
import { cardAt, designAt, isInPlay, isPetrified } from '../state/values.js';
import { purposes } from '../purposes.js';

/** A action that starts or continues a chain. */
export type ChainingAction = Extract<PlayerAction, { do: 'cast' | 'activate' | 'counter' }>;
export const isChaining = (action: PlayerAction): action is ChainingAction =>
  action.do === 'cast' || action.do === 'activate' || action.do === 'counter';

/** What a player is to be asked about: false when nothing of use can be done, unless they want to be asked there. */
export function offersToAsk(game: KotcContext, player: PlayerNo, scope: Scope): readonly Offer[] | false {
  if (game.known?.isAnothers(player)) return false;
  const offers = offersFor(game, player, scope);
  return isWorthAsking(game, player, offers) && offers;
}

/** Asks what a player does. @returns null for passing */
export function* askAction(
  game: KotcContext,
  player: PlayerNo,
  offers: readonly Offer[],
): Asking<PlayerAction | null> {
  const { cite } = game.edition;
  const responds = game.state.chain.length > 0;
  const rule = (responds ? cite.respond : cite.window)[0] ?? '';
  const purpose = purposes[responds ? 'respond' : game.state.turn.phase];
  const chosen = yield* askAct(game, { player, purpose, rule }, () => asActions(game, offers, true));
  return offers[chosen]?.action ?? null;
}

/**
 * Starts a chain with a chaining action; the answers and what comes of it follow. What happens while it is being built belongs to
 * the window in which it was started, not to one of a battle that the chain forces (K14-Q-05).
 */
export function* startChain(game: KotcContext, player: PlayerNo, action: ChainingAction): Asking {
  if (!(yield* act(game, player, action))) return;
  call<KotcFrame>(game, { do: 'chain', step: 'respond', player: leftOfLastLink(game), declined: 0 });
}

export const chainSteps: Steps<KotcContext, ModernChainFrame> = {
  /**
   * Everybody is asked, beginning to the left of whoever added the last link, until all have declined in a row
   * (K14-CHN-07 to 13). A failed action or a counter whose effect happens at once adds no link: the same player is asked again (K14-Q-49).
   */
  respond(game, own) {
    for (; own.declined < game.state.players.length; decline(game, own)) {
      const offers = offersToAsk(game, own.player, 'chain');
      if (offers) return respond(game, own, offers);
    }
    return 'gather';
  },
  gather: gatherTriggers,
  /** Carries out the links, the latest first, each completely before the next (K14-CHN-18 to 20). */
  *resolve(game) {
    const { state, edition } = game;
    const link = state.chain.at(-1);
    if (!link) {
      perform(game, { type: 'resolved', rules: edition.cite.resolved });
      return 'end';
    }
    const { player, card } = link;
    newMoment(game);
    perform(game, { type: 'resolve', number: state.chain.length, card, rules: edition.cite.resolve });
    if (!isNegated(link)) yield* carryOutLink(game, link);
    if (!('counter' in link) && designAt(game, card).type === 'spell') putAway(game, card, player);
    perform(game, { type: 'unlink', rules: edition.cite.resolve });
    if (state.chain.length > 0 && state.battles.length > 0) yield* offerInBattle(game);
    return 'resolve';
  },
};

/**
 * Performs a chaining action; costs are paid at once (K14-CHN-16). The effects of some counters happen at once instead.
 * @returns whether a link was added
 */
function* act(game: KotcContext, player: PlayerNo, action: ChainingAction): Asking<boolean> {
  const impl = action.do === 'counter' ? counterImplOf(game, action.counter) : null;
  if (action.do === 'counter' && impl?.works === 'in a battle') {
    yield* useInBattle(game, player, action.card, action.counter, impl);
    return false;
  }
  const linked =
    action.do === 'counter'
      ? linkCounter(game, player, action)
      : action.do === 'cast'
        ? yield* cast(game, player, action.card)
        : yield* activate(game, player, action.card, action.ability);
  if (linked) yield* offerTraps(game);
  return linked;
}

function linkCounter(
  game: KotcContext,
  player: PlayerNo,
  action: Extract<PlayerAction, { do: 'counter' }>,
): true {
  newMoment(game);
  const { card, counter } = action;
  const stay = cardAt(game, card).id;
  removeForEffect(game, card, counter, player);
  const number = game.state.chain.length + 1;
  perform(game, {
    type: 'link',
    link: { player, card, stay, counter },
    number,
    rules: game.edition.cite.link,
  });
  return true;
}

function* respond(
  game: KotcContext,
  own: Own<ModernChainFrame>,
  offers: readonly Offer[],
): Asking<'respond'> {
  const { state } = game;
  const { player } = own;
  const action = yield* askAction(game, player, offers);
  if (action === null) {
    decline(game, own);
    return 'respond';
  }
  const links = state.chain.length;
  if (isChaining(action)) yield* act(game, player, action);
  if (state.chain.length > links) {
    own.declined = 0;
    own.player = leftOfLastLink(game);
  }
  return 'respond';
}

const leftOfLastLink = ({ state }: KotcContext): PlayerNo =>
  leftOf(state, state.chain.at(-1)?.player ?? state.turn.player);

/**
 * After a chaining action became a link, Trap Counters on unexhausted hosts can be used, each for an ability of its host
 * that the host's controller may activate, which counts as such an action itself (K14-CTR-66 to 76, K14-Q-51 to 54).
 */
function* offerTraps(game: KotcContext): Asking {
  yield* pollAll(game, (player) => {
    const hosts = countersOf(game, 'trap', player).filter((no) => !cardAt(game, no).exhausted);
    return hosts.length > 0 && offerTrap(game, player, hosts);
  });
}

function* offerTrap(game: KotcContext, player: PlayerNo, hosts: readonly CardNo[]): Asking<boolean> {
  const { state, edition } = game;
  const asChoice = (no: CardNo): Choice => ({ card: idOf(state, no), counter: 'trap' });
  const question = { player, purpose: purposes.trap, rule: edition.cite.trap[0] ?? '' };
  const [host] = yield* askOptions(game, question, hosts, asChoice, 0, 1);
  if (host === undefined) return false;
  removeForEffect(game, host, 'trap', player);
  yield* springTrap(game, host);
  return true;
}

/** The host's controller may exhaust it to activate any of its abilities, whatever its condition. */
function* springTrap(game: KotcContext, host: CardNo): Asking {
  const { player, id } = cardAt(game, host);
  if (isBarred(game, host) || isPetrified(cardAt(game, host))) return;
  const { abilities: all } = designAt(game, host);
  const abilities = [...all.keys()].filter((place) =>
    hasHitpointsFor(game.state, player, all[place]?.costs ?? []),
  );
  const { trap } = game.edition.cite;
  const question = { player, purpose: purposes.trapped, rule: trap[1] ?? '', about: host };
  const [ability] = yield* askOptions(game, question, abilities, (number) => ({ card: id, number }), 0, 1);
  if (ability !== undefined) yield* activate(game, player, host, ability, true);
}

function* carryOutLink(game: KotcContext, link: Link): Asking {
  if ('counter' in link) {
    yield* carryOutCounter(game, link);
    yield* checkOutcome(game);
  } else if ('ability' in link) {
    const isCut = () => isNegated(game.state.chain.at(-1));
    yield* carryOut(game, link.player, link.card, link.ability, link.selected ?? null, isCut);
  }
}

const isNegated = (link: Link | undefined): boolean =>
  link !== undefined && 'ability' in link && link.negated === true;

/** Carries a counter's effect out, if its host has not left play since (K14-Q-46). */
function* carryOutCounter(
  game: KotcContext,
  { player, card: host, stay, counter }: Extract<Link, { readonly counter: CounterKind }>,
): Asking {
  const card = cardAt(game, host);
  const impl = counterImplOf(game, counter);
  if (!isInPlay(card) || card.id !== stay || impl.works !== 'in a chain') return;
  const acting = impl.act(game, { player, host });
  if (acting) yield* acting;
}
