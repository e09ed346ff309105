import type { KotcCard } from '../card.js';
import { readText } from '../language/read.js';
import { readingEdition } from '../language/reading-edition.js';
import { limits } from '../../../../cards/limits.js';
import { toNumber } from './fraction.js';
import { priceCard } from './price.js';

/** A larger cost than a card can bear is left blank. */
export const printableCost = (cost: number | null): number | null =>
  cost !== null && cost <= limits.figure ? cost : null;

/** What a card's components, offense and defense make it cost by its edition's guide; null where that cannot be said. */
export function costOfComponents(card: KotcCard): number | null {
  const edition = readingEdition(card);
  if (edition === null) return null;
  const reading = readText(card.text, card.type, edition, { hints: false });
  const price = reading.understood ? priceCard({ ...reading, ...statsOf(card) }, edition) : null;
  return printableCost(price && toNumber(price.cost));
}

const statsOf = ({ type, offense, defense }: KotcCard) => ({ type, offense, defense });
