import type { CardId, PlayerNo } from './decision.js';
import {
  anybody,
  only,
  type BaseCard,
  type CardNo,
  type Players,
  type ZoneLaw,
  type ZoneLaws,
} from './state.js';

interface Card<Z extends string> {
  readonly owner: PlayerNo;
  design: number;
  id: CardId;
  player: PlayerNo;
  zone: Z | null;
  known: Players;
}
interface Player<Z extends string> {
  zones: Record<Z, CardNo[]>;
}

/** What moving and showing cards changes of a state. */
export interface CardsState<Z extends string> {
  readonly players: Player<Z>[];
  readonly cards: Card<Z>[];
  nextId: CardId;
  revelations: number;
}

/** Who may look into a zone of a player. */
export function entitled(law: ZoneLaw, player: PlayerNo, all: Players): Players {
  if (law.knowledge === 'public') return all;
  return law.knowledge === 'private' ? only(player) : 0;
}

/** Where a card is when a position begins, with what a game keeps of it besides. */
export type NewCard<C extends BaseCard<string>> = Omit<C, 'id' | 'known'>;

/** Puts a card where it is to be at the beginning, known to those who may look there. @returns its number */
export function addCard<Z extends string, C extends BaseCard<Z>>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  { design, owner, player, zone, ...more }: NewCard<C> & { readonly zone: Z },
): CardNo {
  const no = state.cards.length;
  const known = entitled(laws[zone], player, anybody(state));
  state.cards.push({ design, owner, id: state.nextId, player, zone, known, ...more } as Card<Z>);
  state.nextId += 1;
  state.players[player]?.zones[zone].push(no);
  return no;
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
 * @param seers who knew which card would move though they may not look there, as who has chosen it from a hand they saw
 * @returns who knows which card has moved
 */
export function moveCard<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  no: CardNo,
  to: Destination<Z>,
  seers: Players = 0,
): Players {
  const card = state.cards[no] as Card<Z>;
  const all = anybody(state);
  const opened = to.zone === null ? all : entitled(laws[to.zone], to.player, all);
  let knowers = card.known;
  const from = card.zone;
  if (from !== null) {
    const pile = (state.players[card.player] as Player<Z>).zones[from];
    const place = pile[0] === no ? 0 : pile.lastIndexOf(no);
    pile.splice(place, 1);
    if (!laws[from].placed && pile.length > 0) {
      const unsure = all & ~entitled(laws[from], card.player, all) & ~opened & ~(seers & card.known);
      knowers &= ~unsure;
      if (unsure !== 0) for (const other of pile) (state.cards[other] as Card<Z>).known &= ~unsure;
    }
  }
  const stays = from === to.zone && from !== null && laws[from].knowledge === 'public';
  if (!stays) renumber(state, no);
  const known = knowers | opened;
  if ((known & ~card.known) !== 0) state.revelations += 1;
  card.known = known;
  card.player = to.player;
  card.zone = to.zone;
  if (to.zone !== null) {
    const pile = (state.players[to.player] as Player<Z>).zones[to.zone];
    if (to.place === 'top') pile.unshift(no);
    else pile.push(no);
  }
  return known;
}

function renumber(state: CardsState<string>, no: CardNo): void {
  (state.cards[no] as Card<string>).id = state.nextId;
  state.nextId += 1;
}

/** Whether a card lies where all can see its place; elsewhere it cannot be told from the others of its zone. */
export const isPlaced = <Z extends string>(laws: ZoneLaws<Z>, { zone }: Pick<BaseCard<Z>, 'zone'>): boolean =>
  zone === null || laws[zone].placed;

/** Who can tell which card it is when it is pointed at face down: to know that it is in a hand is not enough. */
export function tellers<Z extends string>(
  laws: ZoneLaws<Z>,
  card: Pick<BaseCard<Z>, 'zone' | 'player' | 'known'>,
): Players {
  if (card.zone === null || laws[card.zone].placed) return card.known;
  return card.known & entitled(laws[card.zone], card.player, card.known);
}

/**
 * Shows cards to players, who remember them for as long as they can follow them. In a zone without places they get new
 * ids, from which it cannot be seen which of them came there when.
 */
export function showTo<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  cards: readonly CardNo[],
  players: Players,
): void {
  const at = (no: CardNo): Card<Z> => state.cards[no] as Card<Z>;
  const unplaced = cards.filter((no) => !isPlaced(laws, at(no)));
  for (const no of unplaced.sort((a, b) => at(a).design - at(b).design)) renumber(state, no);
  for (const no of cards) {
    const card = at(no);
    if ((players & ~card.known) !== 0) state.revelations += 1;
    card.known |= players;
  }
}

/** Cards were picked unseen: where they cannot be told apart, an id seen before does not say which they are. */
export function pickUnseen<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  cards: readonly CardNo[],
): void {
  for (const no of cards) if (!isPlaced(laws, state.cards[no] as Card<Z>)) renumber(state, no);
}

/** Lays the cards of a zone in a new order, after which nobody knows where any of them is, and no id says it. */
export function reorder<Z extends string>(
  state: CardsState<Z>,
  player: PlayerNo,
  zone: Z,
  order: readonly CardNo[],
): void {
  (state.players[player] as Player<Z>).zones[zone] = [...order];
  state.revelations += 1;
  for (const no of order) {
    (state.cards[no] as Card<Z>).known = 0;
    renumber(state, no);
  }
}
