import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { variantKey, variantOf } from '../../../src-main/cards/picture-variant.js';
import { colorsOfPicture } from '../../../src-main/library/pictures/picture-colors.js';
import { adoptPicture, takePicture } from '../../../src-main/library/pictures/picture-intake.js';
import { PictureVariants } from '../../../src-main/library/pictures/picture-variants.js';
import { Pictures } from '../../../src-main/library/pictures/pictures.js';
import { placeOf } from '../../../src-main/library/place.js';
import { Writer } from '../../../src-main/library/writer.js';
import { emptyPng } from '../empty-png.js';
import { newFolder } from '../support.js';

const flat = (width: number, height: number, background = '#204080'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half black, right half white. */
const halves = (width: number, height: number): Sharp =>
  flat(width, height, '#000000').composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#ffffff' } },
      left: width / 2,
      top: 0,
    },
  ]);

describe('what a picture is kept as', () => {
  it.each([
    ['jpeg', 'jpg'],
    ['webp', 'jpg'],
    ['avif', 'jpg'],
    ['gif', 'png'],
    ['tiff', 'png'],
    ['png', 'png'],
  ] as const)('%s becomes %s: what has lost detail before need not be kept whole', async (kind, ending) => {
    const picture = await flat(16, 8)
      .toFormat(kind, kind === 'avif' ? { effort: 0 } : {})
      .toBuffer();
    const { bytes, ...taken } = await takePicture(picture);
    expect(taken).toEqual({ ending, width: 16, height: 8 });
    expect((await sharp(bytes).metadata()).format).toBe(ending === 'jpg' ? 'jpeg' : 'png');
  });

  it.each([
    [5000, 10, 4200, 8],
    [10, 5000, 8, 4200],
    [4200, 2, 4200, 2],
    [40, 30, 40, 30],
  ])('of %i × %i pixels it has %i × %i', async (width, height, across, down) => {
    const { bytes, ...taken } = await takePicture(await flat(width, height).png().toBuffer());
    expect([taken.width, taken.height]).toEqual([across, down]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: across, height: down });
  });

  it.each([
    [10_001, 10_000, /^The picture has 10001 × 10000 pixels, and 100 million in all are the most/],
    [65_536, 1, /^The picture has 65536 × 1 pixels, and 65,535 are the most on a side, .* Make it smaller/],
    [1, 65_536, /65,535 are the most on a side/],
  ])('of %i × %i pixels it is none', async (width, height, message) => {
    await expect(takePicture(emptyPng(width, height))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['as long as a card needs', 4200, 1, true],
    ['as high as a card needs', 1, 4200, true],
    ['longer', 4201, 1, false],
    ['higher', 1, 4201, false],
  ])('of another library, %s: its own bytes, or less', async (_, width, height, stays) => {
    const bytes = await flat(width, height).png().toBuffer();
    const taken = await adoptPicture(bytes);
    expect(Buffer.compare(taken.bytes, bytes) === 0).toBe(stays);
    expect(Math.max(taken.width, taken.height)).toBe(4200);
  });

  it('of another library, a JPEG as it is kept: its own bytes', async () => {
    const { bytes } = await takePicture(await halves(50, 20).blur(3).jpeg({ quality: 60 }).toBuffer());
    expect(Buffer.compare((await takePicture(bytes)).bytes, bytes)).not.toBe(0);
    expect(await adoptPicture(bytes)).toEqual({ bytes, ending: 'jpg', width: 50, height: 20 });
  });

  it('of another library, with an alpha channel of no use: it is taken without', async () => {
    const bytes = await flat(9, 9).ensureAlpha().png().toBuffer();
    expect((await sharp((await adoptPicture(bytes)).bytes).metadata()).channels).toBe(3);
    const clear = await flat(9, 9).ensureAlpha(0.5).png().toBuffer();
    expect(Buffer.compare((await adoptPicture(clear)).bytes, clear)).toBe(0);
  });
});

/** The pictures of a library whose writes are counted. */
function pictures() {
  const place = placeOf(newFolder());
  const written: string[] = [];
  const writer = new Writer(place, {
    write: async (path, content) => {
      written.push(path);
      await writeFile(path, content);
    },
  });
  for (const folder of [place.cards, place.inner, place.pictures, place.variants]) mkdirSync(folder);
  const kept = (name: string) => join(place.pictures, name);
  return { place, writer, kept, pictures: new Pictures(place, writer), written };
}

const NAME = 'a'.repeat(32);

