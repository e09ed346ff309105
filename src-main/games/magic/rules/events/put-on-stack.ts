import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { CardNo } from '../../../../engine/state.js';
import { addCard, type NewCard } from '../../../../engine/zones.js';
import { blankObject } from '../state/blank-object.js';
import { laws, type MagicCard, type State } from '../state/state.js';

/** What an object begins with; undefined is the same as left out. */
type Made = Pick<MagicCard, 'design' | 'player' | 'made'> & {
  readonly [F in keyof MagicCard]?: Writable<MagicCard>[F] | undefined;
};

/** Puts an object that is no card on top of the stack. @returns its number */
export function putOnStack(state: Writable<State>, made: Made): CardNo {
  const object = Object.assign(blankObject(), { owner: made.player, zone: 'stack' }, made);
  return addCard(state, laws, object as NewCard<MagicCard> & { readonly zone: 'stack' }, 'top');
}
