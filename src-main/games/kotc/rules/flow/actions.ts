import { idOf } from '../../../../engine/ask.js';
import type { Action, PlayerNo } from '../../../../engine/decision.js';
import { wantsToBeAsked } from '../../../../engine/stops/stops.js';
import type { PlayerAction } from './player-action.js';
import type { KotcContext } from '../context.js';

/** Something that a player may do now, and whether anything would come of it as things stand. */
export interface Offer {
  readonly action: PlayerAction;
  readonly idle: boolean;
}

export const pass: Action = { do: 'pass' };

/** Players are stopped only where something of use can be done, unless they want to be asked there. */
export const isWorthAsking = ({ state }: KotcContext, player: PlayerNo, offers: readonly Offer[]): boolean =>
  offers.some(({ idle }) => !idle) || wantsToBeAsked(state, player, state.turn);

/** Nothing of use is among them. */
export const areIdle = (actions: readonly Action[]): boolean =>
  actions.every((action) => action.do === pass.do || action.idle === true);

/** Offers as players see them. */
export function asActions(game: KotcContext, offers: readonly Offer[], mayPass: boolean): readonly Action[] {
  const actions = offers.map((offer) => asAction(game, offer));
  if (mayPass) actions.push(pass);
  return actions;
}

/** An offer as players see it. */
export function asAction({ state }: KotcContext, { action, idle }: Offer): Action {
  if (!('card' in action)) return { do: action.do };
  const card = idOf(state, action.card);
  switch (action.do) {
    case 'activate':
      return marked({ do: action.do, card, ability: action.ability }, idle);
    case 'counter':
      return marked({ do: action.do, card, counter: action.counter }, idle);
    default:
      return marked({ do: action.do, card }, idle);
  }
}

const marked = (action: Action, idle: boolean): Action => (idle ? { ...action, idle } : action);
