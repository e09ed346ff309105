import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { apply } from '../events/door.js';
import type { Kotc } from '../context.js';
import { firstAsked } from '../flow/polls.js';
import type { AbilityLink, Link } from '../state/state.js';
import { activate, carryOut, putAway } from './activation.js';
import { askAction, ifWorthAsking } from './ask-action.js';
import { isOut, playersFrom } from './elimination.js';
import { offerCounters } from './named-counters.js';
import { responsesFor } from './offers.js';

/** Makes something a link that others may answer. */
export function addLink(table: Kotc, link: Link): void {
  const number = table.state.chain.length + 1;
  const { link: ability, chain } = table.edition.cite;
  apply(table, { type: 'link', link, number, rules: 'ability' in link ? ability : chain });
}

/** A summon, or an ability on its own: others may respond, then all is carried out (K06-CHN-01 to 04, 25). */
export function* playLink(table: Kotc, link: Link): Asking {
  addLink(table, link);
  yield* playChain(table);
}

/** The chain that the latest link begins: responses, then everything from the latest link back to it. */
export function* playChain(table: Kotc): Asking {
  const { state, edition } = table;
  const before = state.chain.length - 1;
  yield* offerCounters(table);
  yield* askResponses(table);
  yield* resolveDownTo(table, before);
  apply(table, { type: 'resolved', rules: edition.cite.resolved });
}

/**
 * Asks for responses to the latest link, whose next turn comes first: of several players one, of each link one response,
 * never its own maker; a response is a link itself (K06-CHN-17 to 24).
 */
export function* askResponses(table: Kotc): Asking {
  const { state } = table;
  for (let answered = true; answered;) {
    answered = false;
    for (const player of playersFrom(table, firstAsked(table))) {
      if (player === state.chain.at(-1)?.player) continue;
      const link = yield* askResponse(table, player);
      if (!link) continue;
      addLink(table, link);
      yield* offerCounters(table);
      answered = true;
      break;
    }
  }
}

function* askResponse(table: Kotc, player: PlayerNo): Asking<AbilityLink | null> {
  const question = { player, purpose: 'respond', rule: table.edition.cite.respond[0] ?? '' };
  const action = yield* askAction(table, question, () =>
    ifWorthAsking(table, player, responsesFor(table, player)),
  );
  return action?.do === 'activate' ? yield* activate(table, player, action.card, action.ability) : null;
}

/** Carries out the links above that many, the latest first; those of players who have lost come to nothing (K06-Q-97). */
export function* resolveDownTo(table: Kotc, count: number): Asking {
  const { state, edition } = table;
  for (let link = state.chain.at(-1); link && state.chain.length > count; link = state.chain.at(-1)) {
    const number = state.chain.length;
    apply(table, { type: 'resolve', number, card: link.card, rules: edition.cite.resolve });
    if ('ability' in link) {
      if (!link.negated && !isOut(table, link.player)) yield* carryOut(table, link);
      putAway(table, link);
    }
    apply(table, { type: 'unlink', rules: edition.cite.resolve });
    if (state.chain.length > 0) yield* offerCounters(table);
  }
}
