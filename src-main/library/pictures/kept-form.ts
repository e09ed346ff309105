/**
 * Whether a picture file is already what picture intake would make of it, so that it can be kept byte for byte: PNG or
 * baseline JPEG, 8 bit, red, green and blue, with nothing in the file but the picture. What its pixels are is for a
 * decoder to say.
 */
export function isKeptForm(bytes: Uint8Array, kind: 'png' | 'jpeg'): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return kind === 'png' ? isBarePng(file) : isBareJpeg(file);
}

const RGB = 2;
const RGB_WITH_ALPHA = 6;
const pngChunks = new Set(['IHDR', 'IDAT', 'IEND', 'pHYs']);

/** Source: W3C PNG, "Chunk layout". */
function isBarePng(file: Buffer): boolean {
  if (file.length < 45) return false;
  const [bits, color, interlace] = [file[24], file[25], file[28]];
  if (bits !== 8 || (color !== RGB && color !== RGB_WITH_ALPHA) || interlace !== 0) return false;
  for (let at = 8; at + 12 <= file.length;) {
    const name = file.toString('latin1', at + 4, at + 8);
    if (!pngChunks.has(name)) return false;
    at += 12 + file.readUInt32BE(at);
    if (name === 'IEND') return at === file.length;
  }
  return false;
}

const APP0 = 0xe0;
const BASELINE = 0xc0;
const START_OF_SCAN = 0xda;
/** Quantisation and Huffman tables, restart interval. */
const tables = new Set([0xdb, 0xc4, 0xdd]);
const END = Buffer.from([0xff, 0xd9]);

/** Source: ITU-T T.81, annex B. */
function isBareJpeg(file: Buffer): boolean {
  let framed = false;
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) return false;
    if (marker === BASELINE) framed = file[at + 4] === 8 && file[at + 9] === 3;
    else if (marker === START_OF_SCAN) return framed && file.indexOf(END, at) === file.length - 2;
    else if (marker !== APP0 && !tables.has(marker)) return false;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return false;
}
