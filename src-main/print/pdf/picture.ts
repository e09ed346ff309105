import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PDFHexString, type PDFRef } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { inSrgb } from '../colors/in-srgb.js';
import { pictureUnreadable } from '../refusal.js';
import { looksLikeJpeg, readJpegFacts } from './jpeg.js';
import { looksLikePng, readPlainPng, type PlainPng } from './png.js';
import type { PdfFile } from './pdf-file.js';

/**
 * Puts a picture file into the document. JPEG and plain PNG go in as they are, byte for byte, unless they bring a profile of other
 * colours than sRGB; every other picture is decoded, with its transparency as a soft mask.
 *
 * @param rgbOnly has CMYK converted, where the output intent is of red, green and blue and the standard minds
 *
 * @throws PrintRefusal when the file is no picture.
 */
export async function addPicture(
  document: PdfFile,
  file: Uint8Array,
  name: string,
  rgbOnly = false,
): Promise<PDFRef> {
  const bytes = await inSrgb(file).catch((error: unknown) => {
    throw pictureUnreadable(name, error);
  });
  const jpeg = looksLikeJpeg(bytes) ? addJpeg(document, bytes, rgbOnly) : null;
  if (jpeg) return jpeg;
  const png = looksLikePng(bytes) ? readPlainPng(bytes) : null;
  if (png) return addPlainPng(document, png);
  return addDecoded(document, bytes, name);
}

function addJpeg(document: PdfFile, bytes: Uint8Array, rgbOnly: boolean): PDFRef | null {
  const facts = readJpegFacts(bytes);
  if (!facts || (rgbOnly && facts.components === 4)) return null;
  const space = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[facts.components];
  return document.addStream(bytes, {
    ...imageEntries(facts.width, facts.height, facts.bits),
    ColorSpace: space,
    Filter: 'DCTDecode',
    ...(facts.components === 4 && facts.adobe ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
  });
}

function addPlainPng(document: PdfFile, png: PlainPng): PDFRef {
  const { palette } = png;
  const indexed = palette && [
    'Indexed',
    'DeviceRGB',
    palette.length / 3 - 1,
    PDFHexString.of(Buffer.from(palette).toString('hex')),
  ];
  return document.addStream(png.data, {
    ...imageEntries(png.width, png.height, png.bits),
    ColorSpace: indexed ?? (png.colors === 3 ? 'DeviceRGB' : 'DeviceGray'),
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: png.colors, BitsPerComponent: png.bits, Columns: png.width },
  });
}

async function addDecoded(document: PdfFile, bytes: Uint8Array, name: string): Promise<PDFRef> {
  const decoded = await decode(bytes).catch((error: unknown) => {
    throw pictureUnreadable(name, error);
  });
  const { width, height, isGrey, color, alpha } = decoded;
  const entries = { ...imageEntries(width, height, 8), Filter: 'FlateDecode' };
  const mask = alpha
    ? document.addStream(await deflated(alpha), { ...entries, ColorSpace: 'DeviceGray' })
    : undefined;
  return document.addStream(await deflated(color), {
    ...entries,
    ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
    SMask: mask,
  });
}

/** Red, green and blue of every pixel, or how light it is, and its opacity where anything shines through. All in the decoder's threads. */
async function decode(bytes: Uint8Array) {
  const image = sharp(bytes);
  const { space } = await image.metadata();
  const isGrey = space === 'b-w' || space === 'grey16';
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
  const color = isGrey ? pixels().extractChannel(0) : pixels().removeAlpha();
  const alpha = await pixels().extractChannel(3).raw().toBuffer();
  const isOpaque = alpha.equals(Buffer.alloc(alpha.length, 255));
  return { width, height, isGrey, color: await color.raw().toBuffer(), alpha: isOpaque ? null : alpha };
}

/** Beside the program's own thread: a large picture takes a second. */
const deflateAside = promisify(deflate);
const deflated = (bytes: Uint8Array): Promise<Uint8Array> => deflateAside(bytes, { level: 1 });

const imageEntries = (width: number, height: number, bits: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  BitsPerComponent: bits,
});
