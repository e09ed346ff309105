import type { ComparedDeck, ComparedVersion } from '../../../src-main/api/answers/keeping-answers.js';
import type { Card } from '../../../src-main/cards/card.js';
import type { CardSet } from '../../../src-main/cards/card-set.js';

/** A former version beside what stands now. */
export type Compared =
  | { readonly kind: 'cards'; readonly version: ComparedVersion<Card> }
  | { readonly kind: 'decks'; readonly version: ComparedDeck }
  | { readonly kind: 'sets'; readonly version: ComparedVersion<CardSet> };
