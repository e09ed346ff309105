/** What has been looked up of the objects of a game: good until an event changes it. */
import type { CardNo } from '../../../../engine/state.js';
import type { Characteristics } from '../state/characteristics.js';
import type { GoingOn } from './going.js';

export interface Values {
  /** By objects; `rounds` says of which round each is. */
  readonly of: Characteristics[];
  readonly rounds: number[];
  /** Raised where all values are lost. */
  round: number;
  /** Raised where what permanents are is lost, but for power and toughness that are counted. */
  revision: number;
  going: GoingOn | null;
  /** The objects of which something was counted. */
  counted: CardNo[];
}

export const noValues = (): Values => ({
  of: [],
  rounds: [],
  round: 1,
  revision: 1,
  going: null,
  counted: [],
});

/** Nothing is known any more. */
export function loseAll(values: Values): void {
  values.going = null;
  loseAllValues(values);
}

/** The same, but for what goes on: it is on other objects now, or has other numbers. */
export function loseAllValues(values: Values): void {
  values.round += 1;
  values.revision += 1;
  if (values.counted.length > 0) values.counted = [];
}

/** Some objects are no longer what they were, and nothing else hangs on them. */
export function loseSome({ rounds }: Values, cards: readonly CardNo[]): void {
  for (const no of cards) rounds[no] = 0;
}

/** What is counted is counted anew. */
export function loseCounted(values: Values): void {
  if (values.counted.length === 0) return;
  loseSome(values, values.counted);
  values.counted = [];
}
