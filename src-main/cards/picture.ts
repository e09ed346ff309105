import { z } from 'zod';
import { limits } from './limits.js';

/**
 * A picture is named by its content: 32 hexadecimal digits of its SHA-256 and the kind of file it is kept as.
 * The pattern is what makes it safe as a file name; nothing else ever becomes a path.
 */
export const pictureId = z
  .string()
  .regex(/^[0-9a-f]{32}\.(png|jpg)$/)
  .describe('Content name of a picture in the library: pictures/<id>');
export type PictureId = z.infer<typeof pictureId>;

const { zoom, shift, crop } = limits.picture;
const fraction = z.number().min(0).max(crop);
const shifted = z.number().min(shift.min).max(shift.max).default(0);

const percent = z.number().int().min(0).max(300);

/** How a picture lies in the card's window. All figures are fractions, so that they hold at any size. */
export const picturePlacement = z
  .strictObject({
    id: pictureId,
    fit: z
      .enum(['cover', 'contain'])
      .default('cover')
      .describe('cover: fills the window, edges may be cut off; contain: whole picture, margins may stay'),
    zoom: z.number().min(zoom.min).max(zoom.max).default(1).describe('Multiplies the size that fit gives'),
    x: shifted.describe('Shift to the right, in window widths'),
    y: shifted.describe('Shift downwards, in window heights'),
    crop: z
      .strictObject({ left: fraction, top: fraction, right: fraction, bottom: fraction })
      .default({ left: 0, top: 0, right: 0, bottom: 0 })
      .describe('Parts of the picture cut off before it is fitted, as fractions of its sides'),
    adjust: z
      .strictObject({
        brightness: percent.describe('100: as it is'),
        contrast: percent.describe('100: as it is'),
        saturation: percent.describe('100: as it is; 0: grey'),
      })
      .optional()
      .describe('How the picture is changed before it is shown; absent: not at all'),
    fill: z
      .enum(['none', 'blur'])
      .optional()
      .describe(
        'What margins show that the picture leaves in its window: nothing, or the picture itself, large and blurred; absent: nothing',
      ),
  })
  .refine((p) => p.crop.left + p.crop.right < 0.99 && p.crop.top + p.crop.bottom < 0.99, {
    message: 'The crop leaves nothing of the picture.',
  });
export type PicturePlacement = z.infer<typeof picturePlacement>;
