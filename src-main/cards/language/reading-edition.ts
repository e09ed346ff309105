import type { Card } from '../card.js';
import { editionNumbers, type EditionNumber } from '../editions.js';
import { eraOf } from '../vocabulary/component.js';
import { readText } from './read.js';
import type { Reading } from './reading.js';

/** The editions before the clean slate, newest first. */
const olderEditions = editionNumbers.filter((number) => eraOf(number) === 'classic').toReversed();

/**
 * A card without an indicator is read by the newest of the older guides that knows all of its text.
 * @param readBy reads its text by an edition's guide
 */
export function readingEdition(
  { edition, text, type }: Pick<Card, 'edition' | 'text' | 'type'>,
  readBy = (older: EditionNumber): Pick<Reading, 'problems'> => readText(text, type, older, { hints: false }),
): EditionNumber {
  if (edition !== null) return edition;
  return olderEditions.find((older) => readBy(older).problems.length === 0) ?? 6;
}
