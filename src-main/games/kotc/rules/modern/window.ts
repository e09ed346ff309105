import type { Steps } from '../../../../engine/frames/frames.js';
import type { PlayerNo } from '../../../../engine/decision.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has } from '../../../../engine/state.js';
import { beginForcedAttack } from './battle.js';
import { askAction, isChaining, offersToAsk, startChain } from './chain.js';
import type { KotcContext } from '../context.js';
import type { PlayerAction } from '../flow/player-action.js';
import { closeWindow, gatherTriggers, openWindow } from '../events/moments.js';
import { askAllAgain, decline } from '../flow/polls.js';
import type { WindowFrame } from '../state/frames.js';
import { lasting } from '../state/lasting.js';
import { takeTurnAction } from './turn-actions.js';

/** Everybody may act, until all decline in a row (K14-Q-04, K14-Q-05). */
export const windowSteps: Steps<KotcContext, WindowFrame> = {
  open(game, own) {
    openWindow(game);
    gatherTriggers(game);
    askAllAgain(game, own);
  },
  *ask(game, own) {
    const { state } = game;
    while (own.declined < state.players.length) {
      const { player, scope } = own;
      const offers = !has(state.out, player) && offersToAsk(game, player, scope);
      const action = offers && (yield* askAction(game, player, offers));
      if (action) {
        own.waiting = lasting(state, 'attack').length;
        askAllAgain(game, own);
        return yield* take(game, player, action);
      }
      decline(game, own);
      if (offers) return 'ask';
    }
    return 'close';
  },
  /** The attacks that a chain of this window has forced. */
  forced(game, { waiting }) {
    if (lasting(game.state, 'attack').length > waiting) return forceNext(game, waiting);
    gatherTriggers(game);
    return 'ask';
  },
  close: closeWindow,
};

function* forceNext(game: KotcContext, place: number): Asking<'forced'> {
  yield* beginForcedAttack(game, place);
  return 'forced';
}

function* take(game: KotcContext, player: PlayerNo, action: PlayerAction): Asking<'forced'> {
  if (isChaining(action)) yield* startChain(game, player, action);
  else yield* takeTurnAction(game, action);
  return 'forced';
}
