import { unset } from './plain.js';
import type { CardId, PlayerNo } from './decision.js';
import type { Effect } from './effects/effect.js';
import { endWithCard } from './effects/lasting.js';
import { endAttachments } from './objects/attachments.js';
import {
  anybody,
  only,
  type Attachment,
  type BaseCard,
  type BaseCounter,
  type CardNo,
  type Made,
  type Players,
  type Target,
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
  readonly made?: Made;
  ceased?: true;
  faceDown?: true;
  copyOf?: number;
  counters?: BaseCounter[];
  targets?: Target[];
}
interface Player {
  zones: Record<string, CardNo[]>;
}

/** What moving and showing cards changes of a state. */
export interface CardsState<Z extends string> {
  readonly players: Player[];
  readonly cards: Card<Z>[];
  readonly shared?: Record<string, CardNo[]>;
  attachments?: Attachment[];
  nextId: CardId;
  revelations: number;
  /** What ends when a card leaves its zone is among them. */
  effects?: Effect[];
}

/** The cards of a zone: of the game's, where all share it, or of the player's. @throws RangeError for a zone that there is not */
export function pileIn<P extends readonly CardNo[]>(
  {
    shared,
    players,
  }: {
    readonly shared?: Readonly<Record<string, P>>;
    readonly players: readonly { readonly zones: Readonly<Record<string, P>> }[];
  },
  player: PlayerNo,
  zone: string,
): P {
  const pile = players[player]?.zones[zone] ?? shared?.[zone];
  if (!pile) throw new RangeError(`There is no zone “${zone}”.`);
  return pile;
}

/** Who may look into a zone of a player, or of a shared zone at what the player controls. */
export function entitled(law: ZoneLaw, player: PlayerNo, all: Players): Players {
  if (law.knowledge === 'public') return all;
  return law.knowledge === 'private' ? only(player) : 0;
}

/** Who may look at a card where it lies: at one that is face down in a zone that all can see, its controller alone. */
export const lookersAt = (
  law: ZoneLaw,
  player: PlayerNo,
  faceDown: true | undefined,
  all: Players,
): Players => (faceDown && law.knowledge === 'public' ? only(player) : entitled(law, player, all));

/** Where a card is when a position begins, with what a game keeps of it besides. */
export type NewCard<C extends BaseCard<string>> = Omit<C, 'id' | 'known'>;

/** Puts a card where it is to be at the beginning, known to those who may look there. The record becomes the state's own. @returns its number */
export function addCard<Z extends string, C extends BaseCard<Z>>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  card: NewCard<C> & { readonly zone: Z },
  place: 'top' | 'bottom' = 'bottom',
): CardNo {
  const no = state.cards.length;
  const { player, zone } = card;
  const known = entitled(laws[zone], player, anybody(state));
  // Spread into another record, every card would be of a shape of its own, and V8 would look up each of its fields anew.
  const added = card as unknown as Card<Z>;
  added.id = state.nextId;
  added.known = known;
  state.cards.push(added);
  state.nextId += 1;
  layIn(pileIn(state, player, zone), no, place);
  return no;
}

function layIn(pile: CardNo[], no: CardNo, place: 'top' | 'bottom'): void {
  if (place === 'top') pile.unshift(no);
  else pile.push(no);
}

export interface Destination<Z extends string> {
  /** Whose zone it is; of a shared zone, who controls the card there. */
  readonly player: PlayerNo;
  /** Null: to no zone, in the open. */
  readonly zone: Z | null;
  readonly place: 'top' | 'bottom';
}

