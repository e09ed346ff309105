import { inflateSync } from 'node:zlib';
import { PDFName } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../src-main/layout/display-list.js';
import { paintPng } from '../../../src-main/print/images/png.js';
import { noise, noMargins, Pictures, print } from '../fixtures.js';
import { objectsIn } from './open-pdf.js';
import { paintPage, whyNoCanvas } from './paint-pdf.js';

const [WIDTH, HEIGHT] = [144, 180];
const MM = 25.4 / 72;
const paper = { width: WIDTH * MM, height: HEIGHT * MM };

/** A card that is nothing but the picture, one pixel a point, on a teal ground. */
const pictureOnly = (picture: string): DisplayList => ({
  ...paper,
  bleed: 0,
  steps: [
    { kind: 'shape', element: 'background', path: 'M0 0L90 0L90 90L0 90Z', fill: '#008080' },
    {
      kind: 'picture',
      element: 'picture',
      picture,
      place: { x: 0, y: 0, ...paper },
      clip: { x: 0, y: 0, ...paper },
    },
  ],
  outlines: {},
  unitsPerEm: 1000,
  notices: [],
  boxes: {},
});

async function printPicture(file: Uint8Array, kind: 'png' | 'jpg'): Promise<Uint8Array> {
  const pictures = new Pictures();
  const list = pictureOnly(await pictures.addFile(file, kind));
  const sheet = { paper, card: paper, margins: noMargins, marks: 'none', controlLine: false };
  return print([{ list, copies: 1 }], sheet, { picture: pictures.read });
}

const smooth = () => noise(30, 36, 5).resize(WIDTH, HEIGHT, { kernel: 'cubic' });
const seeThrough = () => noise(30, 36, 5, 4).resize(WIDTH, HEIGHT, { kernel: 'cubic' });

/** A PNG's own compressed rows, to compare with what is in the PDF. */
function rowsOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) !== 'IDAT') continue;
    parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

const files: Record<
  string,
  { kind: 'png' | 'jpg'; make: () => Promise<Buffer>; carried: boolean; mask: boolean }
> = {
  'a colour JPEG': {
    kind: 'jpg',
    make: () => smooth().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    carried: true,
    mask: false,
  },
  'a progressive JPEG': {
    kind: 'jpg',
    make: () => smooth().jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    carried: true,
    mask: false,
  },
  'a grey JPEG': {
    kind: 'jpg',
    make: () => smooth().greyscale().toColourspace('b-w').jpeg().toBuffer(),
    carried: true,
    mask: false,
  },
  'a colour PNG': {
    kind: 'png',
    make: () => smooth().png({ adaptiveFiltering: true }).toBuffer(),
    carried: true,
    mask: false,
  },
  'a grey PNG': {
    kind: 'png',
    make: () => smooth().greyscale().toColourspace('b-w').png().toBuffer(),
    carried: true,
    mask: false,
  },
  'a palette PNG': {
    kind: 'png',
    make: () => smooth().png({ palette: true, colours: 16, dither: 0 }).toBuffer(),
    carried: true,
    mask: false,
  },
  'an interlaced PNG': {
    kind: 'png',
    make: () => smooth().png({ progressive: true }).toBuffer(),
    carried: false,
    mask: false,
  },
  'a 16-bit PNG': {
    kind: 'png',
    make: () => smooth().toColourspace('rgb16').png().toBuffer(),
    carried: false,
    mask: false,
  },
  'a see-through grey PNG': {
    kind: 'png',
    make: () => seeThrough().greyscale().toColourspace('b-w').png().toBuffer(),
    carried: false,
    mask: true,
  },
  'a see-through PNG': { kind: 'png', make: () => seeThrough().png().toBuffer(), carried: false, mask: true },
};

const noCanvas = await whyNoCanvas();
if (noCanvas) console.warn(`Pictures in the PDF are not compared by pixels: ${noCanvas}.`);

