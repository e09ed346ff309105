import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Library } from '../../src-main/library/library.js';
import { drawSvg } from '../../src-main/library/pictures/svg-render.js';
import { emptyPng } from './empty-png.js';
import { newFolder, open } from './support.js';

let folder: string;
let library: Library;
beforeEach(async () => {
  folder = newFolder();
  library = await open(folder);
});

const stored = () => readdirSync(join(folder, 'pictures'));

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#0000ff' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** The colour at a pixel as [r, g, b, a]. */
async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

const near = (actual: number[], expected: number[], tolerance = 12) =>
  actual.every((value, at) => Math.abs(value - (expected[at] ?? 0)) <= tolerance);

/** A picture that no JPEG of it is larger than: noise, the same in each run. */
function noise(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  let state = 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    data[at] = state >>> 24;
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

describe('taking pictures', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'tiff', 'gif'] as const)('takes %s', async (kind) => {
    const bytes = await halves(64, 32).toFormat(kind).toBuffer();
    const picture = await library.pictures.add(bytes);
    expect(picture).toMatchObject({ width: 64, height: 32 });
    const kept = await library.pictures.read(picture.id);
    expect(near(await pixel(kept, 4, 16), [255, 0, 0, 255])).toBe(true);
    expect(near(await pixel(kept, 60, 16), [0, 0, 255, 255])).toBe(true);
    expect(picture.id.slice(0, 32)).toBe(createHash('sha256').update(kept).digest('hex').slice(0, 32));
  });

  it('keeps a picture once, also when the kept file itself is added', async () => {
    const bytes = await noise(64, 32).jpeg({ quality: 60 }).toBuffer();
    const first = await library.pictures.add(bytes);
    expect(await library.pictures.add(bytes)).toEqual(first);
    expect(await library.pictures.add(await library.pictures.read(first.id))).toEqual(first);
    expect(stored()).toEqual([first.id]);
    await library.close();
    expect(await (await open(folder)).pictures.info(first.id)).toEqual(first);
  });

  it('repairs a kept file that was damaged when the picture is added again', async () => {
    const bytes = await halves(64, 32).png().toBuffer();
    const { id } = await library.pictures.add(bytes);
    const whole = await library.pictures.read(id);
    writeFileSync(join(folder, 'pictures', id), 'damaged');
    await expect(library.pictures.read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await library.pictures.add(bytes);
    expect(Buffer.compare(await library.pictures.read(id), whole)).toBe(0);
  });

  it('keeps what shines through as PNG, photographs as JPEG, flat drawings as PNG', async () => {
    const glass = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 200, b: 9, alpha: 0.5 } },
    })
      .webp()
      .toBuffer();
    const { id } = await library.pictures.add(glass);
    expect(id).toMatch(/png$/);
    const [, , , alpha = 0] = await pixel(await library.pictures.read(id), 2, 2);
    expect(Math.abs(alpha - 128)).toBeLessThanOrEqual(2);
    expect((await library.pictures.add(await noise(90, 90).png().toBuffer())).id).toMatch(/jpg$/);
    expect((await library.pictures.add(await halves(90, 90).png().toBuffer())).id).toMatch(/png$/);
    expect((await library.pictures.add(await halves(90, 90).ensureAlpha().tiff().toBuffer())).id).toMatch(
      /png$/,
    );
    expect((await library.pictures.add(await noise(90, 90).ensureAlpha().png().toBuffer())).id).toMatch(
      /jpg$/,
    );
  });

  it.each([
    [1, false],
    [3, false],
    [6, true],
    [8, true],
  ])('turns EXIF orientation %i upright and forgets the metadata', async (orientation, turned) => {
    const bytes = await halves(64, 32).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const picture = await library.pictures.add(bytes);
    expect([picture.width, picture.height]).toEqual(turned ? [32, 64] : [64, 32]);
    const kept = await library.pictures.read(picture.id);
    const meta = await sharp(kept).metadata();
    expect([meta.orientation, meta.exif, meta.icc, meta.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Source: EXIF 2.3, tag 0x0112: 3 is turned by 180°; 6 shows its left edge on top; 8 shows its right edge on top.
    const start = near(await pixel(kept, 3, 3), [255, 0, 0, 255]) ? 'red' : 'blue';
    const end = near(await pixel(kept, picture.width - 4, picture.height - 4), [255, 0, 0, 255])
      ? 'red'
      : 'blue';
    expect([start, end]).toEqual(orientation === 1 || orientation === 6 ? ['red', 'blue'] : ['blue', 'red']);
  });

  it('converts colours to sRGB, from another profile and from CMYK', async () => {
    const plain = { create: { width: 16, height: 16, channels: 3 as const, background: '#40a060' } };
    const wide = await sharp(plain).withIccProfile('p3').png().toBuffer();
    const cmyk = await sharp(plain)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    for (const [bytes, tolerance] of [
      [wide, 2],
      [cmyk, 20],
    ] as const) {
      const { id } = await library.pictures.add(bytes);
      const kept = await library.pictures.read(id);
      expect((await sharp(kept).metadata()).space).toBe('srgb');
      expect(near(await pixel(kept, 8, 8), [0x40, 0xa0, 0x60, 255], tolerance)).toBe(true);
    }
    // Taken as they are, the numbers of the wide picture would be another colour.
    const numbers = await sharp(await sharp(wide).keepIccProfile().raw().toBuffer(), {
      raw: { width: 16, height: 16, channels: 3 },
    })
      .png()
      .toBuffer();
    expect(near(await pixel(numbers, 8, 8), [0x40, 0xa0, 0x60, 255])).toBe(false);
  });

  it('reduces to what 1200 dpi on the whole card needs, and enlarges nothing', async () => {
    const tall = await sharp({ create: { width: 4000, height: 6000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect(await library.pictures.add(tall)).toMatchObject({ width: 2800, height: 4200 });
    const wide = await sharp({ create: { width: 6000, height: 1000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect(await library.pictures.add(wide)).toMatchObject({ width: 4200, height: 700 });
  });

  it('draws an SVG at full useful size', async () => {
    const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="24" height="12">
      <defs><rect id="r" width="24" height="12" fill="#f00"/></defs><use xlink:href="#r"/>
      <a href="https://example.org"><rect x="12" width="12" height="12" style="fill:url('#none') #00f"/></a></svg>`;
    const picture = await library.pictures.add(Buffer.from(svg));
    expect(picture).toMatchObject({ width: 2688, height: 1344 });
    const kept = await library.pictures.read(picture.id);
    expect(await pixel(kept, 100, 600)).toEqual([255, 0, 0, 255]);
    expect(await pixel(kept, 2600, 600)).toEqual([0, 0, 255, 255]);
  });
});

describe('hostile pictures', () => {
  const refused = async (bytes: Uint8Array | string, sentence: RegExp) => {
    await expect(library.pictures.add(Buffer.from(bytes as Uint8Array))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(sentence),
    });
    expect(stored()).toEqual([]);
  };

  it('refuses a few bytes that declare a gigantic picture', async () => {
    await refused(emptyPng(60_000, 60_000), /60000 × 60000 pixels.*100 million/);
    await refused(emptyPng(1_000_000, 101), /pixels/);
    await refused(emptyPng(1, 90_000_000), /1 × 90000000 pixels.*65,535/);
  });

  it('refuses more than 50 MB without looking at it', () =>
    refused(Buffer.alloc(50 * 1024 * 1024 + 1), /51 MB.*50 MB/));

  it.each(['png', 'jpeg', 'webp', 'avif', 'tiff', 'gif'] as const)(
    'refuses a %s that is cut off',
    async (kind) => {
      const whole = await noise(128, 128).toFormat(kind).toBuffer();
      await refused(whole.subarray(0, Math.floor(whole.length * 0.6)), /damaged or incomplete/);
      await refused(whole.subarray(0, 24), /damaged or incomplete|does not know/);
    },
  );

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.7\n'],
    ['a BMP', 'BM\x00\x00\x00\x00\x00\x00\x00\x00'],
  ])('refuses %s under whatever name', (_, content) => refused(content, /does not know|not an SVG/));

  const svg = (inner: string, before = '') =>
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">${inner}</svg>`;
  it.each([
    ['a web address', svg('<use href="https://example.org/x.svg#a"/>'), /something outside/],
    ['many parts', svg('<g/>'.repeat(250_000)), /too many parts/],
    [
      'a size of a billion',
      '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
      /larger than|damaged/,
    ],
    [
      'markup that breaks off',
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect',
      /damaged/,
    ],
  ])('refuses a drawing with %s', (_, text, sentence) => refused(text, sentence));
});

describe('drawings that would take for ever', () => {
  const nested = [...Array(12).keys()].map(
    (level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  const blurs = '<feGaussianBlur stdDeviation="400"/>'.repeat(3000);
  it.each([
    ['uses of uses', `<rect id="g0" width="20" height="20" opacity=".5"/>${nested.join('')}`],
    ['filters', `<filter id="f">${blurs}</filter><rect width="20" height="20" filter="url(#f)"/>`],
  ])('are stopped: %s', async (_, inner) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inner}</svg>`;
    expect(await drawSvg(Buffer.from(svg), 2688, 2000)).toEqual({ kind: 'too-slow' });
  });
});

describe('picture names', () => {
  it.each([
    '../cards/x.png',
    'x',
    `${'a'.repeat(32)}.svg`,
    `${'A'.repeat(32)}.png`,
    `${'a'.repeat(32)}.png\n`,
    `${'a'.repeat(32)}.png/..`,
  ])('never become another path: %j', async (id) => {
    await expect(library.pictures.read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(library.pictures.info(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('give out pictures only: no link, no folder, no other content', async () => {
    const names = ['a', 'b', 'c'].map((letter) => `${letter.repeat(32)}.png`);
    const [link = '', directory = '', text = ''] = names.map((name) => join(folder, 'pictures', name));
    const outside = newFolder();
    writeFileSync(join(outside, 'x.png'), await halves(8, 8).png().toBuffer());
    symlinkSync(join(outside, 'x.png'), link);
    mkdirSync(directory);
    writeFileSync(text, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const name of names) await expect(library.pictures.read(name)).rejects.toHaveProperty('code');
  });
});
