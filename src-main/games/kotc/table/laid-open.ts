import { clone } from '../../../engine/plain.js';
import { anybody } from '../../../engine/state.js';
import type { Kotc } from '../rules/context.js';

/** The same table with everything known to everybody; the given one stays as it is. */
export function laidOpen(table: Kotc): Kotc {
  const state = clone(table.state);
  for (const card of state.cards) card.known = anybody(state);
  return { ...table, state, laidOpen: true };
}
