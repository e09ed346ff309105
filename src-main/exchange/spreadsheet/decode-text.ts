import { isUtf8 } from 'node:buffer';

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** What Windows-1252 has where Latin-1 has control characters, 80 to 9F. Source: WHATWG Encoding Standard. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Finds out in which encoding a text stands: by its byte order mark, by zero bytes, by whether it is UTF-8. */
export function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Tables are full of ASCII, half of whose bytes are zero in UTF-16.
  const start = bytes.subarray(0, 4096);
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  const many = start.length / 8;
  if (zeros.odd > many && zeros.even < many / 4) return 'utf-16le';
  if (zeros.even > many && zeros.odd < many / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Never fails: what an encoding does not know becomes a replacement character. */
export function decodeText(bytes: Buffer, encoding: Encoding): string {
  return decoded(bytes, encoding).replace(/^\uFEFF/, '');
}

function decoded(bytes: Buffer, encoding: Encoding): string {
  switch (encoding) {
    case 'utf-8':
      return bytes.toString('utf8');
    case 'utf-16le':
      return bytes.toString('utf16le');
    case 'utf-16be':
      return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
        .swap16()
        .toString('utf16le');
    case 'windows-1252':
      return bytes
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252[sign.charCodeAt(0) - 0x80] ?? sign);
  }
}
