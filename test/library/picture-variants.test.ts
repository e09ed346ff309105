import { readdirSync, readFileSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { variantKey, variantOf } from '../../src-main/cards/picture-variant.js';
import type { Library } from '../../src-main/library/library.js';
import { PictureVariants } from '../../src-main/library/pictures/picture-variants.js';
import { newFolder, open } from './support.js';

let folder: string;
let library: Library;
beforeEach(async () => {
  folder = newFolder();
  library = await open(folder);
});

/** A variant's file, as variants are made now. */
const fileOf = (key: string): string => key.replace('~', '~2-');
const kept = () => readdirSync(join(folder, '.cardwright', 'variants'));
const flat = (background: string, alpha = 1) =>
  sharp({ create: { width: 40, height: 20, channels: 4, background: { ...rgb(background), alpha } } })
    .png()
    .toBuffer();
const rgb = (hex: string) => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

async function pixel(bytes: Uint8Array): Promise<number[]> {
  const { data } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 4)];
}

describe('variants of a picture', () => {
  it.each([
    [{ brightness: 150 }, [255, 150, 75]],
    [{ contrast: 50 }, [164, 114, 89]],
    [{ contrast: 0 }, [128, 128, 128]],
    [{ light: true }, [233, 193, 173]],
    [{ blur: true }, [200, 100, 50]],
  ])('%j changes the colours, not the size and not what shines through', async (change, expected) => {
    const { id } = await library.pictures.add(await flat('#c86432', 0.5));
    const key = variantKey(id, change);
    const [alpha, ...colors] = (await pixel(await library.pictures.read(key))).toReversed();
    expect(alpha).toBeCloseTo(128, -1);
    colors
      .toReversed()
      .forEach((value, at) => expect(Math.abs(value - (expected[at] ?? 0))).toBeLessThanOrEqual(2));
    expect(await library.pictures.info(key)).toEqual({ id: key, width: 40, height: 20 });
  });

  it('are grey without saturation, and in grey', async () => {
    const { id } = await library.pictures.add(await flat('#c86432'));
    for (const change of [{ saturation: 0 }, { grey: true }, { grey: true, light: true }]) {
      const [red, green, blue] = await pixel(await library.pictures.read(variantKey(id, change)));
      expect([green, blue]).toEqual([red, red]);
    }
  });

  it('are made once, kept, and made anew when the file is damaged', async () => {
    const { id } = await library.pictures.add(await flat('#204060'));
    const key = variantKey(id, { brightness: 120 });
    const [first, second] = await Promise.all([library.pictures.read(key), library.pictures.read(key)]);
    expect(second).toBe(first);
    expect(kept()).toEqual([fileOf(key)]);
    const path = join(folder, '.cardwright', 'variants', fileOf(key));
    writeFileSync(path, readFileSync(path).subarray(0, 40));
    const again = await (await open(folder)).pictures.read(key);
    expect(Buffer.compare(again, first)).toBe(0);
    expect(Buffer.compare(readFileSync(path), first)).toBe(0);
  });

  it('are made anew where they were made another way before: grey ones had three channels once', async () => {
    const { id } = await library.pictures.add(await flat('#204060'));
    const key = variantKey(id, { grey: true });
    const before = await sharp(await flat('#808080'))
      .removeAlpha()
      .png()
      .toBuffer();
    writeFileSync(join(folder, '.cardwright', 'variants', key), before);
    expect(await sharp(await library.pictures.read(key)).metadata()).toMatchObject({ space: 'b-w' });
  });

  it('do not follow a link out of their folder', async () => {
    const { id } = await library.pictures.add(await flat('#204060'));
    const key = variantKey(id, { blur: true });
    const outside = join(newFolder(), 'x.png');
    writeFileSync(outside, await flat('#ff0000'));
    symlinkSync(outside, join(folder, '.cardwright', 'variants', fileOf(key)));
    expect((await pixel(await library.pictures.read(key)))[0]).toBeLessThan(60);
  });

  it.each(['x', `${'a'.repeat(32)}~b100.png`, `${'a'.repeat(32)}~r.png/../x`, `${'a'.repeat(32)}~r.png`])(
    'are not to be had of what is none: %s',
    async (key) => {
      await expect(library.pictures.read(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(kept()).toEqual([]);
    },
  );

  it('can be held in memory alone', async () => {
    const { id } = await library.pictures.add(await flat('#204060'));
    const variants = new PictureVariants(null);
    const key = variantKey(id, { contrast: 80 });
    const variant = variantOf(key);
    if (!variant) throw new Error('The name is none.');
    let asked = 0;
    const read = () => {
      asked += 1;
      return library.pictures.read(id);
    };
    expect(await variants.get(key, variant, read)).toBe(await variants.get(key, variant, read));
    expect(asked).toBe(1);
    expect(kept()).toEqual([]);
  });

  it('that were not used for longest are thrown away first, and nothing but variants', async () => {
    const { id } = await library.pictures.add(await flat('#204060'));
    const place = join(folder, '.cardwright', 'variants');
    const keys = [110, 120, 130].map((brightness) => variantKey(id, { brightness }));
    for (const key of keys) await library.pictures.read(key);
    const files = keys.map(fileOf);
    files.forEach((file, at) => utimesSync(join(place, file), at + 1, at + 1));
    writeFileSync(join(place, 'letter.txt'), 'mine');
    const size = readFileSync(join(place, files[0] ?? '')).length;
    await new PictureVariants(place).prune(2.5 * size);
    expect(kept().toSorted()).toEqual([...files.slice(1), 'letter.txt'].toSorted());
    unlinkSync(join(place, 'letter.txt'));
  });
});
