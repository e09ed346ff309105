import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import type { DisplayList } from '../../src-main/layout/display-list.js';
import { paintPng } from '../../src-main/print/images/png.js';
import { lookOfSheet, printedList } from '../../src-main/print/cards/printed-look.js';
import { sheetOptions, type SheetOptionsInput } from '../../src-main/print/sheets/sheet-options.js';
import { card, fonts, lay, noise, noMargins, Pictures, placed, print } from './fixtures.js';
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
  const sheet = {
    paper: { width: 63.5, height: 88.9 },
    margins: noMargins,
    marks: 'none',
    controlLine: false,
  };
  return pageOf(await print([{ list, copies: 1 }], sheet, { picture: pictures.read }));
}

async function pageOf(bytes: Uint8Array, dpi = DPI): Promise<Picture> {
  const page = await paintPage(bytes, 1, dpi);
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

const looks = (template: 'art' | 'ink'): Card['look'] => ({ template, frame: '#204060', accent: '#d8b04a' });

/** What only templates, adjusted pictures and marked texts have. */
const furtherCards: readonly (readonly [string, Partial<Card>, Partial<Card['picture']>])[] = [
  ['a picture to the edges', { name: 'Art', text: 'CLAW: Draw 1 card.', look: looks('art') }, {}],
  ['a blurred margin', { look: looks('art') }, { fit: 'contain', fill: 'blur', zoom: 0.8 }],
  [
    'a draft',
    { name: 'Ink', type: 'spell', text: 'When you take damage: Draw 1 card.', look: looks('ink') },
    {},
  ],
  [
    'marked words and symbols',
    {
      text: '**CLAW:** Roll {die}, {6} or *{3}* for {star} and a {sword} counter.',
      flavor: 'It *never* {disc} **ends**.',
    },
    { adjust: { brightness: 120, contrast: 80, saturation: 30 } },
  ],
];

async function listOf(n: number, pictures: Pictures): Promise<DisplayList> {
  const image = noise(16, 10, n + 1).resize(670, 420, { kernel: 'cubic' });
  const id = await pictures.add(image, n % 2 ? 'png' : 'jpg');
  return lay(card(n, { ...varied[n], picture: placed(id) }), pictures);
}

const tarot = { width: 69.85, height: 120.65 };
const mini = { width: 44.45, height: 63.5 };

/** At this density cards of these sizes have whole pixels. */
const WHOLE = 200;
const TENTH = 2.54;

/** Cards of other sizes than their design, with bleed, in other inks, with words across them. */
const prints: readonly (readonly [string, SheetOptionsInput, Partial<Card>])[] = [
  ['a tarot card with bleed', { card: tarot, bleed: TENTH }, {}],
  ['a mini card with bleed', { card: mini, bleed: TENTH }, {}],
  [
    'a square card, whose picture goes on',
    { card: { width: 63.5, height: 63.5 }, bleed: TENTH },
    { look: looks('art') },
  ],
  ['a tarot card in black and white', { card: tarot, ink: 'grey' }, { look: looks('art') }],
  ['a mini proxy that saves ink', { card: mini, ink: 'saving', watermark: 'PROXY' }, {}],
  ['a proof of a tarot card', { card: tarot, bleed: TENTH, proof: true, safe: 4 }, {}],
  [
    'foil',
    { bleed: TENTH },
    {
      look: {
        ...looks('ink'),
        template: 'format',
        foil: { metal: 'rainbow', parts: ['border', 'name', 'signs'] },
      },
    },
  ],
  [
    'a mask of foil on a tarot card',
    { card: tarot, bleed: TENTH, foil: { as: 'mask' } },
    {
      look: {
        ...looks('ink'),
        template: 'format',
        foil: { metal: 'gold', parts: ['border', 'name', 'signs'] },
      },
    },
  ],
  ['a proxy', { bleed: TENTH, watermark: 'PROXY' }, {}],
];

describe.skipIf(noCanvas)('the PDF and the PNG painter', () => {
  it.each(varied.map(({ name }, n) => [name, n] as const))('agree on %s', async (_, n) => {
    const pictures = new Pictures();
    const list = await listOf(n, pictures);
    const off = difference(await fromPdf(list, pictures), await fromPng(list, pictures));
    expect(off).toBeLessThan(TOLERANCE);
  });

  it.each(furtherCards)('agree on %s', async (_, fields, placement) => {
    const pictures = new Pictures();
    const id = await pictures.add(noise(16, 10, 3).resize(670, 420, { kernel: 'cubic' }), 'jpg');
    const picture = { ...placed(id), ...placement } as Card['picture'];
    const list = lay(card(1, { ...fields, picture }), pictures);
    const off = difference(await fromPdf(list, pictures), await fromPng(list, pictures));
    expect(off).toBeLessThan(TOLERANCE);
  });

  it.each(prints)('agree on %s', async (_, options, fields) => {
    const pictures = new Pictures();
    const id = await pictures.add(noise(16, 10, 5).resize(670, 420, { kernel: 'cubic' }), 'jpg');
    const list = lay(card(1, { ...fields, picture: placed(id) }), pictures);
    const sheet = sheetOptions.parse({ layout: 'single', ...options });
    const bytes = await print([{ list, copies: 1 }], sheet, { picture: pictures.read });
    const { card: size, bleed } = sheet;
    const printed = printedList(list, 'front', lookOfSheet(sheet), fonts);
    const how = { dpi: WHOLE, bleed, card: size, picture: pictures.read };
    const page = await pageOf(bytes, WHOLE);
    const seen = async (of: DisplayList) => blurred(sharp(await paintPng(of, how)));
    expect(difference(page, await seen(printed))).toBeLessThan(TOLERANCE);
    if (printed !== list) expect(difference(page, await seen(list))).toBeGreaterThan(TOLERANCE);
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
