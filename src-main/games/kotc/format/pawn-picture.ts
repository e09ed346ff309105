import { picturePlacement, type PicturePlacement } from '../../../cards/picture.js';

/** What crafted pawns show; it comes with the program (`assets/starter/make/pawns.ts`). */
export const pawnPicture: PicturePlacement = picturePlacement.parse({
  id: '8fdf07e9b6ec24f2dc9d2aefe179acee.jpg',
});

export const pawnLicence = 'Picture: pawn by Lorc, game-icons.net, CC BY 3.0.';
