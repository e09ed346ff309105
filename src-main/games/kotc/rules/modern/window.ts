import type { Own, Steps } from '../../../../engine/frames/frames.js';
import type { Asking } from '../../../../engine/rule-set.js';
import { has } from '../../../../engine/state.js';
import { beginForcedAttack } from './battle.js';
import { askAction, isChaining, offersToAsk, startChain } from './chain.js';
import type { KotcContext } from '../context.js';
import type { Offer } from '../flow/actions.js';
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
  ask(game, own) {
    const { state } = game;
    for (; own.declined < state.players.length; decline(game, own)) {
      const { player, scope } = own;
      const offers = !has(state.out, player) && offersToAsk(game, player, scope);
      if (offers) return act(game, own, offers);
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

function* act(game: KotcContext, own: Own<WindowFrame>, offers: readonly Offer[]): Asking<'ask' | 'forced'> {
  const { player } = own;
  const action = yield* askAction(game, player, offers);
  if (action === null) {
    decline(game, own);
    return 'ask';
  }
  own.waiting = lasting(game.state, 'attack').length;
  askAllAgain(game, own);
  if (isChaining(action)) yield* startChain(game, player, action);
  else yield* takeTurnAction(game, action);
  return 'forced';
}
