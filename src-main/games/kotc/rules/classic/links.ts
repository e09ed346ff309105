import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { perform } from '../events/pipeline.js';
import type { KotcContext } from '../context.js';
import { firstAsked } from '../flow/polls.js';
import type { AbilityLink, Link } from '../state/state.js';
import { activate, carryOut, putAway } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { offerCounters } from './named-counters.js';
import { responsesFor } from './offers.js';
import { purposes } from '../purposes.js';

/** Makes something a link that others may answer. */
export function addLink(game: KotcContext, link: Link): void {
  const number = game.state.chain.length + 1;
  const { link: ability, chain } = game.edition.cite;
  perform(game, { type: 'link', link, number, rules: 'ability' in link ? ability : chain });
}

/** A summon, or an ability on its own: others may respond, then all is carried out (K06-CHN-01 to 04, 25). */
export function* playLink(game: KotcContext, link: Link): Asking {
  addLink(game, link);
  yield* playChain(game);
}

/** The chain that the latest link begins: responses, then everything from the latest link back to it. */
export function* playChain(game: KotcContext): Asking {
  const { state, edition } = game;
  const before = state.chain.length - 1;
  yield* offerCounters(game);
  yield* askResponses(game);
  yield* resolveDownTo(game, before);
  perform(game, { type: 'resolved', rules: edition.cite.resolved });
}

/**
 * Asks for responses to the latest link, whose next turn comes first: of several players one, of each link one response,
 * never its own maker; a response is a link itself (K06-CHN-17 to 24).
 */
export function* askResponses(game: KotcContext): Asking {
  const { state } = game;
  for (let answered = true; answered;) {
    answered = false;
    for (const player of playersFrom(game, firstAsked(game))) {
      if (player === state.chain.at(-1)?.player) continue;
      const link = yield* askResponse(game, player);
      if (!link) continue;
      addLink(game, link);
      yield* offerCounters(game);
      answered = true;
      break;
    }
  }
}

function* askResponse(game: KotcContext, player: PlayerNo): Asking<AbilityLink | null> {
  const question = { player, purpose: purposes.respond, rule: game.edition.cite.respond[0] ?? '' };
  const action = yield* askAction(game, question, () =>
    ifWorthAsking(game, player, responsesFor(game, player)),
  );
  return action?.do === 'activate' ? yield* activate(game, player, action.card, action.ability) : null;
}

/** Carries out the links above that many, the latest first; those of players who have lost come to nothing (K06-Q-97). */
export function* resolveDownTo(game: KotcContext, count: number): Asking {
  const { state, edition } = game;
  for (let link = state.chain.at(-1); link && state.chain.length > count; link = state.chain.at(-1)) {
    const number = state.chain.length;
    perform(game, { type: 'resolve', number, card: link.card, rules: edition.cite.resolve });
    if ('ability' in link) {
      if (!link.negated && !isOut(game, link.player)) yield* carryOut(game, link);
      putAway(game, link);
    }
    perform(game, { type: 'unlink', rules: edition.cite.resolve });
    if (state.chain.length > 0) yield* offerCounters(game);
  }
}
