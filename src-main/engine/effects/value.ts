import type { CardNo } from '../state.js';
import type { Effect } from './effect.js';

/** What an effect does to a value of a card: it adds to it, or sets it. V are the game's names of values. */
export type ValueChange<V extends string = string> =
  | { readonly stat: V; readonly by: number }
  | { readonly stat: V; readonly to: number };

interface AnyChange {
  readonly stat?: string;
  readonly by?: number;
  readonly to?: number;
}

/**
 * A value of a card now: what is printed, then every change in the order in which the effects began, so that a later one
 * that sets it undoes an earlier one that adds to it. Nobody else adds or subtracts.
 *
 * @param effects in that order, as the state keeps them and as `inOrder` lays them
 * @param printed with what counts before any effect, such as counters
 * @param least no change takes it lower, so that no deficit is remembered
 */
export function valueOf<V extends string>(
  effects: readonly Effect[],
  card: CardNo,
  stat: V,
  printed: number,
  least = -Infinity,
): number {
  let value = printed;
  for (let place = 0; place < effects.length; place += 1) {
    const { on, does } = effects[place] as Effect<AnyChange>;
    if (!('card' in on) || on.card !== card || does.stat !== stat) continue;
    value = Math.max(least, does.to ?? value + (does.by ?? 0));
  }
  return value;
}

/**
 * Effects that go on together with those of static abilities, which the rules find in the state and which last as long as their
 * source is there: in the order in which they began. An ability's effect began when its source became the object that it is: `since`
 * is that object's id.
 */
export const inOrder = <W>(...lists: readonly (readonly Effect<W>[])[]): readonly Effect<W>[] =>
  lists.flat().sort((one, other) => one.since - other.since);
