import type { Card } from '../cards/card.js';
import type { DisplayList } from '../layout/display-list.js';
import type { Fonts } from '../layout/fonts.js';
import type { PictureSizes } from '../layout/picture-size.js';
import type { SetMark } from '../layout/set-mark.js';
import { gameOf } from './registry.js';

/** Lays a card out by the format of its game. */
export const layoutCard = (
  card: Card,
  fonts: Fonts,
  pictures: PictureSizes,
  mark: SetMark | null = null,
): DisplayList => gameOf(card).format.layout(card, fonts, pictures, mark);

/** A card's ground and picture alone. */
export const layoutPicture = (card: Card, fonts: Fonts, pictures: PictureSizes): DisplayList =>
  gameOf(card).format.layoutPicture(card, fonts, pictures);

/** The colour that a card is seen in from afar, "#rrggbb". */
export const groundColor = (card: Card): string => gameOf(card).format.ground(card);
