import type { PicturePlacement } from '../cards/picture.js';
import type { PictureSizes } from './picture-size.js';
import { pictureSteps, type PictureRoom } from './picture-steps.js';
import { rectPath } from './shapes.js';
import type { Sheet } from './sheet.js';

/** Places a card's picture, or says that it is not there. @param missing colour that stands in for one that is not there */
export function placeCardPicture(
  sheet: Sheet,
  picture: PicturePlacement | null,
  sizes: PictureSizes,
  room: PictureRoom & { readonly missing: string },
): void {
  const { window, reach, missing } = room;
  const bleeds = reach !== window;
  sheet.boxes.picture = window;
  if (!picture) return;
  const size = sizes(picture.id);
  if (size) {
    sheet.pictureSize = { width: size.width, height: size.height };
    if (bleeds) sheet.goesOn = { kind: 'picture', crop: picture.crop };
    sheet.steps.push(...pictureSteps(picture, size, room));
    return;
  }
  if (bleeds) sheet.goesOn = null;
  sheet.shape('picture', rectPath(reach), { fill: missing });
  sheet.notices.push({
    element: 'picture',
    kind: 'picture-missing',
    message: 'The picture is not in this library. Choose it again, or put its file back.',
  });
}
