import type { KotcCard } from '../card.js';
import { guideOf, guideRulesOf } from '../editions.js';
import { readText } from '../language/read.js';
import { readingEdition } from '../language/reading-edition.js';
import { limits } from '../../../../cards/limits.js';
import { toNumber } from './fraction.js';
import { priceCard } from './price.js';
import { ultraPointsOf } from './ultra-points.js';

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

/** The Ultra Points that its edition counts on a card; null where it counts none, or its text cannot be read. */
export function printedUltraPoints(card: Pick<KotcCard, 'edition' | 'text' | 'type'>): number | null {
  const guide = guideOf(card.edition);
  if (guide === null || guideRulesOf(guide).mostUltraPoints === null) return null;
  const reading = readText(card.text, card.type, guide, { hints: false });
  return reading.understood ? ultraPointsOf(reading, guide) : null;
}

const statsOf = ({ type, offense, defense }: KotcCard) => ({ type, offense, defense });
