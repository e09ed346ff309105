import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { KotcContext } from '../context.js';
import type { Phase } from '../state/state.js';
import { askAction } from './ask-action.js';
import { pause, settle } from './conditional.js';
import { isOut } from './elimination.js';
import { useCounter } from './named-counters.js';
import { purposes } from '../purposes.js';

/**
 * Asks the turn player what to do, one thing after another, until they pass or have lost; each is completely done, with all
 * that it causes, before the next.
 *
 * @param mustAct there is something that cannot be passed over
 */
export function* actUntilPass(
  game: KotcContext,
  player: PlayerNo,
  phase: Phase,
  offersFor: (game: KotcContext, player: PlayerNo) => readonly Offer[],
  perform: (game: KotcContext, player: PlayerNo, action: PlayerAction) => Asking,
  mustAct: (game: KotcContext) => boolean = () => false,
): Asking {
  const question = { player, purpose: purposes[phase], rule: game.edition.cite.window[0] ?? '' };
  const offersToAsk = (): readonly Offer[] | null => {
    const offers = offersFor(game, player);
    const isOfUse = offers.some(({ idle }) => !idle);
    return isOfUse || has(game.state.asksAlways, player) ? offers : null;
  };
  while (!isOut(game, player)) {
    const must = mustAct(game);
    const action = yield* askAction(game, question, offersToAsk, must);
    if ((action === null && !must) || isOut(game, player)) return;
    if (action?.do === 'counter') yield* useCounter(game, player, action.card, action.counter);
    else if (action) yield* perform(game, player, action);
    yield* settle(game);
    yield* pause(game, player);
  }
}
