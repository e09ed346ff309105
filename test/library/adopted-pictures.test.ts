import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { newFolder, open } from './support.js';

const made = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#a03020' } });

describe('a picture of another library', () => {
  test('keeps its bytes and its name', async () => {
    const first = await open(newFolder());
    const second = await open(newFolder());
    for (const bytes of [await made().jpeg({ quality: 40 }).toBuffer(), await made().png().toBuffer()]) {
      const { id } = await first.pictures.add(bytes);
      const kept = await first.pictures.read(id);
      expect((await second.pictures.adopt(kept)).id).toBe(id);
      expect(Buffer.compare(await second.pictures.read(id), kept)).toBe(0);
    }
  });

  test.each([
    [
      'with metadata',
      () =>
        made()
          .withExif({ IFD0: { Artist: 'Ann' } })
          .jpeg()
          .toBuffer(),
    ],
    ['with a progressive JPEG', () => made().jpeg({ progressive: true }).toBuffer()],
    ['with a palette', () => made().png({ palette: true }).toBuffer()],
    [
      'with something after its end',
      async () => Buffer.concat([await made().jpeg().toBuffer(), Buffer.from('more\xff\xd9', 'latin1')]),
    ],
    ['with an alpha channel of no use', () => made().ensureAlpha().png().toBuffer()],
    ['of too many pixels', () => made().resize(4300, 100).png().toBuffer()],
  ])('%s is taken in like any other', async (_, bytes) => {
    const library = await open(newFolder());
    const given = await bytes();
    const { id } = await library.pictures.adopt(given);
    expect(Buffer.compare(await library.pictures.read(id), given)).not.toBe(0);
    expect(id).toBe((await library.pictures.add(given)).id);
  });

  test('that is cut off does not stay so', async () => {
    const library = await open(newFolder());
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer();
    const cut = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
    const { id } = await library.pictures.adopt(cut);
    expect(Buffer.compare(await library.pictures.read(id), cut)).not.toBe(0);
  });
});
