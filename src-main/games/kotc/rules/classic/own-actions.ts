import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has } from '../../../../engine/state.js';
import type { Offer } from '../flow/actions.js';
import type { PlayerAction } from '../flow/player-action.js';
import type { Kotc } from '../context.js';
import type { Phase } from '../state/state.js';
import { askAction } from './ask-action.js';
import { pause, settle } from './conditional.js';
import { isOut } from './elimination.js';
import { useCounter } from './named-counters.js';

/**
 * Asks the turn player what to do, one thing after another, until they pass or have lost; each is completely done, with all
 * that it causes, before the next.
 *
 * @param mustAct there is something that cannot be passed over
 */
export function* actUntilPass(
  table: Kotc,
  player: PlayerNo,
  purpose: Phase,
  offersFor: (table: Kotc, player: PlayerNo) => readonly Offer[],
  perform: (table: Kotc, player: PlayerNo, action: PlayerAction) => Asking,
  mustAct: (table: Kotc) => boolean = () => false,
): Asking {
  const question = { player, purpose, rule: table.edition.cite.window[0] ?? '' };
  const offersToAsk = (): readonly Offer[] | null => {
    const offers = offersFor(table, player);
    const isOfUse = offers.some(({ idle }) => !idle);
    return isOfUse || has(table.state.asksAlways, player) ? offers : null;
  };
  while (!isOut(table, player)) {
    const must = mustAct(table);
    const action = yield* askAction(table, question, offersToAsk, must);
    if ((action === null && !must) || isOut(table, player)) return;
    if (action?.do === 'counter') yield* useCounter(table, player, action.card, action.counter);
    else if (action) yield* perform(table, player, action);
    yield* settle(table);
    yield* pause(table, player);
  }
}
