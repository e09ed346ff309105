import type { Magic } from '../context.js';
import { targetNo } from '../state/target-no.js';
import type { MagicEvent } from '../state/events.js';
import type { MagicCard } from '../state/state.js';

/**
 * An event as it happens now: with the numbers of what it makes, and without what cannot happen to them any more. Null where nothing
 * of it happens: what is tapped is not tapped again, and 0 damage is not dealt (MC-PLAY-25, MC-Q-109, MC-Q-131).
 */
export function asThingsStand(game: Magic, event: MagicEvent): MagicEvent | null {
  const { state } = game;
  switch (event.type) {
    case 'tap':
      return only(game, event, isUntapped);
    case 'untap':
    case 'untapAll':
      return only(game, event, isTapped);
    case 'move':
      return only(game, event, fromPlay[event.cause] ? isInPlay : isThere);
    case 'draw': {
      const top = state.players[event.player]!.zones.library[0];
      const { type, player, rules } = event;
      return top === undefined
        ? { type, player, cards: [], empty: true, rules }
        : { type, player, cards: [top], empty: undefined, rules };
    }
    case 'damage':
      return event.amount > 0 && isHit(game, event.to) ? event : null;
    case 'gainLife':
    case 'loseLife':
      return event.amount > 0 ? event : null;
    case 'putCounters':
      return event.amount > 0 ? only(game, event, isInPlay) : null;
    case 'removeCounters':
      return event.amount > 0 ? event : null;
    case 'control':
      return only(game, event, (card) => isInPlay(card) && card.player !== event.to);
    case 'makeToken': {
      const first = state.cards.length;
      return event.count > 0
        ? { ...event, cards: Array.from({ length: event.count }, (_, nth) => first + nth) }
        : null;
    }
    case 'trigger':
      return event.dropped ? event : { ...event, made: state.cards.length };
    case 'activate':
    case 'copySpell':
    case 'announceDamage':
      return { ...event, made: state.cards.length };
    default:
      return event;
  }
}

/** What only a permanent can suffer. */
const fromPlay: Readonly<Partial<Record<Extract<MagicEvent, { type: 'move' }>['cause'], true>>> = {
  destroy: true,
  sacrifice: true,
  check: true,
  legend: true,
};

const isThere = ({ ceased }: MagicCard): boolean => !ceased;
const isInPlay = ({ zone }: MagicCard): boolean => zone === 'play';
const isTapped = ({ zone, tapped }: MagicCard): boolean => zone === 'play' && tapped === true;
const isUntapped = ({ zone, tapped }: MagicCard): boolean => zone === 'play' && tapped === undefined;

const isHit = ({ state }: Magic, to: Extract<MagicEvent, { type: 'damage' }>['to']): boolean => {
  if ('player' in to) return true;
  const no = targetNo(state, to.card);
  return no !== null && state.cards[no]!.zone === 'play';
};

/** The event with those of its cards of which something holds; null where there are none. */
function only<E extends MagicEvent>(
  { state }: Magic,
  event: E,
  holds: (card: MagicCard) => boolean,
): E | null {
  const { cards } = event;
  let count = 0;
  for (const no of cards) if (holds(state.cards[no]!)) count += 1;
  if (count === 0) return null;
  return count === cards.length ? event : { ...event, cards: cards.filter((no) => holds(state.cards[no]!)) };
}
