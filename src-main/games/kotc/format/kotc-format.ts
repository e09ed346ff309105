import type { CardFormat } from '../../card-format.js';
import type { KotcCard } from '../cards/card.js';
import { layoutCard, layoutPicture } from './card-layout.js';

export const kotcFormat: CardFormat = {
  layout: (card, fonts, pictures, mark) => layoutCard(card as KotcCard, fonts, pictures, mark),
  layoutPicture: (card, fonts, pictures) => layoutPicture(card as KotcCard, fonts, pictures),
};
