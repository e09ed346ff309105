/** What has been looked up of the objects of a game: good until an event changes it. */
import { has, type CardNo, type Players } from '../../../../engine/state.js';
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
  /** The same by players, for the permanents that each controls. */
  readonly revisions: number[];
  going: GoingOn | null;
  /** What goes on has changed since, but only for objects whose values are lost. */
  isGoingOld: boolean;
  /** The objects of which something was counted. */
  counted: CardNo[];
}

export const noValues = (players: number): Values => ({
  of: [],
  rounds: [],
  round: 1,
  revision: 1,
  revisions: Array<number>(players).fill(1),
  going: null,
  isGoingOld: false,
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
  losePermanents(values, -1);
  if (values.counted.length > 0) values.counted = [];
}

/** What permanents of some players are is no longer known, each by itself. */
export function losePermanents(values: Values, players: Players): void {
  values.revision += 1;
  const { revisions } = values;
  for (let player = 0; player < revisions.length; player += 1) {
    if (has(players, player)) revisions[player]! += 1;
  }
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
