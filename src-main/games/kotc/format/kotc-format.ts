import type { CardFormat } from '../../card-format.js';
import type { KotcCard } from '../cards/card.js';
import { fieldsOf } from './framed-template.js';
import { cardTemplates } from './templates.js';
import { symbolWords } from './marks.js';
import { groundColorOf, layoutCard, layoutPicture } from './card-layout.js';

export const kotcFormat: CardFormat<KotcCard> = {
  symbolWords,
  templates: cardTemplates,
  fieldsOf,
  layout: layoutCard,
  layoutPicture,
  ground: groundColorOf,
};
