import type { PlacedCard } from './scenario.js';

/** A card that does nothing; a zone may say just how many. */
export const FILLER = 'filler';

/**
 * The label of the next card of a position, or null where what it is to be called is taken. A name used again is "name 2",
 * "name 3" and so on, in the order in which zones and players are written.
 */
export function labelOf(
  { card, as }: Pick<PlacedCard, 'card' | 'as'>,
  taken: { has(label: string): boolean },
): string | null {
  if (as !== undefined) return taken.has(as) ? null : as;
  let label = card;
  for (let nth = 2; taken.has(label); nth += 1) label = `${card} ${nth}`;
  return label;
}