describe('a picture of the library', () => {
  it('is written once, whoever adds it again, and anew where its file is another', async () => {
    const { pictures: all, written, kept, place, writer } = pictures();
    const bytes = await flat(9, 5).png().toBuffer();
    const picture = await all.add(bytes);
    expect(picture).toMatchObject({ width: 9, height: 5 });
    const own = await all.read(picture.id);
    expect(await all.add(own)).toEqual(picture);
    expect(await all.add(bytes)).toEqual(picture);
    expect(await new Pictures(place, writer).add(own)).toEqual(picture);
    expect(written).toEqual([kept(picture.id)]);
    writeFileSync(kept(picture.id), 'something else');
    expect(await all.add(bytes)).toEqual(picture);
    expect(written).toHaveLength(2);
    expect(await all.info(picture.id)).toEqual(picture);
    expect(readdirSync(place.pictures)).toEqual([picture.id]);
  });

  it('is not added where nothing can be written', async () => {
    const { pictures: all, writer, written } = pictures();
    const bytes = await flat(9, 5).png().toBuffer();
    writer.readOnly = 'The disk is read-only.';
    await expect(all.add(bytes)).rejects.toMatchObject({
      code: 'READ_ONLY',
      message: 'The picture could not be added. The disk is read-only.',
    });
    expect(written).toEqual([]);
  });

  it('is missing, damaged or not to be read, each in a sentence', async () => {
    const { pictures: all, kept } = pictures();
    const said = (name: string, ask: 'read' | 'info' | 'colors' = 'read') =>
      all[ask](name).then(
        () => 'nothing',
        ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
      );
    const png = await flat(9, 5).png().toBuffer();
    expect(await said(`${NAME}.png`)).toMatch(
      /^NOT_FOUND: The picture a+\.png is not in the library\. Choose/,
    );
    symlinkSync('/dev/null', kept(`${NAME}.png`));
    expect(await said(`${NAME}.png`)).toMatch(/^NOT_FOUND: The picture a+\.png is not in the library\./);
    rmSync(kept(`${NAME}.png`));
    mkdirSync(kept(`${NAME}.png`));
    expect(await said(`${NAME}.png`)).toMatch(
      /^STORAGE: The picture a+\.png cannot be read: .*\. Try again\.$/,
    );
    writeFileSync(kept(`${NAME}.jpg`), png);
    expect(await said(`${NAME}.jpg`)).toMatch(/^NOT_FOUND: The picture file a+\.jpg is damaged\. Put back/);
    const half = `${'b'.repeat(32)}.png`;
    writeFileSync(kept(half), png.subarray(0, 20));
    expect(await said(half)).toBe('nothing');
    for (const ask of ['info', 'colors'] as const)
      expect(await said(half, ask)).toMatch(/^NOT_FOUND: .* damaged\./);
    expect(await said(variantKey(half, { blur: true }))).toMatch(
      /^NOT_FOUND: The picture file b+\.png is damaged/,
    );
    expect(await said(variantKey(`${'c'.repeat(32)}.png`, { grey: true }))).toMatch(
      /c+\.png is not in the library/,
    );
  });
});

describe('a picture that is shown otherwise', () => {
  const shown = async (picture: Buffer, change: Parameters<typeof variantKey>[1], ending = 'png') => {
    const key = variantKey(`${NAME}.${ending}`, change);
    const variant = variantOf(key);
    if (!variant) throw new Error('The name is none.');
    return sharp(await new PictureVariants(null).get(key, variant, async () => picture));
  };
  const row = async (picture: Sharp) => [...(await picture.greyscale().raw().toBuffer())].slice(0, 40);

  it('keeps its edges, unless it is blurred', async () => {
    const picture = await halves(40, 4).png().toBuffer();
    const sharpened = await row(await shown(picture, { brightness: 110 }));
    expect(sharpened).toEqual([...Array(20).fill(0), ...Array(20).fill(255)]);
    const blurred = await row(await shown(picture, { blur: true }));
    expect(Math.max(...blurred) - Math.min(...blurred)).toBeLessThan(200);
  });

  it('is no larger than a blur needs, and its own kind of file', async () => {
    const picture = await flat(1400, 350).jpeg().toBuffer();
    expect(await (await shown(picture, { blur: true }, 'jpg')).metadata()).toMatchObject({
      width: 700,
      height: 175,
      format: 'jpeg',
    });
    expect(await (await shown(picture, { grey: true }, 'jpg')).metadata()).toMatchObject({ width: 1400 });
  });

  it('has its colours as strong as wanted', async () => {
    const picture = await flat(4, 4, '#806040').png().toBuffer();
    const strength = async (saturation: number) => {
      const [red = 0, , blue = 0] = await (await shown(picture, { saturation })).raw().toBuffer();
      return red - blue;
    };
    const [weak, usual, strong] = [await strength(50), await strength(100), await strength(150)];
    expect(usual).toBe(64);
    expect(weak).toBeLessThan(usual);
    expect(strong).toBeGreaterThan(usual);
  });
});

/** A file that looks like a whole PNG of so many bytes. */
const pngOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.write('IEND', size - 8, 'latin1');
  return bytes;
};

