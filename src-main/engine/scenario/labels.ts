import type { PlacedCard } from './scenario.js';

/** A card that does nothing; a zone may say just how many. */
export const FILLER = 'filler';

/**
 * The label of the next card of a position, or null where what it is to be called is taken. A name used again is "name 2",
 * "name 3" and so on, in the order in which zones and players are written.
 */
export function labelOf(
  { as, ...placed }: Pick<PlacedCard, 'card' | 'as' | 'ability'>,
  taken: { has(label: string): boolean },
): string | null {
  if (as !== undefined) return taken.has(as) ? null : as;
  const called = calledBy(placed);
  let label = called;
  for (let nth = 2; taken.has(label); nth += 1) label = `${called} ${nth}`;
  return label;
}

/** What a card or an ability of one is called before others of that name are told apart. */
export const calledBy = ({ card, ability }: Pick<PlacedCard, 'card' | 'ability'>): string =>
  ability === undefined ? card : `ability of ${card}`;
