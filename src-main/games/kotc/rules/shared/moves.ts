import type { PlayerNo } from '../../../../engine/decision.js';
import { askOrder } from '../../../../engine/ask.js';
import type { Asking } from '../../../../engine/rule-set.js';
import type { CardNo } from '../../../../engine/state.js';
import { purposes } from '../purposes.js';
import { perform } from '../events/pipeline.js';
import type { Citation } from '../editions/citations.js';
import type { KotcContext } from '../context.js';
import { endByEmptyDeck } from '../modern/endgame.js';
import { canLieSideways, cardAt, cardsIn } from '../state/values.js';

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

/** A card in a grave cannot be destroyed again (K14-Q-35), and a card in its owner's hand is there already. */
function canSendHome(game: KotcContext, no: CardNo, how: Home): boolean {
  const { zone, player, owner } = cardAt(game, no);
  if (zone === 'removed') return false;
  if (how === 'destroy' || how === 'sacrifice') return zone !== 'grave';
  return how !== 'bounce' || zone !== 'hand' || player !== owner;
}

/** @param why the rules by which, where it is not for what is usual */
export function sendHome(
  game: KotcContext,
  no: CardNo,
  how: Home,
  by: PlayerNo,
  blind = false,
  why: Citation = homes[how].cite,
): void {
  if (!canSendHome(game, no, how)) return;
  const { owner, player, zone: was } = cardAt(game, no);
  const { zone, place } = homes[how];
  const rules = game.edition.cite[why];
  const from = { player, zone: was };
  perform(game, { type: 'move', card: no, by, to: owner, zone, place, why: how, blind, from, rules });
}

/**
 * Several cards at once. Buried or sheathed together, who carries it out chooses the order, known to them or not
 * (K14-KEY-08, 94): the first named goes first. `blind`: they were picked unseen.
 */
export function* sendAllHome(
  game: KotcContext,
  cards: readonly CardNo[],
  how: Home,
  by: PlayerNo,
  blind = false,
): Asking {
  const { cite } = game.edition;
  let order = cards;
  if (how === 'bury' || how === 'sheathe') {
    const owners = new Set(cards.map((no) => cardAt(game, no).owner));
    const matters = owners.size < cards.length;
    const question = { player: by, purpose: purposes[how], rule: cite.order[0] ?? '', blind };
    if (matters) order = yield* askOrder(game, question, cards);
  }
  for (const no of order) sendHome(game, no, how, by, blind);
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
export function drawCards(game: KotcContext, player: PlayerNo, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const [top] = cardsIn(game.state, player, 'deck');
    if (top === undefined) return endByEmptyDeck(game, player);
    takeTop(game, player, top, 'draw');
  }
}

/** Takes the top card of a player's deck into the hand, at the setup or later. */
export function takeTop(
  game: KotcContext,
  player: PlayerNo,
  card: CardNo,
  why: 'draw' | 'deal' | 'redraw',
): void {
  const rules = game.edition.cite[why === 'deal' ? 'firstHand' : why];
  perform(game, { type: 'move', card, by: player, to: player, zone: 'hand', place: 'bottom', why, rules });
}
