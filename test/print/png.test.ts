import sharp, { type OutputInfo } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { paintPng } from '../../src-main/print/images/png.js';
import { toSvg } from '../../src-main/print/images/svg.js';
import { arrowBack, card, lay, noise, noPictures, Pictures } from './fixtures.js';

const rgbAt = (raw: { data: Buffer; info: OutputInfo }, x: number, y: number): number[] => {
  const at = (y * raw.info.width + x) * raw.info.channels;
  return [...raw.data.subarray(at, at + 3)];
};
const rawOf = (png: Uint8Array) => sharp(png).raw().toBuffer({ resolveWithObject: true });

describe('a PNG', () => {
  it.each([
    [300, 0, 750, 1050],
    [96, 0, 240, 336],
    [72, 3, 197, 269],
    [150, 1, 387, 537],
  ])(
    'at %i dpi with %i mm of bleed is %i × %i px, and says its density',
    async (dpi, bleed, width, height) => {
      const png = await paintPng(lay(card(1)), { dpi, bleed, picture: noPictures.read });
      const meta = await sharp(png).metadata();
      expect(meta).toMatchObject({ format: 'png', width, height, hasAlpha: false });
      expect(meta.density).toBe(dpi);
      expect(meta.icc?.includes(Buffer.from('sRGB', 'utf16le').swap16())).toBe(true);
      const bytes = Buffer.from(png);
      const density = bytes.indexOf('pHYs', 0, 'latin1');
      expect(bytes.readUInt32BE(density + 4)).toBe(Math.round(dpi / 0.0254));
      expect(bytes.readUInt8(density + 12)).toBe(1);
    },
  );

  it.each([
    [254, 3.2],
    [150, 5],
  ])('at %i dpi is transparent outside corners of %f mm, and opaque within', async (dpi, radius) => {
    const png = await paintPng(arrowBack, { dpi, radius, picture: noPictures.read });
    const { data, info } = await rawOf(png);
    expect(info).toMatchObject({ width: Math.round((63.5 / 25.4) * dpi), channels: 4 });
    expect((await sharp(png).metadata()).density).toBe(dpi);
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    const [right, bottom] = [info.width - 1, info.height - 1];
    for (const [x, y] of [
      [0, 0],
      [right, 0],
      [0, bottom],
      [right, bottom],
    ] as const)
      expect(alphaAt(x, y)).toBe(0);
    // Along the edge the corner ends where its radius does; along its diagonal, at 1 - √½ of it.
    const px = (radius / 25.4) * dpi;
    const firstOpaque = (at: (n: number) => number | undefined) =>
      Array.from({ length: 2 * Math.ceil(px) }, (_, n) => at(n)).findIndex((alpha) => (alpha ?? 0) > 127);
    expect(Math.abs(firstOpaque((n) => alphaAt(n, n)) - px * (1 - Math.SQRT1_2))).toBeLessThan(1.5);
    expect(alphaAt(Math.ceil(px) + 1, 0)).toBe(255);
    expect(alphaAt(Math.floor(px * 0.6), 0)).toBeLessThan(255);
    expect(alphaAt(info.width >> 1, info.height >> 1)).toBe(255);
  });

  it('puts colours where the list says', async () => {
    const raw = await rawOf(await paintPng(arrowBack, { dpi: 254, bleed: 2, picture: noPictures.read }));
    expect(rgbAt(raw, 1, 1)).toEqual([0x20, 0x48, 0x38]);
    expect(rgbAt(raw, 20 + 317, 20 + 300)).toEqual([255, 255, 255]);
    expect(rgbAt(raw, 20 + 317, 20 + 95)).toEqual([0x20, 0x48, 0x38]);
    expect(rgbAt(raw, 20 + 317, 20 + 405)).toEqual([0x20, 0x48, 0x38]);
  });

  it('draws text as outlines, upright, on its baseline', async () => {
    const list = lay(card(1, { name: 'L' }));
    const raw = await rawOf(await paintPng(list, { dpi: 600, picture: noPictures.read }));
    const name = list.steps.find((step) => step.kind === 'text' && step.element === 'name');
    if (name?.kind !== 'text') throw new Error('no name');
    const px = (mm: number) => Math.round((mm / 25.4) * 600);
    const dark = (x: number, y: number) => (rgbAt(raw, px(x), px(y))[0] ?? 255) < 128;
    const stem = name.x + 0.13 * name.size;
    const foot = name.x + 0.4 * name.size;
    expect(dark(stem, name.y - 0.6 * name.size)).toBe(true);
    expect(dark(foot, name.y - 0.6 * name.size)).toBe(false);
    expect(dark(foot, name.y - 0.04 * name.size)).toBe(true);
    expect(dark(foot, name.y + 0.1 * name.size)).toBe(false);
  });

  const window = (picture: string): DisplayList => ({
    ...arrowBack,
    steps: [
      {
        kind: 'picture',
        element: 'picture',
        picture,
        place: { x: -10, y: 10, width: 40, height: 40 },
        clip: { x: 5, y: 20, width: 10, height: 10 },
      },
    ],
  });

  it.each([
    ['a small one', 64],
    ['one with far more pixels than are shown', 3000],
  ])('scales the whole picture into its place and shows only the clip: %s', async (_, side) => {
    const pictures = new Pictures();
    // Left half red, right half blue.
    const half = await sharp({
      create: { width: side / 2, height: side, channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer();
    const two = sharp({
      create: { width: side, height: side, channels: 3, background: '#ff0000' },
    }).composite([{ input: half, left: side / 2, top: 0 }]);
    const id = await pictures.add(two, 'png');
    const raw = await rawOf(await paintPng(window(id), { dpi: 254, picture: pictures.read }));
    const white = [255, 255, 255];
    expect(rgbAt(raw, 60, 250)).toEqual([255, 0, 0]);
    expect(rgbAt(raw, 140, 250)).toEqual([0, 0, 255]);
    for (const [x, y] of [
      [48, 250],
      [152, 250],
      [100, 198],
      [100, 302],
    ] as const) {
      expect(rgbAt(raw, x, y)).toEqual(white);
    }
    expect(pictures.asked).toEqual([id]);
  });

  it('takes a picture whose file is larger than an XML parser likes', async () => {
    const pictures = new Pictures();
    const id = await pictures.add(noise(2200, 2200, 9), 'png');
    expect((await pictures.read(id)).length).toBeGreaterThan(8_000_000);
    const list = { ...window(id), width: 20, height: 30 };
    const raw = await rawOf(await paintPng(list, { dpi: 1200, picture: pictures.read }));
    expect(rgbAt(raw, 480, 1200)).not.toEqual([255, 255, 255]);
  });

  it('refuses a picture that cannot be read, with a sentence', async () => {
    const painting = paintPng(window('x.png'), { dpi: 72, picture: async () => Buffer.from('nothing') });
    await expect(painting).rejects.toMatchObject({
      name: 'PrintRefusal',
      message: expect.stringContaining('Choose the picture'),
    });
  });
});

describe('the SVG', () => {
  it('lets no text of a list become markup', () => {
    const evil = '"/><script>alert(1)</script>&';
    const svg = toSvg(
      {
        ...arrowBack,
        steps: [
          { kind: 'shape', element: 'frame', path: evil, fill: evil, stroke: { color: evil, width: 1 } },
          {
            kind: 'picture',
            element: 'picture',
            picture: 'p',
            place: { x: 0, y: 0, width: 1, height: 1 },
            clip: { x: 0, y: 0, width: 1, height: 1 },
          },
        ],
      },
      { width: 10, height: 10, view: { x: 0, y: 0, width: 10, height: 10 }, address: () => evil },
    );
    expect(svg).not.toContain('<script');
    expect(svg.match(/&quot;\/&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;&amp;/g)).toHaveLength(4);
  });

  it('holds no text element, so that no font is looked for', () => {
    const view = { x: 0, y: 0, width: 63.5, height: 88.9 };
    const svg = toSvg(lay(card(1)), { width: 10, height: 10, view, address: () => '' });
    expect(svg).not.toMatch(/<text|font-family/);
    expect(svg.match(/<use /g)?.length).toBeGreaterThan(100);
  });
});
