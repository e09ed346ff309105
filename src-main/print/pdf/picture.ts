import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PDFHexString, type PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { pictureUnreadable } from '../refusal.js';
import { looksLikeJpeg, readJpegFacts } from './jpeg.js';
import { looksLikePng, readPlainPng, type PlainPng } from './png.js';
import type { PdfFile } from './pdf-file.js';

/**
 * Puts a picture file into the document. JPEG and plain PNG go in as they are, byte for byte; every other picture
 * is decoded, with its transparency as a soft mask.
 *
 * @param rgbOnly has CMYK converted, where the output intent is of red, green and blue and the standard minds
 *
 * @throws PrintRefusal when the file is no picture.
 */
export async function addPicture(
  document: PdfFile,
  bytes: Uint8Array,
  name: string,
  rgbOnly = false,
): Promise<PDFRef> {
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
  const { width, height, isGrey } = decoded;
  const { color, alpha } = separated(decoded.pixels, isGrey ? 1 : 3);
  const entries = { ...imageEntries(width, height, 8), Filter: 'FlateDecode' };
  const opaque = alpha.every((value) => value === 255);
  const mask = opaque
    ? undefined
    : document.addStream(await deflated(alpha), { ...entries, ColorSpace: 'DeviceGray' });
  return document.addStream(await deflated(color), {
    ...entries,
    ColorSpace: isGrey ? 'DeviceGray' : 'DeviceRGB',
    SMask: mask,
  });
}

/** Red, green, blue and opacity of every pixel. */
async function decode(bytes: Uint8Array) {
  const image = sharp(bytes);
  const { space } = await image.metadata();
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    pixels: data,
    isGrey: space === 'b-w' || space === 'grey16',
  };
}

/** Colours and opacity by themselves. `colors`: 3, or 1 for a picture of nothing but greys. */
function separated(pixels: Uint8Array, colors: 1 | 3): { color: Uint8Array; alpha: Uint8Array } {
  const count = pixels.length / 4;
  const color = new Uint8Array(count * colors);
  const alpha = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel++) {
    for (let part = 0; part < colors; part++) color[pixel * colors + part] = pixels[pixel * 4 + part] ?? 0;
    alpha[pixel] = pixels[pixel * 4 + 3] ?? 255;
  }
  return { color, alpha };
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
