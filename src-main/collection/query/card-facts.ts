import type { Card } from '../../cards/card.js';
import type { CardFacts } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';

/** What follows from a card by its game's guides and law; may take a tenth of a millisecond the first time. */
export const factsOf = (card: Card): CardFacts => gameOf(card).cardFields.factsOf(card);
