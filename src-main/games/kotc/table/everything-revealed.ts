import { clone } from '../../../engine/plain.js';
import { anybody } from '../../../engine/state.js';
import { writable } from '../../../engine/pipeline/writable.js';
import type { KotcContext } from '../rules/context.js';

/** The same table with everything known to everybody; the given one stays as it is. */
export function withEverythingRevealed(game: KotcContext): KotcContext {
  const state = clone(game.state);
  for (const card of writable(state).cards) card.known = anybody(state);
  return { ...game, state, everythingRevealed: true };
}
