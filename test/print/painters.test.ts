import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { paintPng } from '../../src-main/print/png.js';
import { card, lay, noise, Pictures, placed, print } from './fixtures.js';
import { paintPage, whyNoCanvas } from './pdf/paint-pdf.js';

const noCanvas = await whyNoCanvas();
if (noCanvas) console.warn(`The PDF's look is not compared with the PNG's: ${noCanvas}.`);

const DPI = 150;
/** Mean difference of a channel, of 255, after both are blurred by about a pixel: painters differ in their edges. */
const TOLERANCE = 1.5;

interface Picture {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

async function blurred(image: Sharp): Promise<Picture> {
  return image.removeAlpha().blur(1).raw().toBuffer({ resolveWithObject: true });
}

const varied = [
  { name: 'Velociraptor', edition: 9, text: 'HUNT: Deal 3 damage to target creature.' },
  { name: 'A very long name for a card that has to shrink a lot to fit', edition: 11, text: '' },
  { name: 'Écureuil œuvre', edition: 14, text: 'Fluffy office: draw a card.\nSecond paragraph of words.' },
  {
    name: 'Trauer',
    type: 'spell',
    edition: 6,
    text: 'When a creature dies: draw two cards, then discard one card.',
  },
  { name: 'Привет Ωμέγα', edition: null, text: 'Слова на карте. '.repeat(20) },
  { name: 'مخلوق', edition: 14, text: 'هذا المخلوق يسحب بطاقة.' },
] as const;

async function fromPdf(list: DisplayList, pictures: Pictures): Promise<Picture> {
  const sheet = { paper: { width: 63.5, height: 88.9 }, margin: 0, marks: false, controlLine: false };
  const page = await paintPage(await print([{ list, copies: 1 }], sheet, { picture: pictures.read }), 1, DPI);
  const raw = { width: page.width, height: page.height, channels: 4 } as const;
  return blurred(sharp(Buffer.from(page.data.buffer), { raw }));
}

const fromPng = async (list: DisplayList, pictures: Pictures): Promise<Picture> =>
  blurred(sharp(await paintPng(list, { dpi: DPI, picture: pictures.read })));

function difference(one: Picture, two: Picture): number {
  expect([one.info.width, one.info.height]).toEqual([two.info.width, two.info.height]);
  const total = one.data.reduce((sum, value, at) => sum + Math.abs(value - (two.data[at] ?? 0)), 0);
  return total / one.data.length;
}

async function listOf(n: number, pictures: Pictures): Promise<DisplayList> {
  const image = noise(16, 10, n + 1).resize(670, 420, { kernel: 'cubic' });
  const id = await pictures.add(image, n % 2 ? 'png' : 'jpg');
  return lay(card(n, { ...varied[n], picture: placed(id) }), pictures);
}

describe.skipIf(noCanvas)('the PDF and the PNG painter', () => {
  it.each(varied.map(({ name }, n) => [name, n] as const))('agree on %s', async (_, n) => {
    const pictures = new Pictures();
    const list = await listOf(n, pictures);
    const off = difference(await fromPdf(list, pictures), await fromPng(list, pictures));
    expect(off).toBeLessThan(TOLERANCE);
  });

  it('would be caught if one of them set its text half a millimetre off', async () => {
    const pictures = new Pictures();
    const list = await listOf(2, pictures);
    const shifted = {
      ...list,
      steps: list.steps.map((s) => (s.kind === 'text' ? { ...s, y: s.y + 0.5 } : s)),
    };
    const off = difference(await fromPdf(list, pictures), await fromPng(shifted, pictures));
    expect(off).toBeGreaterThan(TOLERANCE);
  });
});
