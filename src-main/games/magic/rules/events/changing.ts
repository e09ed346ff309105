import type { Writable } from '../../../../engine/pipeline/writable.js';
import type { Players } from '../../../../engine/state.js';
import type { Magic } from '../context.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import type { MagicCard, State } from '../state/state.js';

/** Changes a state by an event. @returns who may know which cards it named, where that is not who knows them afterwards */
export type Changing<K extends MagicEvent['type']> = (
  state: Writable<State>,
  event: EventOf<K>,
  game: Magic,
) => readonly Players[] | void;
export type Changes<K extends MagicEvent['type']> = { readonly [T in K]: Changing<T> };

export const cardAt = (state: Writable<State>, no: number): Writable<MagicCard> => state.cards[no]!;
export const nothing = (): void => undefined;
