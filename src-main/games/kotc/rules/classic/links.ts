import { call, type Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import type { Offer } from '../flow/actions.js';
import { firstAsked } from '../flow/polls.js';
import type { ClassicChainFrame, KotcFrame, ResolveFrame, ResponsesFrame } from '../state/frames.js';
import type { Link } from '../state/state.js';
import { activate, carryOut, putAway } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { callForCounters } from './named-counters.js';
import { responsesFor } from './offers.js';
import { purposes } from '../purposes.js';

/** Makes something a link that others may answer. */
export function addLink(game: KotcContext, link: Link): void {
  const number = game.state.chain.length + 1;
  const { link: ability, chain } = game.edition.cite;
  perform(game, { type: 'link', link, number, rules: 'ability' in link ? ability : chain });
}

/** A summon, or an ability on its own: others may respond, then all is carried out (K06-CHN-01 to 04, 25). */
export function playLink(game: KotcContext, link: Link): void {
  addLink(game, link);
  callChain(game);
}

/** The chain that the latest link begins comes next. */
export function callChain(game: KotcContext): void {
  call<KotcFrame>(game, { do: 'chain', step: 'counters', before: game.state.chain.length - 1 });
}

/** Responses, then everything from the latest link back to the first. */
export const chainSteps: Steps<KotcContext, ClassicChainFrame> = {
  counters: (game) => callForCounters(game),
  respond: callForResponses,
  resolve: (game, { before }) => callToResolve(game, before),
  close: (game) => perform(game, { type: 'resolved', rules: game.edition.cite.resolved }),
};

export function callForResponses(game: KotcContext): void {
  call<KotcFrame>(game, { do: 'responses', step: 'begin', left: [] });
}

/**
 * Asks for responses to the latest link, whose next turn comes first: of several players one, of each link one response,
 * never its own maker; a response is a link itself (K06-CHN-17 to 24).
 */
export const responsesSteps: Steps<KotcContext, ResponsesFrame> = {
  begin(game, own) {
    own.left = playersFrom(game, firstAsked(game));
  },
  ask(game, own) {
    const player = own.left.shift();
    if (player === undefined) return 'end';
    if (player === game.state.chain.at(-1)?.player) return 'ask';
    const offers = offersToAsk(game, player);
    return offers === null ? 'ask' : askResponse(game, player, offers);
  },
  counters(game) {
    callForCounters(game);
    return 'begin';
  },
};

const offersToAsk = (game: KotcContext, player: PlayerNo): readonly Offer[] | null =>
  ifWorthAsking(game, player, responsesFor);

function* askResponse(
  game: KotcContext,
  player: PlayerNo,
  offers: readonly Offer[],
): Asking<'ask' | 'counters'> {
  const question = { player, purpose: purposes.respond, rule: game.edition.cite.respond[0] ?? '' };
  const action = yield* askAction(game, question, () => offersToAsk(game, player), false, offers);
  if (action?.do !== 'activate') return 'ask';
  const link = yield* activate(game, player, action.card, action.ability);
  if (!link) return 'ask';
  addLink(game, link);
  return 'counters';
}

/** Has the links above that many carried out next. */
export function callToResolve(game: KotcContext, downTo: number): void {
  call<KotcFrame>(game, { do: 'resolve', step: 'links', downTo });
}

/** Carries out links, the latest first; those of players who have lost come to nothing (K06-Q-97). */
export const resolveSteps: Steps<KotcContext, ResolveFrame> = {
  *links(game, { downTo }) {
    const { state, edition } = game;
    const link = state.chain.at(-1);
    if (!link || state.chain.length <= downTo) return 'end';
    const number = state.chain.length;
    perform(game, { type: 'resolve', number, card: link.card, rules: edition.cite.resolve });
    if ('ability' in link) {
      if (!link.negated && !isOut(game, link.player)) yield* carryOut(game, link);
      putAway(game, link);
    }
    perform(game, { type: 'unlink', rules: edition.cite.resolve });
    if (state.chain.length > 0) callForCounters(game);
    return 'links';
  },
};
