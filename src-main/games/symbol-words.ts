import type { Card } from '../cards/card.js';
import { unmarked } from '../cards/marks.js';
import type { SymbolWords } from '../cards/symbols.js';
import { gameOf } from './registry.js';

const none: SymbolWords = new Map();

/** A game's own words for symbols. @throws RangeError for a game that the program does not know */
export const symbolWordsOf = (card: Pick<Card, 'game'>): SymbolWords =>
  gameOf(card).format.symbolWords ?? none;

/** What a text of a card says without its marks. */
export const plainText = (card: Pick<Card, 'game'>, text: string): string =>
  unmarked(text, symbolWordsOf(card));
