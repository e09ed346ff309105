import type { CardFormat } from '../../card-format.js';
import type { KotcCard } from '../cards/card.js';
import { cardTemplates } from './templates.js';
import { symbolWords } from './marks.js';
import { groundColorOf, layoutCard, layoutPicture } from './card-layout.js';

export const kotcFormat: CardFormat<KotcCard> = {
  symbolWords,
  templates: cardTemplates,
  layout: layoutCard,
  layoutPicture,
  ground: groundColorOf,
};
