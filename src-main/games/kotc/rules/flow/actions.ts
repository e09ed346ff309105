import { idOf } from '../../../../engine/ask.js';
import type { Action } from '../../../../engine/decision.js';
import type { Deed } from './deed.js';
import type { Kotc } from '../context.js';

/** Something that a player may do now, and whether anything would come of it as things stand. */
export interface Offer {
  readonly deed: Deed;
  readonly idle: boolean;
}

export const pass: Action = { do: 'pass' };

/** Nothing of use is among them. */
export const areIdle = (actions: readonly Action[]): boolean =>
  actions.every((action) => action.do === pass.do || action.idle === true);

/** An offer as players see it. */
export function asAction({ state }: Kotc, { deed, idle }: Offer): Action {
  if (!('card' in deed)) return { do: deed.do };
  const card = idOf(state, deed.card);
  switch (deed.do) {
    case 'activate':
      return marked({ do: deed.do, card, ability: deed.ability }, idle);
    case 'counter':
      return marked({ do: deed.do, card, counter: deed.counter }, idle);
    default:
      return marked({ do: deed.do, card }, idle);
  }
}

const marked = (action: Action, idle: boolean): Action => (idle ? { ...action, idle } : action);
