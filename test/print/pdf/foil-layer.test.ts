import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, type PDFObject } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainLook, type Foil } from '../../../src-main/cards/look.js';
import { numbersIn } from '../../../src-main/layout/paths.js';
import { foilArea } from '../../../src-main/print/foil/foil-area.js';
import { card, lay, noMargins, noPictures, print } from '../fixtures.js';
import { contentOf, objectsIn } from './open-pdf.js';
import { paintPage, whyNoCanvas } from './paint-pdf.js';

const foil: Foil = { metal: 'gold', parts: ['border', 'name', 'signs'] };
const shining = lay(card(1, { look: { ...plainLook, foil } }), noPictures);
const dull = lay(card(2), noPictures);

const page = { layout: 'single', margins: noMargins, bleed: 3 };
const noCanvas = await whyNoCanvas();

let bytes: Uint8Array;
let file: Awaited<ReturnType<typeof objectsIn>>;
/** Forms that are drawn in the foil's ink. */
let inks: PDFRawStream[];

beforeAll(async () => {
  bytes = await print(
    [
      { list: shining, copies: 2 },
      { list: dull, copies: 1 },
    ],
    { ...page, foil: { as: 'layer', ink: 'Hot Foil' } },
    { pdfx: true },
  );
  file = await objectsIn(bytes);
  inks = file.forms.filter((form) => contentOf(form).includes('/Foil cs'));
});

const found = (object: PDFObject | undefined): PDFObject | undefined =>
  object && file.document.context.lookup(object);
const dict = (object: PDFObject | undefined): PDFDict => {
  const one = found(object);
  if (one instanceof PDFRawStream) return one.dict;
  if (!(one instanceof PDFDict)) throw new Error(`${String(object)} is no dictionary.`);
  return one;
};
const entry = (from: PDFDict, ...keys: string[]): PDFDict =>
  keys.reduce((at, key) => dict(at.get(PDFName.of(key))), from);

describe('foil in a layer of its own', () => {
  it('is a separation with the name that the service gives it, once for all copies, and on no card without foil', () => {
    expect(inks).toHaveLength(1);
    const space = found(entry(inks[0]!.dict, 'Resources', 'ColorSpace').get(PDFName.of('Foil')));
    expect(space).toBeInstanceOf(PDFArray);
    const [kind, name, alternate] = (space as PDFArray).asArray().map(String);
    expect([kind, name, alternate]).toEqual(['/Separation', '/Hot#20Foil', '/DeviceRGB']);
  });

  it('overprints, all of the ink in one path', () => {
    const state = entry(inks[0]!.dict, 'Resources', 'ExtGState', 'Over');
    expect(['OP', 'op', 'OPM'].map((key) => String(state.get(PDFName.of(key))))).toEqual([
      'true',
      'true',
      '1',
    ]);
    const content = contentOf(inks[0]!);
    expect(content).toMatch(/^\/Over gs \/Foil cs 1 scn\n/);
    expect(content.trim().endsWith('\nf')).toBe(true);
    expect(content.match(/\bscn\b/g)).toHaveLength(1);
  });

  it('lies where the card has its foil, in points, y up from the lower edge of the cut', () => {
    const point = 72 / 25.4;
    const wanted = numbersIn(foilArea(shining));
    const drawn = numbersIn(contentOf(inks[0]!).split('scn\n')[1]!);
    expect(drawn).toHaveLength(wanted.length);
    const off = wanted.map((mm, at) =>
      Math.abs((at % 2 === 0 ? mm * point : (88.9 - mm) * point) - (drawn[at] ?? NaN)),
    );
    expect(Math.max(...off)).toBeLessThan(0.001);
  });

  it('is in a layer that programs find by its name, shown and in their list of layers', () => {
    const group = inks[0]!.dict.get(PDFName.of('OC'));
    expect(entry(inks[0]!.dict, 'OC').get(PDFName.of('Type'))?.toString()).toBe('/OCG');
    expect((entry(inks[0]!.dict, 'OC').get(PDFName.of('Name')) as PDFHexString).decodeText()).toBe(
      'Hot Foil',
    );
    const layers = entry(file.document.catalog, 'OCProperties');
    expect((found(layers.get(PDFName.of('OCGs'))) as PDFArray).asArray()).toEqual([group]);
    const shown = entry(layers, 'D');
    for (const key of ['Order', 'ON'])
      expect((found(shown.get(PDFName.of(key))) as PDFArray).asArray()).toEqual([group]);
    // PDF/X-4 asks for a name, and that nothing switches layers by itself.
    expect(shown.has(PDFName.of('Name'))).toBe(true);
    expect(shown.has(PDFName.of('AS'))).toBe(false);
  });

  it('is left out of what is printed in usual ink', async () => {
    const without = await print([{ list: shining, copies: 1 }], { ...page, foil: { as: 'without' } });
    const plain = new Set((await objectsIn(without)).forms.map(contentOf));
    const base = file.forms.map(contentOf).filter((content) => !content.includes('/Foil'));
    expect(base.filter((content) => plain.has(content))).toHaveLength(plain.size);
  });

  it.skipIf(noCanvas)('covers no more than the foil in a viewer', async () => {
    const dpi = 100;
    const whole = await paintPage(bytes, 1, dpi);
    const without = await paintPage(
      await print([{ list: shining, copies: 1 }], { ...page, foil: { as: 'without' } }),
      1,
      dpi,
    );
    const mask = await paintPage(
      await print([{ list: shining, copies: 1 }], { ...page, foil: { as: 'mask' } }),
      1,
      dpi,
    );
    let [changed, outside] = [0, 0];
    for (let at = 0; at < whole.data.length; at += 4) {
      if (Math.abs((whole.data[at + 2] ?? 0) - (without.data[at + 2] ?? 0)) < 8) continue;
      changed += 1;
      if ((mask.data[at] ?? 0) === 255) outside += 1;
    }
    expect(changed).toBeGreaterThan(1000);
    expect(outside).toBe(0);
  });
});

it('a print without foil in it names no layer', async () => {
  const plain = await objectsIn(await print([{ list: dull, copies: 1 }], { ...page, foil: { as: 'layer' } }));
  expect(plain.document.catalog.has(PDFName.of('OCProperties'))).toBe(false);
});
