import type { CardFormat } from '../../card-format.js';
import type { MagicCard } from '../cards/card.js';
import { layoutCard, layoutPicture } from './card-layout.js';
import { manaSymbols, symbolWords } from './mana-symbols.js';

export const magicFormat: CardFormat<MagicCard> = {
  symbolWords,
  symbols: manaSymbols,
  layout: layoutCard,
  layoutPicture,
};
