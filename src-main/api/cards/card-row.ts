import type { Library } from '../../library/library.js';
import type { CardSummary } from '../../library/types.js';
import type { CardRow } from '../answers/answers.js';
import { thumbnailAddress } from '../pictures/assets.js';

/** Makes rows of a library's cards: with the address of the picture, another one whenever the card would look otherwise. */
export const cardRowsOf =
  (library: Library) =>
  (summary: CardSummary): CardRow => ({
    ...summary,
    thumbnail: thumbnailAddress(summary.id, summary.revision, library.lookTagOf(summary)),
  });
