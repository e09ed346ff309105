import type { DeckMeasures } from '../../../src-main/api/answers/deck-answers.js';
import type { Deck } from '../../../src-main/cards/deck.js';

/** "1 deck", "2 decks". */
export const deckCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'deck' : 'decks'}`;

export const deckName = ({ name }: Pick<Deck, 'name'>): string => name.trim() || 'Unnamed deck';

/** "40", "40 to 60", "60 or more". */
export const sizeWanted = ({ least, most }: Pick<DeckMeasures, 'least' | 'most'>): string =>
  most === null ? `${least} or more` : least === most ? String(least) : `${least} to ${most}`;
