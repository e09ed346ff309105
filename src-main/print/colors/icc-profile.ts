/** The colour profile that a picture file brings along. Sources: ICC.1:2004-10, annex B.4; W3C PNG, "iCCP". */
import { inflateSync } from 'node:zlib';

/** Longer than any profile of a camera or screen, in bytes. */
const LONGEST_PROFILE = 4_000_000;

/** The profile in a JPEG or PNG file; null where there is none that can be read. */
export function profileIn(bytes: Uint8Array): Buffer | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file[0] === 0xff && file[1] === 0xd8) return inJpeg(file);
  return file.toString('latin1', 1, 4) === 'PNG' ? inPng(file) : null;
}

const APP2 = 0xe2;
const START_OF_SCAN = 0xda;
const JPEG_NAME = 'ICC_PROFILE\0';

/** In pieces, each with its number from 1. */
function inJpeg(file: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = 2; at + 4 <= file.length;) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff || marker === START_OF_SCAN) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    const content = at + 4 + JPEG_NAME.length;
    if (marker === APP2 && file.toString('latin1', at + 4, content) === JPEG_NAME) {
      pieces[file[content] ?? 0] = file.subarray(content + 2, end);
    }
    at = end;
  }
  const profile = Buffer.concat(Object.values(pieces));
  return profile.length > 0 ? profile : null;
}

/** Compressed, behind a name of its own. Stands before the pixels. */
function inPng(file: Buffer): Buffer | null {
  for (let at = 8; at + 12 <= file.length;) {
    const name = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    if (name === 'iCCP') return inflated(content.subarray(content.indexOf(0) + 2));
    if (name === 'IDAT') return null;
    at += 12 + content.length;
  }
  return null;
}

function inflated(bytes: Buffer): Buffer | null {
  try {
    return inflateSync(bytes, { maxOutputLength: LONGEST_PROFILE });
  } catch {
    return null;
  }
}

const HEADER = 128;
const TAG = 12;
const MOST_TAGS = 200;

/** Whether a profile calls itself one of sRGB, as those of all screens and programs that mean it do. */
export function isSrgb(profile: Buffer): boolean {
  if (profile.length < HEADER + 4 || profile.toString('latin1', 16, 20) !== 'RGB ') return false;
  const count = Math.min(profile.readUInt32BE(HEADER), MOST_TAGS);
  for (let at = HEADER + 4; at + TAG <= profile.length && at < HEADER + 4 + count * TAG; at += TAG) {
    if (profile.toString('latin1', at, at + 4) !== 'desc') continue;
    const start = profile.readUInt32BE(at + 4);
    const content = profile.subarray(start, start + profile.readUInt32BE(at + 8));
    // In one byte a letter, or from version 4 on in two.
    return /sRGB/.test(content.toString('latin1').replaceAll('\0', ''));
  }
  return false;
}
