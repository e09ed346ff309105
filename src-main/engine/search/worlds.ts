import { pickedFrom, type Chance } from '../chance/chance.js';
import { clone } from '../plain.js';
import { writable } from '../pipeline/writable.js';
import type { BaseState } from '../state.js';
import { UNKNOWN, type KnownPosition } from './known-position.js';

/**
 * A state in which every card is one, as it could be for all that the player knows. What is left of the own deck lies behind the own
 * unknown cards, in any order. Nobody tells a player what others play with: their unknown cards are taken for some of a deck like the
 * player's own, which hangs together as a deck does.
 */
export function drawWorld<S extends BaseState>(
  { state, deck }: Pick<KnownPosition<S>, 'state' | 'deck'>,
  chance: Chance,
): S {
  const world = clone(state);
  const { cards } = writable<BaseState>(world);
  for (const owner of world.players.keys()) {
    const unknown = cards.filter((card) => card.owner === owner && card.design === UNKNOWN);
    const left = [...deck];
    for (const card of cards) {
      if (card.owner !== owner || card.made || card.design === UNKNOWN) continue;
      const place = left.indexOf(card.design);
      if (place >= 0) left.splice(place, 1);
    }
    const among = left.length > 0 ? left : deck;
    const drawn = pickedFrom(chance, among, Math.min(unknown.length, among.length));
    for (const [place, card] of unknown.entries()) {
      card.design = drawn[place % Math.max(1, drawn.length)] ?? 0;
      if (card.copyOf === UNKNOWN) card.copyOf = card.design;
    }
  }
  return world;
}
