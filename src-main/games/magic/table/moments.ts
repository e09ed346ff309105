/** What is seen of an event as it happens. */
import type { CardId } from '../../../engine/decision.js';
import type { Moment } from '../../../engine/table/log-line.js';
import type { MagicEvent } from '../rules/state/events.js';

/** @param idOf the ids of the event's cards, null where the viewer cannot tell */
export function momentOf(event: MagicEvent, idOf: (nth: number) => CardId | null): Moment | null {
  const { player } = event;
  switch (event.type) {
    case 'damage': {
      const { to, amount } = event;
      if ('player' in to) return { kind: 'wound', player: to.player, amount, how: null };
      return { kind: 'damage', card: idOf(0), amount };
    }
    case 'loseLife':
      return { kind: 'wound', player, amount: event.amount, how: null };
    case 'gainLife':
      return { kind: 'heal', player, amount: event.amount };
    case 'aim': {
      const cards = event.cards.slice(1).flatMap((_, nth) => idOf(nth + 1) ?? []);
      return cards.length === 0 ? null : { kind: 'target', player, source: idOf(0), cards };
    }
    case 'shuffle':
      return { kind: 'shuffle', player };
    case 'coin':
      return { kind: 'coins', player, heads: [event.heads], why: event.won ? 'won' : 'lost' };
    case 'die':
      return { kind: 'dice', player, dice: [event.rolled], why: `of ${event.sides} sides` };
    default:
      return null;
  }
}
