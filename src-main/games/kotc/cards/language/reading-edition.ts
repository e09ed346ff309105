import type { KotcCard } from '../card.js';
import { guideEditions, guideOf, nearestGuide, OLDEST_GUIDE, type GuideEdition } from '../editions.js';
import { eraOf } from '../vocabulary/component.js';
import { readText } from './read.js';
import type { Reading } from './reading.js';

/** The editions before the clean slate, newest first. */
const olderEditions = guideEditions.filter((number) => eraOf(number) === 'classic').toReversed();

/**
 * The guide by which a card's text is read: that of its design edition, or null where that is not known. A card without an
 * indicator is read by the newest of the older guides that knows all of its text.
 * @param readBy reads its text by an edition's guide
 */
export function readingEdition(
  { edition, text, type }: Pick<KotcCard, 'edition' | 'text' | 'type'>,
  readBy = (older: GuideEdition): Pick<Reading, 'problems'> => readText(text, type, older, { hints: false }),
): GuideEdition | null {
  if (edition !== null) return guideOf(edition);
  return olderEditions.find((older) => readBy(older).problems.length === 0) ?? OLDEST_GUIDE;
}

/** The same, or the nearest guide where the card's own is not known: for what makes another card of it. */
export const nearestReadingEdition = (card: Pick<KotcCard, 'edition' | 'text' | 'type'>): GuideEdition =>
  readingEdition(card) ?? nearestGuide(card.edition ?? OLDEST_GUIDE);
