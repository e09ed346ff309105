import { listOf } from '../../../../engine/pipeline/list-of.js';
import type { Magic } from '../context.js';
import { targetNo } from '../state/target-no.js';
import type { EventOf, MagicEvent } from '../state/events.js';
import type { MagicCard } from '../state/state.js';
import { byPlaces, factsOf } from './facts.js';

type Type = MagicEvent['type'];
/** By the types of events of which something could be otherwise; null: nothing of it happens. */
type Standing = { readonly [T in Type]?: (game: Magic, event: EventOf<T>) => MagicEvent | null };

const untapping = (game: Magic, event: EventOf<'untap' | 'untapAll'>): MagicEvent | null =>
  only(game, event, isTapped);
const ofAnAmount = <E extends EventOf<'gainLife' | 'loseLife' | 'removeCounters'>>(
  _: Magic,
  event: E,
): E | null => (event.amount > 0 ? event : null);
const making = (
  { state }: Magic,
  event: EventOf<'activate' | 'copySpell' | 'announceDamage'>,
): MagicEvent => ({ ...event, made: state.cards.length });

const standing: Standing = {
  tap: (game, event) => only(game, event, isUntapped),
  untap: untapping,
  untapAll: untapping,
  move: (game, event) => only(game, event, fromPlay[event.cause] ? isInPlay : isThere),
  draw({ state }, { type, player, rules }) {
    const top = state.players[player]!.zones.library[0];
    return top === undefined
      ? { type, player, cards: [], empty: true, rules }
      : { type, player, cards: listOf(top), empty: undefined, rules };
  },
  damage: (game, event) => (event.amount > 0 && isHit(game, event.to) ? event : null),
  gainLife: ofAnAmount,
  loseLife: ofAnAmount,
  putCounters: (game, event) => (event.amount > 0 ? only(game, event, isInPlay) : null),
  removeCounters: ofAnAmount,
  control: (game, event) => only(game, event, (card) => isInPlay(card) && card.player !== event.to),
  makeToken({ state }, event) {
    if (event.count <= 0) return null;
    const first = state.cards.length;
    return { ...event, cards: Array.from({ length: event.count }, (_, nth) => first + nth) };
  },
  trigger: ({ state }, event) => (event.dropped ? event : { ...event, made: state.cards.length }),
  activate: making,
  copySpell: making,
  announceDamage: making,
};
const looks = byPlaces(
  standing as Partial<Record<Type, (game: Magic, event: MagicEvent) => MagicEvent | null>>,
);

/**
 * An event as it happens now: with the numbers of what it makes, and without what cannot happen to them any more. Null where nothing
 * of it happens: what is tapped is not tapped again, and 0 damage is not dealt (MC-PLAY-25, MC-Q-109, MC-Q-131).
 */
export function asThingsStand(game: Magic, event: MagicEvent): MagicEvent | null {
  const look = looks[factsOf(event).place];
  return look ? look(game, event) : event;
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
