import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { fightForced } from './battle.js';
import { askAction, isChaining, offersToAsk, playChain } from './chain.js';
import type { KotcContext } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { closeWindow, gatherTriggers, openWindow } from '../events/moments.js';
import type { Offer } from '../flow/actions.js';
import { pollAll } from '../flow/polls.js';
import { lasting } from '../state/lasting.js';

/** What the turn player may do in a window besides chaining actions, such as a summon in the Action Phase. */
export type TurnActionHandler = (game: KotcContext, action: PlayerAction) => Asking | undefined;

/** A window: everybody may act, until all decline in a row (K14-Q-04, K14-Q-05). */
export function* holdWindow(game: KotcContext, onTurnAction?: TurnActionHandler): Asking {
  openWindow(game);
  gatherTriggers(game);
  const scope = onTurnAction ? 'window' : 'chain';
  yield* pollAll(game, (player) => {
    const offers = offersToAsk(game, player, scope);
    return offers && act(game, player, offers, onTurnAction);
  });
  closeWindow(game);
}

function* act(
  game: KotcContext,
  player: PlayerNo,
  offers: readonly Offer[],
  onTurnAction?: TurnActionHandler,
): Asking<boolean> {
  const action = yield* askAction(game, player, offers);
  if (action === null) return false;
  if (isChaining(action)) {
    const waiting = lasting(game.state, 'attack').length;
    yield* playChain(game, player, action);
    yield* fightForced(game, waiting, holdWindow);
  } else {
    const doing = onTurnAction?.(game, action);
    if (doing) yield* doing;
  }
  gatherTriggers(game);
  return true;
}
