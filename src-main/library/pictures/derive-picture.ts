import type { PictureChange } from '../../cards/picture-variant.js';

/** A blurred picture has no detail that more pixels could show. */
const BLURRED_SIDE = 700;
/** Of the longer side. */
const BLUR = 0.035;
/** What is left of a light picture's darkness. */
const LIGHT = 0.4;

/**
 * Makes a variant of a picture: JPEG of JPEG, PNG of PNG, of the same size unless it is blurred.
 * @throws when the bytes are no picture
 */
export async function derivePicture(
  bytes: Uint8Array,
  { brightness, contrast, saturation, blur, grey, light }: PictureChange,
  ending: 'jpg' | 'png',
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  let image = sharp(bytes);
  if (blur) {
    const side = BLURRED_SIDE;
    image = image
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .blur(side * BLUR);
  }
  // Grey is made of the colours as they are; their strength has no part in it.
  if (grey) image = image.grayscale().toColourspace('b-w');
  else if (saturation !== 100) image = image.modulate({ saturation: saturation / 100 });
  const share = light ? LIGHT : 1;
  const factor = (contrast / 100) * share;
  const lift = 128 * (1 - contrast / 100) * share + 255 * (1 - share);
  if (factor * brightness !== 100 || lift !== 0) image = image.linear((brightness / 100) * factor, lift);
  return ending === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 90 }).toBuffer();
}
