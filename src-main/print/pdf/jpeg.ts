/** What a PDF must say about a JPEG file that it carries unchanged. */
export interface JpegFacts {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
  readonly bits: number;
  /** Adobe programs store CMYK inverted and say so. */
  readonly adobe: boolean;
}

/** Frame headers (SOF0 to SOF15 without the table markers among them). Source: ITU-T T.81, B.1.1.3. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

export const looksLikeJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** Reads the frame header; null when the file has none or is cut off. */
export function readJpegFacts(bytes: Uint8Array): JpegFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let adobe = false;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (at + 2 + length > view.byteLength) return null;
    if (marker === 0xee && length >= 7) {
      adobe = Buffer.from(bytes.subarray(at + 4, at + 9)).toString('latin1') === 'Adobe';
    }
    if (isFrameHeader(marker)) {
      if (length < 8) return null;
      const components = view.getUint8(at + 9);
      const facts = {
        bits: view.getUint8(at + 4),
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        adobe,
      };
      if (components !== 1 && components !== 3 && components !== 4) return null;
      return facts.width > 0 && facts.height > 0 ? { ...facts, components } : null;
    }
    at += 2 + length;
  }
  return null;
}
