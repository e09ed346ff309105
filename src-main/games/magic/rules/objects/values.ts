/** What has been looked up of the objects of a game: good until an event changes it. */
import type { Characteristics } from '../state/characteristics.js';
import type { GoingOn } from './going.js';

export interface Values {
  /** By objects; `rounds` says of which round each is. */
  readonly of: Characteristics[];
  readonly rounds: number[];
  /** Raised where all values are lost. */
  round: number;
  /** Raised where any value is lost. */
  revision: number;
  going: GoingOn | null;
}

export const noValues = (): Values => ({ of: [], rounds: [], round: 1, revision: 1, going: null });

/** Nothing is known any more. */
export function loseAll(values: Values): void {
  values.round += 1;
  values.revision += 1;
  values.going = null;
}

/** Some objects are no longer what they were, and nothing else hangs on them. */
export function loseSome(values: Values, cards: readonly number[]): void {
  for (const no of cards) values.rounds[no] = 0;
  values.revision += 1;
}
