import { PDFHexString, type PDFContext, type PDFRef } from 'pdf-lib';
import sharp from 'sharp';
import { pictureUnreadable } from '../refusal.js';
import { looksLikeJpeg, readJpegFacts } from './jpeg.js';
import { looksLikePng, readPlainPng, type PlainPng } from './png.js';
import { addDeflated, addStream } from './stream.js';

/**
 * Puts a picture file into the document. JPEG and plain PNG go in as they are, byte for byte; every other picture
 * is decoded, with its transparency as a soft mask.
 *
 * @throws PrintRefusal when the file is no picture.
 */
export async function addPicture(context: PDFContext, bytes: Uint8Array, name: string): Promise<PDFRef> {
  const jpeg = looksLikeJpeg(bytes) ? addJpeg(context, bytes) : null;
  if (jpeg) return jpeg;
  const png = looksLikePng(bytes) ? readPlainPng(bytes) : null;
  if (png) return addPlainPng(context, png);
  return addDecoded(context, bytes, name);
}

function addJpeg(context: PDFContext, bytes: Uint8Array): PDFRef | null {
  const facts = readJpegFacts(bytes);
  if (!facts) return null;
  const space = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' }[facts.components];
  return addStream(context, bytes, {
    ...imageEntries(facts.width, facts.height, facts.bits),
    ColorSpace: space,
    Filter: 'DCTDecode',
    ...(facts.components === 4 && facts.adobe ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {}),
  });
}

function addPlainPng(context: PDFContext, png: PlainPng): PDFRef {
  const { palette } = png;
  const indexed = palette && [
    'Indexed',
    'DeviceRGB',
    palette.length / 3 - 1,
    PDFHexString.of(Buffer.from(palette).toString('hex')),
  ];
  return addStream(context, png.data, {
    ...imageEntries(png.width, png.height, png.bits),
    ColorSpace: indexed ?? (png.colors === 3 ? 'DeviceRGB' : 'DeviceGray'),
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: 15, Colors: png.colors, BitsPerComponent: png.bits, Columns: png.width },
  });
}

async function addDecoded(context: PDFContext, bytes: Uint8Array, name: string): Promise<PDFRef> {
  const decoded = await decode(bytes).catch((error: unknown) => {
    throw pictureUnreadable(name, error);
  });
  const { width, height } = decoded.info;
  const pixels = width * height;
  const color = new Uint8Array(pixels * 3);
  const alpha = new Uint8Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel++) {
    color.set(decoded.data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alpha[pixel] = decoded.data[pixel * 4 + 3] ?? 255;
  }
  const entries = imageEntries(width, height, 8);
  const opaque = alpha.every((value) => value === 255);
  return addDeflated(context, color, {
    ...entries,
    ColorSpace: 'DeviceRGB',
    ...(opaque ? {} : { SMask: addDeflated(context, alpha, { ...entries, ColorSpace: 'DeviceGray' }) }),
  });
}

async function decode(bytes: Uint8Array) {
  return sharp(bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

const imageEntries = (width: number, height: number, bits: number) => ({
  Type: 'XObject',
  Subtype: 'Image',
  Width: width,
  Height: height,
  BitsPerComponent: bits,
});
