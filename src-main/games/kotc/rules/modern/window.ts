import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { fightForced } from './battle.js';
import { askAction, isChaining, offersToAsk, playChain } from './chain.js';
import type { Kotc } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { closeWindow, gatherOccasions, openWindow } from '../events/occasions.js';
import type { Offer } from '../flow/actions.js';
import { pollAll } from '../flow/polls.js';

/** What the turn player may do in a window besides chaining actions, such as a summon in the Action Phase. */
export type TurnActionHandler = (table: Kotc, action: PlayerAction) => Asking | undefined;

/** A window: everybody may act, until all decline in a row (K14-Q-04, K14-Q-05). */
export function* holdWindow(table: Kotc, onTurnAction?: TurnActionHandler): Asking {
  openWindow(table);
  gatherOccasions(table);
  const scope = onTurnAction ? 'window' : 'chain';
  yield* pollAll(table, (player) => {
    const offers = offersToAsk(table, player, scope);
    return offers && act(table, player, offers, onTurnAction);
  });
  closeWindow(table);
}

function* act(
  table: Kotc,
  player: PlayerNo,
  offers: readonly Offer[],
  onTurnAction?: TurnActionHandler,
): Asking<boolean> {
  const action = yield* askAction(table, player, offers);
  if (action === null) return false;
  if (isChaining(action)) {
    const waiting = table.state.forced.length;
    yield* playChain(table, player, action);
    yield* fightForced(table, waiting, holdWindow);
  } else {
    const doing = onTurnAction?.(table, action);
    if (doing) yield* doing;
  }
  gatherOccasions(table);
  return true;
}
