import type { PlayerNo } from './decision.js';
import {
  everyone,
  only,
  type BaseCard,
  type BasePlayer,
  type BaseState,
  type CardNo,
  type Players,
  type ZoneLaw,
  type ZoneLaws,
} from './state.js';

type State<Z extends string> = BaseState<Z, BaseCard<Z>, BasePlayer<Z>>;

/** Who may look into a zone of a player. */
export function entitled(law: ZoneLaw, player: PlayerNo, all: Players): Players {
  if (law.knowledge === 'public') return all;
  return law.knowledge === 'private' ? only(player) : 0;
}

export interface Destination<Z extends string> {
  readonly player: PlayerNo;
  /** Null: to no zone, in the open. */
  readonly zone: Z | null;
  readonly place: 'top' | 'bottom';
}

/**
 * Moves a card and keeps account of who knows what. Who may look at the card where it was, or could follow its place, goes
 * on knowing it; who sees only that some card left a zone without places can no longer be sure of any card in it.
 *
 * @returns who knows which card has moved, at either end
 */
export function moveCard<Z extends string>(
  state: State<Z>,
  laws: ZoneLaws<Z>,
  no: CardNo,
  to: Destination<Z>,
): Players {
  const card = state.cards[no] as BaseCard<Z>;
  const all = everyone(state);
  let told = card.known;
  const from = card.zone;
  if (from !== null) {
    const pile = (state.players[card.player] as BasePlayer<Z>).zones[from];
    const place = pile[0] === no ? 0 : pile.lastIndexOf(no);
    pile.splice(place, 1);
    if (!laws[from].placed && pile.length > 0) {
      const unsure = all & ~entitled(laws[from], card.player, all) & ~openedTo(to, laws, all);
      told &= ~unsure;
      if (unsure !== 0) for (const other of pile) (state.cards[other] as BaseCard<Z>).known &= ~unsure;
    }
  }
  const stays = from === to.zone && from !== null && laws[from].knowledge === 'public';
  if (!stays) {
    card.id = state.nextId;
    state.nextId += 1;
  }
  const known = told | openedTo(to, laws, all);
  if ((known & ~card.known) !== 0) state.revelations += 1;
  card.known = known;
  card.player = to.player;
  card.zone = to.zone;
  if (to.zone !== null) {
    const pile = (state.players[to.player] as BasePlayer<Z>).zones[to.zone];
    if (to.place === 'top') pile.unshift(no);
    else pile.push(no);
  }
  return told | known;
}

/** Who sees the card where it comes to. */
function openedTo<Z extends string>(to: Destination<Z>, laws: ZoneLaws<Z>, all: Players): Players {
  return to.zone === null ? all : entitled(laws[to.zone], to.player, all);
}

/** Shows cards to players, who remember them for as long as they can follow them. */
export function showTo<Z extends string>(state: State<Z>, cards: readonly CardNo[], players: Players): void {
  for (const no of cards) {
    const card = state.cards[no] as BaseCard<Z>;
    if ((players & ~card.known) !== 0) state.revelations += 1;
    card.known |= players;
  }
}

/** Lays the cards of a zone in a new order, after which nobody knows where any of them is. */
export function reorder<Z extends string>(
  state: State<Z>,
  player: PlayerNo,
  zone: Z,
  order: readonly CardNo[],
): void {
  (state.players[player] as BasePlayer<Z>).zones[zone] = [...order];
  state.revelations += 1;
  for (const no of order) (state.cards[no] as BaseCard<Z>).known = 0;
}