describe.each(Object.entries(files))('%s', (name, { kind, make, carried, mask }) => {
  it(`is ${carried ? 'carried over unchanged' : 'decoded once'}, ${mask ? 'with a' : 'without'} mask`, async () => {
    const file = await make();
    const { images } = await objectsIn(await printPicture(file, kind));
    expect(images).toHaveLength(mask ? 2 : 1);
    const main = images.find((image) => mask === image.dict.has(PDFName.of('SMask')));
    const kept = Buffer.from(main?.getContents() ?? []);
    expect(kept.equals(kind === 'jpg' ? file : rowsOf(file))).toBe(carried);
    const { channels } = await sharp(file).metadata();
    const indexed = name.includes('palette');
    const space = String(main?.dict.get(PDFName.of('ColorSpace')));
    if (!indexed) expect(space).toBe(channels <= 2 ? '/DeviceGray' : '/DeviceRGB');
  });

  it.skipIf(noCanvas)('shows its own pixels', async () => {
    const file = await make();
    const shown = await paintPage(await printPicture(file, kind), 1, 72);
    const coloured = await sharp(file).toColourspace('srgb').png().toBuffer();
    const wanted = await sharp(coloured)
      .flatten({ background: '#008080' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    expect([shown.width, shown.height]).toEqual([WIDTH, HEIGHT]);
    let total = 0;
    const channels = wanted.length / (WIDTH * HEIGHT);
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      for (let c = 0; c < 3; c++) {
        total += Math.abs(
          (shown.data[at * 4 + c] ?? 0) - (wanted[at * channels + (channels === 1 ? 0 : c)] ?? 0),
        );
      }
    }
    expect(total / (WIDTH * HEIGHT * 3)).toBeLessThan(2.5);
  });
});

describe('a picture with a colour profile', () => {
  const red = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#f00000' } });
  const orange = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#f08000' } });
  const jpegIn = (image: Sharp, profile: string): Promise<Buffer> =>
    image.withIccProfile(profile).jpeg({ quality: 100 }).toBuffer();
  const files = {
    'a JPEG in Display P3': () => jpegIn(orange(), 'p3'),
    'a PNG in Display P3': () => orange().withIccProfile('p3').png().toBuffer(),
    'a JPEG in CMYK': () => jpegIn(red().toColourspace('cmyk'), 'cmyk'),
  };

  /** Red, green and blue of the first pixel of the only image. */
  async function firstPixel(file: Buffer, kind: 'png' | 'jpg'): Promise<readonly number[]> {
    const { images } = await objectsIn(await printPicture(file, kind));
    expect(images).toHaveLength(1);
    const rows = inflateSync(images[0]?.getContents() ?? Buffer.alloc(0));
    const isFiltered = images[0]?.dict.has(PDFName.of('DecodeParms')) ?? false;
    return [...rows.subarray(isFiltered ? 1 : 0, isFiltered ? 4 : 3)];
  }

  it.each(Object.entries(files))('is converted to the colours that the PDF says: %s', async (name, make) => {
    const file = await make();
    const kind = name.includes('PNG') ? 'png' : 'jpg';
    const { data } = await sharp(file)
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const shown = await firstPixel(file, kind);
    for (const part of [0, 1, 2])
      expect(Math.abs((shown[part] ?? 999) - (data[part] ?? 0))).toBeLessThanOrEqual(2);
    const pictures = new Pictures();
    const list = pictureOnly(await pictures.addFile(file, kind));
    const png = await paintPng(list, { dpi: 72, picture: pictures.read });
    const painted = await sharp(png).raw().toBuffer();
    for (const part of [0, 1, 2])
      expect(Math.abs((painted[part] ?? 999) - (data[part] ?? 0))).toBeLessThanOrEqual(3);
  });

  it('of sRGB is carried over unchanged', async () => {
    const file = await jpegIn(orange(), 'srgb');
    expect((await sharp(file).metadata()).icc).toBeDefined();
    const { images } = await objectsIn(await printPicture(file, 'jpg'));
    expect(Buffer.from(images[0]?.getContents() ?? []).equals(file)).toBe(true);
  });
});

describe('a file that is no picture', () => {
  it.each([
    ['text', Buffer.from('not a picture at all, only words')],
    ['a JPEG cut off in its header', Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0x00])],
    ['a JPEG whose length runs out', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0x00])],
    ['a PNG without pixels', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with a sentence: %s', async (_, bytes) => {
    const id = `${'0'.repeat(32)}.png`;
    const sheet = { paper, card: paper, margins: noMargins, controlLine: false };
    const printing = print([{ list: pictureOnly(id), copies: 1 }], sheet, { picture: async () => bytes });
    await expect(printing).rejects.toMatchObject({
      name: 'PrintRefusal',
      reason: 'picture-unreadable',
      message: expect.stringContaining('Choose the picture'),
    });
  });
});
