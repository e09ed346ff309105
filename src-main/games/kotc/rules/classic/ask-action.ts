import { type Question } from '../../../../engine/ask.js';
import { askAct } from '../../../../engine/ask-act.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { asActions, isWorthAsking, type Offer } from '../flow/actions.js';
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
    const chosen = offers[yield* listed(game, question, offers, must)];
    if (state.out === out) return chosen?.action ?? null;
    if (isOut(game, question.player) || !chosen) return null;
    if (forbids(game, question.player, chosen.action) === null) return chosen.action;
  }
  return null;
}

const listed = (
  game: KotcContext,
  question: Question,
  offers: readonly Offer[],
  must: boolean,
): Asking<number> => askAct(game, question, () => asActions(game, offers, !must));

/** What a player is to be asked about; null when there is nothing, or nothing worth it. */
export function ifWorthAsking(
  game: KotcContext,
  player: PlayerNo,
  offersFor: (game: KotcContext, player: PlayerNo) => readonly Offer[],
): readonly Offer[] | null {
  if (game.known?.isAnothers(player)) return null;
  const offers = offersFor(game, player);
  return offers.length > 0 && isWorthAsking(game, player, offers) ? offers : null;
}
