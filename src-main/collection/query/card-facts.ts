import type { Card } from '../../cards/card.js';
import type { CardFacts } from '../../games/card-fields.js';
import { gameOf } from '../../games/registry.js';

/** What follows from a card by its game's guides and law; may take a tenth of a millisecond the first time. */
export const factsOf = (card: Card): CardFacts => gameOf(card).cardFields.factsOf(card);

/** Whether something on the card is still to be put right. @param facts of that card */
export const needsWork = (card: Card, facts: CardFacts): boolean =>
  gameOf(card).cardFields.needsWork?.(card, facts) ?? false;
