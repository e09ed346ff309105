import type { Card } from '../cards/card.js';
import type { DisplayList } from '../layout/display-list.js';
import type { Fonts } from '../layout/fonts.js';
import type { PictureSizes } from '../layout/picture-size.js';
import type { SetMark } from '../layout/set-mark.js';
import { gameById } from './registry.js';

/** Lays a card out by the format of its game. @throws RangeError for a card of an unknown game */
export const layoutCard = (
  card: Card,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null = null,
): DisplayList => gameById(card.game).format.layout(card, fonts, pictures, mark);

/** A card's ground and picture alone. @throws RangeError for a card of an unknown game */
export const layoutPicture = (card: Card, fonts: Fonts, pictures: PictureSizes): DisplayList =>
  gameById(card.game).format.layoutPicture(card, fonts, pictures);
