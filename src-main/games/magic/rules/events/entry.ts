import type { PlayerNo } from '../../../../engine/decision.js';
import type { CardNo } from '../../../../engine/state.js';
import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { EventOf } from '../state/events.js';

type Entry = EventOf<'comeIntoPlay'>;

/** Something comes into play: with all the fields that the event can have, so that all such events are of one shape. */
export const entry = (
  no: CardNo,
  player: PlayerNo,
  rule: string,
  { tapped, attachTo, played }: Pick<Entry, 'tapped' | 'attachTo' | 'played'> = {},
): Entry => ({
  type: 'comeIntoPlay',
  player,
  cards: listOf(no),
  tapped,
  attachTo,
  counters: undefined,
  chosen: undefined,
  copyOf: undefined,
  played,
  rules: [rule],
});
