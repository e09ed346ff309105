import type { PlayerNo } from '../../../../engine/decision.js';
import { askCards, askOrder, type Question } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { purposes } from '../purposes.js';
import type { EventOf } from '../events/events.js';
import { emit, emitAll, perform } from '../events/pipeline.js';
import type { Citation } from '../editions/citations.js';
import type { KotcContext } from '../context.js';
import { endByEmptyDeck } from '../modern/endgame.js';
import { canLieSideways, cardAt, cardsIn, isPawn } from '../state/values.js';

/** How a card goes to one of its owner's zones. A card in someone else's hands still goes home (K14-KEY-05, 07, 93, 95). */
type Home = 'destroy' | 'bounce' | 'bury' | 'sheathe' | 'silo' | 'sacrifice' | 'return';

const homes = {
  destroy: { zone: 'grave', place: 'bottom', cite: 'destroy' },
  sacrifice: { zone: 'grave', place: 'bottom', cite: 'sacrifice' },
  return: { zone: 'grave', place: 'bottom', cite: 'leaves' },
  bounce: { zone: 'hand', place: 'bottom', cite: 'bounce' },
  bury: { zone: 'deck', place: 'bottom', cite: 'buryEffect' },
  sheathe: { zone: 'deck', place: 'top', cite: 'sheathe' },
  silo: { zone: 'granary', place: 'bottom', cite: 'silo' },
} as const;

/** Who makes cards move, and how it comes to it. */
interface Sending {
  readonly by: PlayerNo;
  /** They were picked unseen. */
  readonly blind?: boolean;
  /** An effect on its targets does it. */
  readonly byEffect?: boolean;
  /** The rules by which, where it is not for what is usual. */
  readonly why?: Citation;
}

/** The event of a card that goes to one of its owner's zones; a pawn leaves the game instead (K15-PWN-03, 04). */
export function homeEvent(
  game: KotcContext,
  card: CardNo,
  how: Home,
  { by, blind = false, byEffect = false, why = homes[how].cite }: Sending,
): EventOf<'move'> {
  const moved = cardAt(game, card);
  const { owner: to, player, zone: was } = moved;
  const { zone, place } = homes[how];
  const { cite } = game.edition;
  return {
    type: 'move',
    card,
    by,
    to,
    zone: isPawn(moved) ? null : zone,
    place,
    why: how,
    blind,
    from: { player, zone: was },
    byEffect,
    rules: isPawn(moved)
      ? [...cite[why], ...cite[how === 'destroy' ? 'pawnDestroyed' : 'pawnLeaves']]
      : cite[why],
  };
}

/** Sends a card to one of its owner's zones. */
export function* sendHome(game: KotcContext, card: CardNo, how: Home, sending: Sending): Asking {
  yield* emit(game, homeEvent(game, card, how, sending));
}

/** A card goes back to its owner's grave because of who has lost: nothing prevents that, and no effect does it. */
export function returnHome(game: KotcContext, card: CardNo): void {
  perform(game, homeEvent(game, card, 'return', { by: cardAt(game, card).owner }));
}

/**
 * Several cards at once. Buried or sheathed together, who carries it out chooses the order, known to them or not
 * (K14-KEY-08, 94): the first named goes first.
 */
export function* sendAllHome(
  game: KotcContext,
  cards: readonly CardNo[],
  how: Home,
  sending: Sending,
): Asking {
  const events = cards.map((card) => homeEvent(game, card, how, sending));
  if (how !== 'bury' && how !== 'sheathe') {
    yield* emitAll(game, events);
    return;
  }
  const { by: player, blind = false } = sending;
  const question = { player, purpose: purposes[how], rule: game.edition.cite.order[0] ?? '', blind };
  yield* emitAll(game, events, (left) => inOrder(game, question, left));
}

/** Whose cards go onto one deck, they get an order; pawns go nowhere. */
function* inOrder(
  game: KotcContext,
  question: Question,
  left: readonly EventOf<'move'>[],
): Asking<readonly EventOf<'move'>[]> {
  const going = left.filter(({ zone }) => zone !== null);
  const owners = new Set(going.map(({ to }) => to));
  if (owners.size === going.length) return left;
  const cards = going.map(({ card }) => card);
  const order = yield* askOrder(game, question, cards);
  const ordered = order.flatMap((no) => going[cards.indexOf(no)] ?? []);
  return going.length === left.length ? ordered : [...left.filter(({ zone }) => zone === null), ...ordered];
}

/** Exhausts those that are not yet; others than in-play cards and resources cannot be (K14-KEY-50). */
export function exhaust(
  game: KotcContext,
  cards: readonly CardNo[],
  by: PlayerNo,
  why: Citation = 'exhaust',
): void {
  const upright = cards.filter((no) => canLieSideways(cardAt(game, no)) && !cardAt(game, no).exhausted);
  if (upright.length === 0) return;
  perform(game, { type: 'exhaust', cards: upright, by, rules: game.edition.cite[why] });
}

/** Draws one card after another; having to draw from an empty deck ends the game at once (K14-Q-23). */
export function* drawCards(game: KotcContext, player: PlayerNo, count: number): Asking {
  for (let n = 0; n < count; n += 1) {
    const [top] = cardsIn(game.state, player, 'deck');
    if (top === undefined) return endByEmptyDeck(game, player);
    yield* takeTop(game, player, (yield* chooseReserve(game, player)) ?? top, 'draw');
  }
}

/**
 * The card of the reserves that is taken instead of the topmost one, if the player likes (K12-ZON-21 to 23). It is asked only while
 * there is a deck: who has to draw from an empty one has lost by that, whatever the reserves hold (K12-Q-07, its one place).
 */
function* chooseReserve(game: KotcContext, player: PlayerNo): Asking<CardNo | undefined> {
  const reserves = cardsIn(game.state, player, 'reserves');
  if (game.edition.mechanisms.draws === 'from the deck' || reserves.length === 0) return undefined;
  const rule = game.edition.cite.reserves[0] ?? '';
  return (yield* askCards(game, { player, purpose: purposes['draw-from'], rule }, reserves, 0, 1))[0];
}

/** Takes the top card of a player's deck into the hand, at the setup or later; or one of the reserves, which all can see. */
export function* takeTop(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  why: 'draw' | 'deal' | 'redraw',
): Asking {
  const rules = game.edition.cite[why === 'deal' ? 'firstHand' : why];
  const to = { to: player, zone: 'hand', place: 'bottom' } as const;
  const { zone } = cardAt(game, card);
  const from = zone === 'reserves' && { from: { player, zone } };
  yield* emit(game, { type: 'move', card, by: player, ...to, why, ...from, rules });
}
