import type { BaseEvent } from './log.js';
import type { Asking } from './rule-set.js';

/**
 * A replacement or prevention effect, such as a shield. It may ask players, and answers with the event that happens instead, or
 * null when nothing does.
 */
export type Replacement<T, E extends BaseEvent, K extends E['type']> = (
  game: T,
  event: Extract<E, { type: K }>,
) => Asking<Extract<E, { type: K }> | null>;

/** How a game's events change its state. */
export interface EventPipeline<T, E extends BaseEvent> {
  /** By the type of the event that they replace or prevent. */
  readonly replacements: { readonly [K in E['type']]?: Replacement<T, E, K> };
  /** Changes the state, tells the listeners and writes the log. */
  readonly apply: (game: T, event: E) => void;
}

/** Applies an event, or what replaces it. @returns what was applied; null when the event was prevented */
export function* emit<T, E extends BaseEvent, K extends E['type']>(
  pipeline: EventPipeline<T, E>,
  game: T,
  event: Extract<E, { type: K }>,
): Asking<Extract<E, { type: K }> | null> {
  const replacement = pipeline.replacements[event.type as K];
  const outcome = replacement ? yield* replacement(game, event) : event;
  if (outcome !== null) pipeline.apply(game, outcome);
  return outcome;
}
