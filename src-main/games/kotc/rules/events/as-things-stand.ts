import type { KotcContext } from '../context.js';
import { canLieSideways, cardAt } from '../state/values.js';
import type { EventOf, KotcEvent } from './events.js';

/** An event of those that can be replaced as it happens now; null when it cannot happen. */
export function asThingsStand(game: KotcContext, event: KotcEvent): KotcEvent | null {
  switch (event.type) {
    case 'move':
      return isHomeward(event) ? sentHome(game, event) : event;
    case 'exhaust': {
      const canAll = event.cards.every(
        (no) => canLieSideways(cardAt(game, no)) && !cardAt(game, no).exhausted,
      );
      return canAll ? event : null;
    }
    default:
      return event;
  }
}

const homeward = {
  destroy: true,
  bounce: true,
  bury: true,
  sheathe: true,
  silo: true,
  sacrifice: true,
} as const;
type Homeward = keyof typeof homeward;

const isHomeward = (event: EventOf<'move'>): event is EventOf<'move'> & { readonly why: Homeward } =>
  event.why in homeward;

/**
 * A card or pawn that has left the game goes nowhere. A card in a grave cannot be destroyed again (K14-Q-35), and a card in its owner's
 * hand is there already.
 */
function sentHome(
  game: KotcContext,
  event: EventOf<'move'> & { readonly why: Homeward },
): EventOf<'move'> | null {
  const { zone, player, owner, ceased } = cardAt(game, event.card);
  if (zone === 'removed' || ceased) return null;
  const isDestroyed = event.why === 'destroy' || event.why === 'sacrifice';
  if (isDestroyed && zone === 'grave') return null;
  if (event.why === 'bounce' && zone === 'hand' && player === owner) return null;
  const { from } = event;
  return from?.player === player && from.zone === zone ? event : { ...event, from: { player, zone } };
}
