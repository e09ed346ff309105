import { writable } from '../pipeline/writable.js';
import type { BaseState } from '../state.js';
import { chanceFrom } from './chance.js';

/** What chance gave to one draw: the faces of dice, or the order of a shuffle or random pick. */
export type Draw =
  | { readonly dice: readonly number[]; readonly sides: number }
  | { readonly pick: readonly number[] };

/** What chance gave in a stretch of a game, in the order in which it was drawn. */
export interface Draws {
  readonly dice: readonly number[];
  readonly picks: readonly (readonly number[])[];
}

/** Notes what a game draws. */
export class DrawNotes implements Draws {
  readonly dice: number[] = [];
  readonly picks: (readonly number[])[] = [];

  note(draw: Draw): void {
    if ('dice' in draw) this.dice.push(...draw.dice);
    else this.picks.push([...draw.pick]);
  }
}

/**
 * Has a state draw again what was drawn from there before, whatever its seed is. What is scripted in it comes after that, as far as
 * those draws did not use it.
 */
export function forceDraws({ chance }: Pick<BaseState, 'chance'>, { dice, picks }: Draws): void {
  const own = writable(chance);
  own.dice = [...dice, ...own.dice.slice(dice.length)];
  own.picks = [...picks.map((pick) => [...pick]), ...own.picks.slice(picks.length)];
}

/** Has all that a state draws from now on come from another seed; what was still scripted is dropped with the former one. */
export function rekey(state: Pick<BaseState, 'chance'>, seed: number): void {
  Object.assign(state.chance, chanceFrom(seed));
}
