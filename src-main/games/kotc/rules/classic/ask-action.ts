import { askAct, type Question } from '../../../../engine/ask.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { wantsToBeAsked } from '../../../../engine/stops/stops.js';
import { asAction, pass, type Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import { isOut } from './elimination.js';
import { forbids } from './legality.js';

/**
 * Asks what a player does. If somebody gives up before the answer (K11-Q-55), what was chosen may not be possible any more;
 * then it is asked anew.
 *
 * @param offersFor what can be done now; null where there is nothing to ask
 * @param must it cannot be passed
 * @param now what can be done now, where it has been worked out already
 * @returns null for a pass
 */
export function* askAction(
  game: KotcContext,
  question: Question,
  offersFor: () => readonly Offer[] | null,
  must = false,
  now = offersFor(),
): Asking<PlayerAction | null> {
  const { state } = game;
  for (let offers = now; offers !== null; offers = offersFor()) {
    const { out } = state;
    const actions = offers.map((offer) => asAction(game, offer));
    if (!must) actions.push(pass);
    const chosen = offers[yield* askAct(game, question, actions)];
    if (state.out === out) return chosen?.action ?? null;
    if (isOut(game, question.player) || !chosen) return null;
    if (forbids(game, question.player, chosen.action) === null) return chosen.action;
  }
  return null;
}

/** Players are stopped only where something of use can be done, unless they want to be asked there. */
export function ifWorthAsking(
  { state }: KotcContext,
  player: PlayerNo,
  offers: readonly Offer[],
): readonly Offer[] | null {
  const isOfUse = offers.some(({ idle }) => !idle);
  const isWorthIt = offers.length > 0 && (isOfUse || wantsToBeAsked(state, player, state.turn));
  return isWorthIt ? offers : null;
}