/**
 * Moves a card and keeps account of who knows what. Who may look at the card where it was, or could follow its place, goes
 * on knowing it; who sees only that some card left a zone without places can no longer be sure of any card in it. Unless all see
 * that it stays in its kind of zone, it is a new object: what was linked to it, lay on it, made it a copy or was its target is no more, nor the effects that last until it leaves, and what was
 * made during the game ceases.
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
  if (card.ceased) throw new RangeError(`Object ${no} has ceased to exist.`);
  const all = anybody(state);
  const from = card.zone;
  const law = from === null ? null : laws[from];
  const stays = from === to.zone && law !== null && keepsObjects(law);
  const zone = card.made && !stays ? null : to.zone;
  const opened =
    zone === null ? all : lookersAt(laws[zone], to.player, stays ? card.faceDown : undefined, all);
  let knowers = card.known;
  if (from !== null && law !== null) {
    const pile = pileIn(state, card.player, from);
    if (pile[0] === no) pile.shift();
    else pile.splice(pile.lastIndexOf(no), 1);
    if (!law.placed && pile.length > 0) {
      const unsure = all & ~entitled(law, card.player, all) & ~opened & ~(seers & card.known);
      knowers &= ~unsure;
      if (unsure !== 0) forgetIn(state, law, pile, unsure);
    }
  }
  if (!stays) becomeNew(state, no);
  const known = knowers | opened;
  if ((known & ~card.known) !== 0) state.revelations += 1;
  card.known = known;
  card.player = to.player;
  card.zone = zone;
  if (zone !== null) layIn(pileIn(state, to.player, zone), no, to.place);
  return known;
}

const keepsObjects = (law: ZoneLaw): boolean => law.knowledge === 'public' || law.keepsObjects === true;

/** Who is unsure which card has left a zone knows none of those that are left, but what they may look at. */
function forgetIn(state: CardsState<string>, law: ZoneLaw, pile: readonly CardNo[], unsure: Players): void {
  for (const other of pile) {
    const card = state.cards[other] as Card<string>;
    card.known &= law.shared ? ~(unsure & ~entitled(law, card.player, unsure)) : ~unsure;
  }
}

/** What belonged to an object where it was does not follow it. */
function becomeNew(state: CardsState<string>, no: CardNo): void {
  const card = state.cards[no] as Card<string>;
  renumber(state, no);
  if (card.made) card.ceased = true;
  if (card.faceDown) unset(card, 'faceDown');
  if (card.copyOf !== undefined) unset(card, 'copyOf');
  if (card.targets) unset(card, 'targets');
  if (card.counters && card.counters.length > 0) card.counters = [];
  if (state.attachments && state.attachments.length > 0) endAttachments(state, no);
  if (state.effects && state.effects.length > 0) endWithCard(state, no);
}

/**
 * Gives an object of a shared zone to another controller. It stays the object that it is, where it lies; what lies in a zone of
 * a player changes hands by a move.
 *
 * @returns who knows which it is
 */
export function changeController<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  no: CardNo,
  player: PlayerNo,
): Players {
  const card = state.cards[no] as Card<Z>;
  if (card.zone === null || !laws[card.zone].shared)
    throw new RangeError(`Object ${no} is in no shared zone.`);
  const known = card.known | entitled(laws[card.zone], player, anybody(state));
  if (known !== card.known) state.revelations += 1;
  card.known = known;
  card.player = player;
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

/** Turns a card face down where it lies. Who knows which it is can follow it, and goes on knowing it. */
export function turnFaceDown(state: CardsState<string>, no: CardNo): void {
  (state.cards[no] as Card<string>).faceDown = true;
}

/** Cards were picked unseen: where they cannot be told apart, an id seen before does not say which they are. */
export function pickUnseen<Z extends string>(
  state: CardsState<Z>,
  laws: ZoneLaws<Z>,
  cards: readonly CardNo[],
): void {
  for (const no of cards) if (!isPlaced(laws, state.cards[no] as Card<Z>)) renumber(state, no);
}

/**
 * Lays the cards of a zone into which nobody may look, the player's or a shared one, in a new order, after which nobody knows where any of them is, and no id says it.
 * @param order all of its cards, or those on top, below which the others stay as they are
 */
export function reorder<Z extends string>(
  state: CardsState<Z>,
  player: PlayerNo,
  zone: Z,
  order: readonly CardNo[],
): void {
  const rest = pileIn(state, player, zone).slice(order.length);
  if (state.shared?.[zone]) state.shared[zone] = [...order, ...rest];
  else (state.players[player] as Player).zones[zone] = [...order, ...rest];
  state.revelations += 1;
  for (const no of order) {
    (state.cards[no] as Card<Z>).known = 0;
    renumber(state, no);
  }
}
