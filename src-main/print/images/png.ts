import type { DisplayList } from '../../layout/display-list.js';
import { fitInto, onCard } from '../cards/fit.js';
import type { Size } from '../plan.js';
import { inSrgb } from '../colors/in-srgb.js';
import { pictureUnreadable } from '../refusal.js';
import { toSvg } from './svg.js';

export interface PngOptions {
  readonly dpi: number;
  /** A picture's file. Asked once for each different picture. */
  readonly picture: (id: string) => Promise<Uint8Array>;
  /** How much of the bleed is shown around the card, in mm; none unless given. */
  readonly bleed?: number;
  /** Size of the card in mm; the list's own unless given. */
  readonly card?: Size;
  /** Radius in mm of corners outside which the picture is transparent; 0, as it is unless given, for an opaque picture. */
  readonly radius?: number;
  /** For a screen, in less than half the time: pictures in just the pixels that are shown, and a file that is packed loosely. */
  readonly quick?: boolean;
}

const INCH = 25.4;

/** A length in mm as whole pixels at a density. */
export const pixels = (mm: number, dpi: number): number => Math.max(1, Math.round((mm / INCH) * dpi));

/**
 * Paints a card as a PNG of exactly its size at `dpi`, which is noted in the file, as is that its colours are sRGB. A list of another size is
 * scaled evenly; where it does not reach, its ground goes on or its edge is drawn out.
 *
 * @throws PrintRefusal when a picture cannot be read.
 */
export async function paintPng(given: DisplayList, options: PngOptions): Promise<Uint8Array> {
  const { dpi, bleed = 0, card = given, radius = 0, quick = false } = options;
  const list = onCard(given, card, bleed);
  const view = { x: -bleed, y: -bleed, width: card.width + 2 * bleed, height: card.height + 2 * bleed };
  const fit = fitInto(list, card, bleed);
  const addresses = await pictureAddresses(list, fit.scale, options);
  const size = { width: pixels(view.width, dpi), height: pixels(view.height, dpi) };
  const svg = toSvg(list, {
    ...size,
    view,
    fit,
    address: (picture) => addresses.get(picture) ?? '',
  });
  const { default: sharp } = await import('sharp');
  // `unlimited`: a picture as a data URI is longer than the XML parser takes from strangers.
  const painted = sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: '#ffffff' });
  if (radius > 0) {
    const corner = (radius / INCH) * dpi;
    painted.composite([{ input: Buffer.from(roundedSvg(size, corner)), blend: 'dest-in' }]);
  }
  if (quick) return painted.withDensity(dpi).png(loosely).toBuffer();
  // The profile comes first: it would take the density with it.
  return painted.withIccProfile('srgb').withDensity(dpi).png().toBuffer();
}

/** Hardly larger than packed tightly, in half the time. */
const loosely = { compressionLevel: 2 } as const;

/** What stays of a picture, in px. */
const roundedSvg = ({ width, height }: Size, radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;

/** @param scale of the list on the card */
async function pictureAddresses(
  list: DisplayList,
  scale: number,
  options: PngOptions,
): Promise<Map<string, string>> {
  const widths = new Map<string, number>();
  for (const step of list.steps) {
    if (step.kind !== 'picture') continue;
    const width = pixels(step.place.width * scale, options.dpi);
    widths.set(step.picture, Math.max(width, widths.get(step.picture) ?? 0));
  }
  const entries = [...widths].map(async ([id, width]): Promise<[string, string]> => {
    const file = await options.picture(id);
    const address = await inSrgb(file)
      .then((converted) => (options.quick ? asShown(converted, width) : asDataUri(converted, width)))
      .catch((error: unknown) => {
        throw pictureUnreadable(id, error);
      });
    return [id, address];
  });
  return new Map(await Promise.all(entries));
}

/** A picture with far more pixels than are shown is reduced first, which is faster and looks better. */
async function asDataUri(file: Uint8Array, shownWidth: number): Promise<string> {
  const { default: sharp } = await import('sharp');
  const { width, format } = await sharp(file).metadata();
  const enough = 2 * shownWidth;
  const fits = width <= enough && (format === 'jpeg' || format === 'png');
  const bytes = fits
    ? file
    : await sharp(file).resize({ width: enough, withoutEnlargement: true }).png().toBuffer();
  const type = fits ? format : 'png';
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** A picture in just the pixels that are shown: a JPEG is read at once in about that size. */
async function asShown(file: Uint8Array, shownWidth: number): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(file);
  const { hasAlpha } = await picture.metadata();
  const small = picture.resize({ width: shownWidth, withoutEnlargement: true });
  const type = hasAlpha ? 'png' : 'jpeg';
  const bytes = await (hasAlpha ? small.png(loosely) : small.jpeg(nearlyLossless)).toBuffer();
  return `data:image/${type};base64,${bytes.toString('base64')}`;
}

const nearlyLossless = { quality: 92, chromaSubsampling: '4:4:4' } as const;
