import type { BaseEvent } from './log.js';
import type { Asking } from './rule-set.js';

/**
 * What may step in before an event happens: prevention, replacement, a shield. It may ask players, and answers with the
 * event that happens instead, or null when nothing does.
 */
export type Wait<T, E extends BaseEvent, K extends E['type']> = (
  game: T,
  event: Extract<E, { type: K }>,
) => Asking<Extract<E, { type: K }> | null>;

/** The one door through which the state changes: what waits at it, what it changes, what listens behind it. */
export interface Door<T, E extends BaseEvent> {
  readonly waits: { readonly [K in E['type']]?: Wait<T, E, K> };
  /** Changes the state, tells the listeners and writes the log. */
  readonly apply: (game: T, event: E) => void;
}

/** Lets an event happen, unless something at the door changes or stops it. @returns what happened */
export function* happen<T, E extends BaseEvent, K extends E['type']>(
  door: Door<T, E>,
  game: T,
  event: Extract<E, { type: K }>,
): Asking<Extract<E, { type: K }> | null> {
  const wait = door.waits[event.type as K];
  const outcome = wait ? yield* wait(game, event) : event;
  if (outcome !== null) door.apply(game, outcome);
  return outcome;
}
