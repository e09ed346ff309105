/** A PNG file whose compressed pixels a PDF can carry as they are. */
export interface PlainPng {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly colors: 1 | 3;
  /** Red, green, blue of each index, where the pixels are indices. */
  readonly palette: Uint8Array | null;
  /** The zlib stream of the pixels, with PNG's row filters. */
  readonly data: Uint8Array;
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const looksLikePng = (bytes: Uint8Array): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const GREY = 0;
const RGB = 2;
const PALETTE = 3;

/** Reads a PNG without transparency, interlacing or more than 8 bits; null for any other. Source: W3C PNG. */
export function readPlainPng(bytes: Uint8Array): PlainPng | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 33) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bits, colorType, interlace] = [view.getUint8(24), view.getUint8(25), view.getUint8(28)];
  if (bits > 8 || interlace !== 0 || ![GREY, RGB, PALETTE].includes(colorType)) return null;
  const data: Uint8Array[] = [];
  let palette: Uint8Array | null = null;
  for (let at = 8; at + 12 <= view.byteLength;) {
    const length = view.getUint32(at);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (content.length < length) return null;
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (name === 'tRNS') return null;
    if (name === 'PLTE') palette = content;
    if (name === 'IDAT') data.push(content);
    if (name === 'IEND') break;
    at += 12 + length;
  }
  if (data.length === 0 || (colorType === PALETTE && !palette)) return null;
  return {
    width,
    height,
    bits,
    colors: colorType === RGB ? 3 : 1,
    palette: colorType === PALETTE ? palette : null,
    data: data.length === 1 && data[0] ? data[0] : Buffer.concat(data),
  };
}