describe('variants that are kept', () => {
  const keyOf = (brightness: number, ending = 'png') => variantKey(`${NAME}.${ending}`, { brightness });
  const fileOf = (key: string) => key.replace('~', '~2-');

  function cache(writable = true) {
    const folder = newFolder();
    const variants = new PictureVariants(folder, () => writable);
    const get = async (key: string) => {
      const variant = variantOf(key);
      if (!variant) throw new Error('The name is none.');
      return variants.get(key, variant, () => Promise.reject(new Error('made anew')));
    };
    return {
      folder,
      variants,
      get,
      keep: (key: string, bytes: Buffer) => writeFileSync(join(folder, fileOf(key)), bytes),
    };
  }

  it('are held in memory as far as there is room, those asked for last', async () => {
    const { folder, get, keep } = cache();
    const [first, second, third] = [110, 120, 130].map((one) => keyOf(one)) as [string, string, string];
    for (const key of [first, second]) {
      keep(key, pngOf(20 * 1024 * 1024));
      await get(key);
    }
    rmSync(join(folder, fileOf(first)));
    rmSync(join(folder, fileOf(second)));
    await get(first);
    keep(third, pngOf(20 * 1024 * 1024));
    await get(third);
    expect((await get(first)).length).toBe(20 * 1024 * 1024);
    await expect(get(second)).rejects.toThrow('made anew');
  });

  it('are noted as used, where they may be', async () => {
    for (const writable of [true, false]) {
      const { folder, get, keep } = cache(writable);
      keep(keyOf(110), pngOf(100));
      utimesSync(join(folder, fileOf(keyOf(110))), 1, 1);
      await get(keyOf(110));
      expect(statSync(join(folder, fileOf(keyOf(110)))).mtimeMs > 1_000).toBe(writable);
    }
  });

  it.each<[what: string, bytes: Buffer, ending: 'png' | 'jpg', whole: boolean]>([
    ['a PNG to its end', pngOf(100), 'png', true],
    ['a PNG that was cut short', pngOf(100).subarray(0, 99), 'png', false],
    ['a JPEG to its end', Buffer.from([0xff, 0xd8, 0xff, 0, 0xff, 0xd9]), 'jpg', true],
    ['a JPEG that was cut short', Buffer.from([0xff, 0xd8, 0xff, 0, 0xff]), 'jpg', false],
    ['a JPEG that ends otherwise', Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0xd9]), 'jpg', false],
    ['a PNG in the place of a JPEG', pngOf(100), 'jpg', false],
    ['a JPEG in the place of a PNG', Buffer.from([0xff, 0xd8, 0xff, 0, 0xff, 0xd9]), 'png', false],
  ])('are used when they are whole: %s', async (_, bytes, ending, whole) => {
    const { get, keep } = cache();
    keep(keyOf(110, ending), bytes);
    const got = await get(keyOf(110, ending)).catch(() => null);
    expect(got !== null).toBe(whole);
  });

  it('stay where nothing may be thrown away, and where there is room', async () => {
    for (const [writable, most, left] of [
      [false, 0, 2],
      [true, 200, 2],
      [true, 199, 1],
      [true, 0, 0],
    ] as const) {
      const { folder, variants, keep } = cache(writable);
      keep(keyOf(110), pngOf(100));
      keep(keyOf(120), pngOf(100));
      await variants.prune(most);
      expect(readdirSync(folder)).toHaveLength(left);
    }
    await expect(new PictureVariants(null).prune(0)).resolves.toBeUndefined();
    await expect(new PictureVariants(join(newFolder(), 'gone')).prune(0)).resolves.toBeUndefined();
  });
});

describe('the colours of a picture', () => {
  const striped = async (...colors: readonly [color: string, width: number][]) => {
    const width = colors.reduce((sum, [, one]) => sum + one, 0);
    let left = 0;
    const parts = colors.map(([background, one]) => {
      const part = {
        input: { create: { width: one, height: 4, channels: 3 as const, background } },
        left,
        top: 0,
      };
      left += one;
      return part;
    });
    return colorsOfPicture(await flat(width, 4).composite(parts).png().toBuffer());
  };

  it('are two where they are far enough apart', async () => {
    expect(await striped(['#202020', 40], ['#3d3d3d', 32])).toEqual(['#202020']);
    expect(await striped(['#202020', 40], ['#3e3e3e', 32])).toEqual(['#202020', '#3e3e3e']);
  });

  it('begin with those of the largest parts, of which strong ones count more', async () => {
    expect(await striped(['#808080', 40], ['#ff0000', 32])).toEqual(['#ff0000', '#808080']);
    expect(await striped(['#808080', 60], ['#ff0000', 12])).toEqual(['#808080', '#ff0000']);
  });

  it('are counted in a picture of greys, too', async () => {
    const checked = Buffer.from(Array.from({ length: 72 * 72 }, (_, at) => (at % 2 === 0 ? 0 : 255)));
    const grey = sharp(checked, { raw: { width: 72, height: 72, channels: 1 } }).toColourspace('b-w');
    expect((await colorsOfPicture(await grey.png().toBuffer())).sort()).toEqual(['#000000', '#ffffff']);
  });

  it('are five at the most', async () => {
    const many = ['#000000', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ffffff', '#ff00ff'];
    expect(await striped(...many.map((color): [string, number] => [color, 9]))).toHaveLength(5);
  });
});
