import { isSrgb, profileIn } from './icc-profile.js';

/**
 * A picture file whose colours are those of sRGB, as a print says that they are: one that brings a profile of other colours is
 * converted by it, any other stays byte for byte.
 * @throws the decoder's error
 */
export async function inSrgb(bytes: Uint8Array): Promise<Uint8Array> {
  const profile = profileIn(bytes);
  if (!profile || isSrgb(profile)) return bytes;
  const { default: sharp } = await import('sharp');
  return sharp(bytes).toColourspace('srgb').png({ compressionLevel: 1 }).toBuffer();
}
