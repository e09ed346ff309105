import type { CardFormat } from '../../card-format.js';
import type { MagicCard } from '../cards/card.js';
import { groundColorOf, layoutCard, layoutPicture } from './card-layout.js';
import { fieldsOf } from './framed-template.js';
import { symbolsSaid, symbolWords } from '../cards/symbol-words.js';
import { manaSymbols } from './mana-symbols.js';
import { cardTemplates } from './templates.js';

export const magicFormat: CardFormat<MagicCard> = {
  templates: cardTemplates,
  symbolWords,
  symbolsSaid,
  symbols: manaSymbols,
  fieldsOf,
  layout: layoutCard,
  layoutPicture,
  ground: groundColorOf,
};
