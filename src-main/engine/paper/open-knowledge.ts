import { clone } from '../plain.js';
import { writable } from '../pipeline/writable.js';
import type { GameContext } from '../rule-set.js';
import { anybody, type BaseState } from '../state.js';
import { isOpen } from './named-card.js';

/** The same game in which every player knows what everybody knows, and nothing else; the given one stays as it is. */
export function withOpenKnowledge<S extends BaseState, T extends GameContext<S>>(game: T): T {
  const state = clone(game.state);
  for (const card of writable<BaseState>(state).cards) card.known = isOpen(card) ? anybody(state) : 0;
  return { ...game, state };
}
