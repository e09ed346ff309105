import { within } from '../../../../../engine/search/habit-weights.js';
import type { CardId } from '../../../../../engine/decision.js';
import { gainOn, partFor } from '../../parts.js';
import { cardsAt, worthOfAll } from './battle-facts.js';
import { hpOf, levelNow, spOf, type Standing } from './standing.js';

/** Of cards that are chosen: what they are, whose, and what the card that the question is about does to them. */
export function selectionFacts(
  ids: readonly CardId[],
  about: CardId | undefined,
  { seat }: Standing,
): number[] {
  const cards = cardsAt(ids, seat);
  const part = partFor(about, ids, seat);
  const mine = ids.filter((id) => seat.spots.get(id)?.player === seat.me).length;
  return [
    1,
    ids.length / 3,
    within(2, spOf(cards) / 5),
    within(2, hpOf(cards) / 20),
    within(2, worthOfAll(cards) / 10),
    cards.reduce((sum, card) => sum + levelNow(card), 0) / 8,
    mine / 3,
    cards.filter(({ exhausted }) => exhausted).length / 3,
    within(3, ids.reduce((sum, id) => sum + gainOn(id, part, seat.me, seat), 0) / 4),
  ];
}
