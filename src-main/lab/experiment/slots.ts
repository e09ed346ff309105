import type { DeckCard } from '../../games/game-play.js';

/** A deck as a row of cards, each copy by itself. */
export const copiesOf = (cards: readonly DeckCard[]): readonly number[] =>
  cards.flatMap(({ copies }, place) => Array.from({ length: copies }, () => place));

/**
 * Which copies of a deck make room: those of cards whose cost is nearest to that of the card which comes in, so that the curve
 * of the deck stays as it is; of several alike one of each card in turn.
 * @param list the deck, by places in its cards @param costs of the cards; null: it has none
 * @returns places in the list, in rising order
 */
export function slotsFor(
  list: readonly number[],
  costs: readonly (number | null)[],
  cost: number,
  count: number,
): readonly number[] {
  const taken = new Map<number, number>();
  const ranked = list.map((card, place) => {
    const nth = taken.get(card) ?? 0;
    taken.set(card, nth + 1);
    const own = costs[card] ?? null;
    return { place, away: own === null ? Infinity : Math.abs(own - cost), nth };
  });
  return ranked
    .toSorted((a, b) => (a.away === b.away ? a.nth - b.nth || a.place - b.place : a.away - b.away))
    .slice(0, count)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}
