import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { DisplayList, ShapeStep } from '../../src-main/layout/display-list.js';
import { faceMark, markOfList } from '../../src-main/print/cards/face-mark.js';
import { fitInto } from '../../src-main/print/cards/fit.js';
import { listInInk } from '../../src-main/print/cards/ink.js';
import { paintPng } from '../../src-main/print/images/png.js';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import { withWatermark } from '../../src-main/print/cards/watermark.js';
import { arrowBack, card, fonts, lay, noise, noPictures, Pictures, placed } from './fixtures.js';

/** Left half red, right half blue, without any bleed. */
const halves: DisplayList = {
  width: 60,
  height: 90,
  bleed: 0,
  steps: [
    { kind: 'shape', element: 'background', path: 'M0 0L30 0L30 90L0 90Z', fill: '#ff0000' },
    { kind: 'shape', element: 'frame', path: 'M30 0L60 0L60 90L30 90Z', fill: '#0000ff' },
  ],
  outlines: {},
  unitsPerEm: 2048,
  notices: [],
  boxes: {},
};

async function pixelAt(png: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const column = Math.min(info.width - 1, Math.floor(x * info.width));
  const row = Math.min(info.height - 1, Math.floor(y * info.height));
  const at = (row * info.width + column) * 3;
  return [...data.subarray(at, at + 3)];
}

describe('a list on a card of another size, with bleed', () => {
  it('is scaled evenly into the middle, and its own bleed serves before its edge is drawn out', () => {
    const own = fitInto(arrowBack, { width: 63.5, height: 88.9 }, 5);
    expect([own.scale, own.left, own.top, own.stretches]).toEqual([1, 0, 0, []]);
    const tall = fitInto(arrowBack, { width: 63.5, height: 108.9 }, 3);
    expect([tall.scale, tall.left, tall.top]).toEqual([1, 0, 10]);
    expect(tall.stretches.map(({ area }) => area)).toEqual([
      { x: -3, y: -3, width: 69.5, height: expect.closeTo(8.2, 6) },
      { x: -3, y: expect.closeTo(103.7, 6), width: 69.5, height: expect.closeTo(8.2, 6) },
    ]);
  });

  it('leaves no white where the design has no bleed, nor where it does not reach', async () => {
    const fit = fitInto(halves, { width: 80, height: 90 }, 3);
    expect(fit.stretches).toHaveLength(8);
    const png = await paintPng(halves, {
      dpi: 100,
      bleed: 3,
      card: { width: 80, height: 90 },
      picture: noPictures.read,
    });
    for (const y of [0, 0.02, 0.5, 0.99]) {
      expect(await pixelAt(png, 0, y)).toEqual([255, 0, 0]);
      expect(await pixelAt(png, 0.1, y)).toEqual([255, 0, 0]);
      expect(await pixelAt(png, 0.999, y)).toEqual([0, 0, 255]);
    }
  });
});

describe('ink', () => {
  const luma = (color: string): number => Number.parseInt(color.slice(1, 3), 16);
  const colours = (list: DisplayList): string[] =>
    list.steps.flatMap((step) =>
      step.kind === 'shape'
        ? [step.fill ?? [], step.stroke?.color ?? []].flat()
        : step.kind === 'text'
          ? [step.color]
          : [],
    );

  it('in black and white leaves no colour, and keeps what is drawn where it is', async () => {
    const pictures = new Pictures();
    const id = await pictures.add(noise(40, 30, 1), 'jpg');
    const list = lay(card(0, { picture: placed(id) }), pictures);
    for (const ink of ['grey', 'saving'] as const) {
      const grey = listInInk(list, ink);
      expect(colours(grey).every((color) => /^#(..)\1\1$/.test(color))).toBe(true);
      expect(grey.steps.map(({ kind }) => kind)).toEqual(list.steps.map(({ kind }) => kind));
      const shown = grey.steps.flatMap((step) => (step.kind === 'picture' ? [step.picture] : []));
      expect(new Set(shown)).toEqual(new Set([id.replace('.', ink === 'grey' ? '~g.' : '~g-l.')]));
    }
    expect(listInInk(list, 'colour')).toBe(list);
  });

  it('is saved by light grounds under black texts', () => {
    const saved = listInInk(lay(card(0, { type: 'spell' })), 'saving');
    const shapes = saved.steps.filter(
      (step): step is ShapeStep => step.kind === 'shape' && step.fill !== undefined,
    );
    expect(Math.min(...shapes.map(({ fill }) => luma(fill ?? '')))).toBeGreaterThan(160);
    expect(saved.steps.every((step) => step.kind !== 'text' || step.color === '#000000')).toBe(true);
  });
});

describe('a watermark', () => {
  it('lies across the card below its name, within it, as one see-through shape over all', () => {
    const list = lay(card(0));
    for (const words of ['PROXY', 'Not for sale, for play-testing only', 'X']) {
      const marked = withWatermark(list, words, fonts);
      expect(marked.steps.slice(0, -1)).toEqual(list.steps);
      const mark = marked.steps.at(-1);
      if (mark?.kind !== 'shape') throw new Error('no mark');
      expect(mark.opacity).toBeLessThan(0.6);
      const numbers = mark.path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
      const xs = numbers.filter((_, n) => n % 2 === 0);
      const ys = numbers.filter((_, n) => n % 2 === 1);
      const name = list.boxes.name;
      expect(Math.min(...xs)).toBeGreaterThan(0);
      expect(Math.max(...xs)).toBeLessThan(list.width);
      expect(Math.min(...ys)).toBeGreaterThan((name?.y ?? NaN) + (name?.height ?? NaN));
      expect(Math.max(...ys)).toBeLessThan(list.height);
      if (words.length > 1) expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(list.width * 0.6);
    }
    expect(withWatermark(list, '', fonts)).toBe(list);
  });
});

describe('the mark of what is printed', () => {
  it('is the same for the same look, and another for every other', () => {
    const sheet = sheetOptions.parse({});
    const front = markOfList(lay(card(0)));
    expect(markOfList(lay(card(0, { tags: ['fire'] })))).toBe(front);
    const marks = [
      faceMark(front, null, sheet),
      faceMark(markOfList(lay(card(0, { name: 'Other' }))), null, sheet),
      faceMark(front, markOfList(arrowBack), sheet),
      faceMark(front, null, { ...sheet, ink: 'grey' }),
      faceMark(front, null, { ...sheet, watermark: 'PROXY' }),
      faceMark(front, null, { ...sheet, card: { width: 57.15, height: 88.9 } }),
    ];
    expect(new Set(marks).size).toBe(marks.length);
    expect(faceMark(front, null, { ...sheet, bleed: 3, marks: 'none', paper: 'a3' })).toBe(marks[0]);
  });
});
