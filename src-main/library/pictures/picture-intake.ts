import type { Metadata, Sharp } from 'sharp';
import { LibraryError } from '../errors.js';
import { isKeptForm } from './kept-form.js';
import { kindOf, type PictureKind } from './picture-kinds.js';
import { drawSvg } from './svg-render.js';

/** 1200 dpi on the whole card (63.5 × 88.9 mm), whichever way the picture lies: the most that any crop or back needs. */
const LONG_SIDE = 4200;
const SHORT_SIDE = 3000;
/** Drawings have no pixels of their own: 1200 dpi across the picture's window (56.9 mm). */
const DRAWN_SIDE = 2688;

export const MAX_PICTURE_BYTES = 50 * 1024 * 1024;
const MAX_PIXELS = 100_000_000;
/** Pixels of either side: no camera or scanner makes a longer one, and lines without end are slow to read. */
const MAX_SIDE = 65_535;
const MAX_SECONDS = 60;
const DRAWING_MS = 10_000;

const JPEG = { quality: 92, chromaSubsampling: '4:4:4', mozjpeg: false } as const;

type SharpModule = typeof import('sharp').default;

export interface TakenPicture {
  readonly bytes: Uint8Array;
  readonly ending: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
}

/**
 * Turns whatever a person drops into what the library keeps: upright, sRGB, 8 bit, without metadata, at most 1200 dpi.
 * Kept as JPEG if opaque and made of a lossy kind; as PNG if anything shines through; other opaque pictures
 * as whichever of the two is smaller, since drawings stay sharp and small as PNG and photographs do not.
 * @throws LibraryError BAD_INPUT with a sentence
 */
export async function takePicture(bytes: Uint8Array): Promise<TakenPicture> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) {
    refuse(`is ${Math.ceil(bytes.byteLength / 1048576)} MB large, and 50 MB is the most`, 'Make it smaller');
  }
  const kind = kindOf(bytes);
  if (!kind)
    refuse('is of a kind that Cardwright does not know', 'Add a PNG, JPEG, WebP, AVIF, TIFF, GIF or SVG');
  const source = kind === 'svg' ? await drawn(bytes) : bytes;
  // Loaded with the first picture: it takes a while, and most starts need none.
  const { default: sharp } = await import('sharp');
  try {
    checkSize(await sharp(source, { limitInputPixels: false }).metadata());
    const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true });
    return await encoded(sharp, picture.timeout({ seconds: MAX_SECONDS }), isLossy(kind));
  } catch (error) {
    if (error instanceof LibraryError) throw error;
    damaged('picture', error);
  }
}

/**
 * The same for a picture that may come from a library: one that is in the kept form already stays byte for byte, so that
 * it neither loses anything nor changes its name on its way from library to library.
 * @throws LibraryError BAD_INPUT with a sentence
 */
export async function adoptPicture(bytes: Uint8Array): Promise<TakenPicture> {
  const kind = kindOf(bytes);
  if (
    bytes.byteLength > MAX_PICTURE_BYTES ||
    (kind !== 'png' && kind !== 'jpeg') ||
    !isKeptForm(bytes, kind)
  ) {
    return takePicture(bytes);
  }
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    const { width, height } = await picture.metadata();
    const small = Math.max(width, height) <= LONG_SIDE && Math.min(width, height) <= SHORT_SIDE;
    // Whether all of it can be decoded, and an alpha channel is of any use.
    if (small && !(await decoded(sharp, picture.timeout({ seconds: MAX_SECONDS }))).hasIdleAlpha)
      return { bytes, ending: kind === 'png' ? 'png' : 'jpg', width, height };
  } catch {
    // Not quite in order: whether it can be taken in all the same, and why not, is said below.
  }
  return takePicture(bytes);
}

async function drawn(svg: Uint8Array): Promise<Uint8Array> {
  const outcome = await drawSvg(svg, DRAWN_SIDE, DRAWING_MS);
  switch (outcome.kind) {
    case 'drawn':
      return outcome.png;
    case 'refused':
      throw new LibraryError('BAD_INPUT', outcome.because);
    case 'too-large':
      refuse('is larger than 190,000 px', 'Make it smaller');
    case 'too-slow':
      refuse('takes too long to draw', 'Save it as a PNG');
    case 'damaged':
      damaged('drawing');
  }
}

function checkSize({ width, height }: Metadata): void {
  if (width * height > MAX_PIXELS) {
    refuse(`has ${width} × ${height} pixels, and 100 million in all are the most`, 'Make it smaller');
  }
  if (Math.max(width, height) > MAX_SIDE) {
    refuse(`has ${width} × ${height} pixels, and 65,535 are the most on a side`, 'Make it smaller');
  }
}

async function encoded(sharp: SharpModule, picture: Sharp, lossy: boolean): Promise<TakenPicture> {
  const { autoOrient: upright } = await picture.metadata();
  const [across, down] = upright.width > upright.height ? [LONG_SIDE, SHORT_SIDE] : [SHORT_SIDE, LONG_SIDE];
  // Decoded once; both encodings start from these pixels.
  const { pixels, size, hasAlpha, hasIdleAlpha } = await decoded(
    sharp,
    picture
      .toColourspace('srgb')
      .resize({ width: across, height: down, fit: 'inside', withoutEnlargement: true }),
  );
  if (hasAlpha && !hasIdleAlpha)
    return { ...size, bytes: await pixels().png({ compressionLevel: 9 }).toBuffer(), ending: 'png' };
  const solid = (): Sharp => (hasAlpha ? pixels().removeAlpha() : pixels());
  const jpeg = await solid().jpeg(JPEG).toBuffer();
  if (!lossy) {
    const whole = await solid().png({ compressionLevel: 9 }).toBuffer();
    if (whole.byteLength <= jpeg.byteLength) return { ...size, bytes: whole, ending: 'png' };
  }
  return { ...size, bytes: jpeg, ending: 'jpg' };
}

/** The pixels of a picture, a byte for each channel. @throws Error when it is damaged */
async function decoded(sharp: SharpModule, picture: Sharp) {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = (): Sharp =>
    sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MAX_SECONDS });
  const hasAlpha = channels === 2 || channels === 4;
  const alphaOf = (image: Sharp): Sharp => image.extractChannel(channels === 2 ? 1 : 3);
  const alpha = hasAlpha && (await alphaOf(pixels()).raw().toBuffer());
  // Statistics of the pixels would say so too, and take four times as long.
  const hasIdleAlpha = alpha && alpha.equals(Buffer.alloc(alpha.length, 255));
  return { pixels, size: { width, height }, hasAlpha, hasIdleAlpha };
}

/** Kinds that have lost detail before; a lossless WebP among them is rare and not told apart. */
const isLossy = (kind: PictureKind): boolean => kind === 'jpeg' || kind === 'webp' || kind === 'avif';

function refuse(what: string, instead: string): never {
  throw new LibraryError('BAD_INPUT', `The picture ${what}, so it was not added. ${instead} and try again.`);
}

function damaged(what: string, cause?: unknown): never {
  throw new LibraryError(
    'BAD_INPUT',
    `The ${what} is damaged or incomplete, so it was not added. Open it in a picture program, save it again and add that.`,
    { cause },
  );
}
