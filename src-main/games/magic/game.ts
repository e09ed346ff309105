import { asCardFields } from '../card-fields.js';
import type { CardGame } from '../game.js';
import { magicCards } from './cards/card.js';
import { magicColumns } from './cards/columns.js';
import { magicFields } from './cards/fields/card-fields.js';
import { magicFormat } from './format/magic-format.js';
import { designOf } from './cards/design-of.js';
import { cardArguments } from './plug/card-arguments.js';
import { magicTexts } from './plug/card-language.js';
import { cardLawOf, deckLaw } from './plug/card-law.js';

/**
 * Cards for the Classic rules of 1999. This program is not connected with the publisher of the game and has none of its cards;
 * the name says which rules are meant.
 */
export const magicCardGame: CardGame = {
  id: 'magic',
  name: 'Magic (Classic rules)',
  cards: magicCards,
  cardFields: asCardFields(magicFields),
  columns: magicColumns,
  format: magicFormat,
  texts: magicTexts,
  law: cardLawOf((printed) => {
    const ready = designOf(printed);
    return 'because' in ready ? ready.because : null;
  }),
  deckLaw,
  cardArguments,
};
