import { describe, expect, test } from 'vitest';
import { kindOf } from '../../src-main/library/pictures/picture-kinds.js';
import { isKeptForm } from '../../src-main/library/pictures/kept-form.js';

/** Files as other programs write them, as far as their first bytes go. */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

test.each([
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\r\n\x1a', null],
  ['x\x89PNG\r\n\x1a\n', null],
  ['\xff\xd8\xff', 'jpeg'],
  ['\xff\xd8', null],
  ['RIFF1234WEBP', 'webp'],
  ['RIFF1234WAVE', null],
  ['XXXX1234WEBP', null],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['GIF88a', null],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['II+\0', 'tiff'],
  ['MM\0+', 'tiff'],
  ['II\0*', null],
  ['0000ftypavif', 'avif'],
  ['0000ftypmif1avis', 'avif'],
  ['0000ftypheic', null],
  ['0000xxxxavif', null],
  ['<svg ', 'svg'],
  ['<svg>', 'svg'],
  ['\xef\xbb\xbf \n<?xml ', 'svg'],
  ['<!-- a -->', 'svg'],
  ['<!DOCTYPE svg ', 'svg'],
  ['<s:svg>', 'svg'],
  ['<drawing:svg ', 'svg'],
  ['<s\xef\xbb\xbfvg>', null],
  ['<html>', null],
  ['<svgx>', null],
  ['x<svg>', null],
  ['', null],
])('bytes that begin with %j are %s', (start, kind) => expect(kindOf(latin(start))).toBe(kind));

const int = (value: number, bytes: 2 | 4): string => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer.toString('latin1');
};

describe('a PNG is kept byte for byte', () => {
  const chunk = (name: string, data: string): string => `${int(data.length, 4)}${name}${data}CRC!`;
  const head = (bits: number, color: number, interlace: number): string =>
    chunk('IHDR', `${int(7, 4)}${int(9, 4)}${String.fromCharCode(bits, color, 0, 0, interlace)}`);
  const png = (header: string, ...chunks: readonly string[]): Buffer =>
    latin(['\x89PNG\r\n\x1a\n', header, ...chunks].join(''));
  const [data, end] = [chunk('IDAT', 'pixels'), chunk('IEND', '')];

  test.each<[what: string, file: Buffer, kept: boolean]>([
    ['of red, green and blue', png(head(8, 2, 0), data, end), true],
    ['with alpha', png(head(8, 6, 0), data, end), true],
    ['with its density', png(head(8, 2, 0), chunk('pHYs', '123456789'), data, data, end), true],
    ['of greys', png(head(8, 0, 0), data, end), false],
    ['of a palette', png(head(8, 3, 0), data, end), false],
    ['of 16 bit', png(head(16, 2, 0), data, end), false],
    ['interlaced', png(head(8, 2, 1), data, end), false],
    ['with words in it', png(head(8, 2, 0), chunk('tEXt', 'x'), data, end), false],
    ['with something behind it', Buffer.concat([png(head(8, 2, 0), data, end), latin('x')]), false],
    ['without an end', png(head(8, 2, 0), data), false],
    ['cut off', png(head(8, 2, 0), data, end).subarray(0, 44), false],
  ])('%s: %#', (_, file, kept) => {
    expect(isKeptForm(file, 'png')).toBe(kept);
    expect(isKeptForm(Buffer.concat([latin('xyz'), file]).subarray(3), 'png')).toBe(kept);
  });
});

describe('a JPEG is kept byte for byte', () => {
  const segment = (marker: number, data: string): string =>
    `\xff${String.fromCharCode(marker)}${int(data.length + 2, 2)}${data}`;
  const frame = (marker: number, bits: number, parts: number): string =>
    segment(
      marker,
      `${String.fromCharCode(bits)}${int(9, 2)}${int(7, 2)}${String.fromCharCode(parts)}123456789`,
    );
  const jpeg = (...parts: readonly string[]): Buffer => latin(`\xff\xd8${parts.join('')}`);
  const scan = `${segment(0xda, '123')}pixels\xff\xd9`;
  const [app, quantisation, huffman] = [segment(0xe0, 'JFIF\0'), segment(0xdb, 'q'), segment(0xc4, 'h')];

  test.each<[what: string, file: Buffer, kept: boolean]>([
    ['of three colours', jpeg(app, quantisation, frame(0xc0, 8, 3), huffman, scan), true],
    ['with a restart interval', jpeg(frame(0xc0, 8, 3), segment(0xdd, '12'), scan), true],
    ['of greys', jpeg(frame(0xc0, 8, 1), scan), false],
    ['of four inks', jpeg(frame(0xc0, 8, 4), scan), false],
    ['of 12 bit', jpeg(frame(0xc0, 12, 3), scan), false],
    ['progressive', jpeg(frame(0xc2, 8, 3), scan), false],
    ['with what a camera says of it', jpeg(segment(0xe1, 'Exif'), frame(0xc0, 8, 3), scan), false],
    ['with words in it', jpeg(segment(0xfe, 'x'), frame(0xc0, 8, 3), scan), false],
    ['without a frame', jpeg(app, scan), false],
    ['with something behind it', jpeg(frame(0xc0, 8, 3), `${scan}x`), false],
    ['with two ends', jpeg(frame(0xc0, 8, 3), `${scan}\xff\xd9`), false],
    ['without an end', jpeg(frame(0xc0, 8, 3), segment(0xda, '123')), false],
    ['with no marker where one has to be', jpeg(frame(0xc0, 8, 3), `x${scan}`), false],
    ['that is only its head', jpeg(frame(0xc0, 8, 3)), false],
    ['that is nothing', jpeg(), false],
  ])('%s', (_, file, kept) => expect(isKeptForm(file, 'jpeg')).toBe(kept));
});
