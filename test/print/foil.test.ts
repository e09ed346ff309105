import { describe, expect, it } from 'vitest';
import { plainLook } from '../../src-main/cards/look.js';
import type { DisplayList, ShapeStep, Step } from '../../src-main/layout/display-list.js';
import { numbersIn } from '../../src-main/layout/paths.js';
import { rectPath } from '../../src-main/layout/shapes.js';
import { faceMark } from '../../src-main/print/cards/face-mark.js';
import { lookOfSheet, printedList } from '../../src-main/print/cards/printed-look.js';
import { foilArea } from '../../src-main/print/foil/foil-area.js';
import { FoilOfPrint } from '../../src-main/print/foil/foil-of-print.js';
import { isInkName } from '../../src-main/print/foil/ink-name.js';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import { card, fonts, lay, noPictures } from './fixtures.js';

const foiled = (parts: readonly ('border' | 'name' | 'signs')[]) =>
  lay(card(1, { look: { ...plainLook, foil: { metal: 'gold', parts: [...parts] } } }), noPictures);

const box = (x: number, y: number, width: number, height: number) => rectPath({ x, y, width, height });
const shape = (path: string, rest: Partial<ShapeStep> = {}): ShapeStep => ({
  kind: 'shape',
  element: 'frame',
  path,
  fill: '#808080',
  ...rest,
});
const gold = { foil: 'gold' } as const;
const listOf = (...steps: Step[]): DisplayList => ({
  width: 63.5,
  height: 88.9,
  bleed: 5,
  steps,
  outlines: { sans: { 1: 'M0 0L1000 0L1000 1000L0 1000Z' } },
  unitsPerEm: 1000,
  notices: [],
  boxes: {},
});

/** Of path data of straight lines, with its holes taken off; in the square of its unit. */
function areaOf(path: string): number {
  const sum = path
    .split('M')
    .filter(Boolean)
    .map((ring) => {
      const at = numbersIn(ring);
      let twice = 0;
      for (let n = 0; n < at.length; n += 2) {
        const [x = 0, y = 0] = [at[n], at[n + 1]];
        const [nextX = 0, nextY = 0] = [at[(n + 2) % at.length], at[(n + 3) % at.length]];
        twice += x * nextY - nextX * y;
      }
      return twice / 2;
    })
    .reduce((all, one) => all + one, 0);
  return Math.abs(sum);
}

describe('where foil is seen', () => {
  it('is what is marked as foil: areas, and lines with their width and mitred corners', () => {
    expect(foilArea(listOf(shape(box(1, 1, 4, 4))))).toBe('');
    expect(areaOf(foilArea(listOf(shape(box(1, 1, 4, 4), gold))))).toBeCloseTo(16, 3);
    const { fill: _, ...line } = shape(box(10, 10, 40, 40), {
      ...gold,
      stroke: { color: '#000000', width: 2 },
    });
    expect(areaOf(foilArea(listOf(line)))).toBeCloseTo(42 * 42 - 38 * 38, 3);
  });

  it('is once where two lie over one another, and keeps the hole of a path that runs the other way round', () => {
    const both = listOf(shape(box(0, 0, 10, 10), gold), shape(box(5, 5, 10, 10), gold));
    expect(areaOf(foilArea(both))).toBeCloseTo(175, 3);
    const ring = `${box(0, 0, 10, 10)}M2 2L2 8L8 8L8 2Z`;
    expect(areaOf(foilArea(listOf(shape(ring, gold))))).toBeCloseTo(64, 3);
  });

  it('ends where something lies over it, unless that lets most of it through or is hidden', () => {
    const area = (over: Step) => areaOf(foilArea(listOf(shape(box(0, 0, 10, 10), gold), over)));
    const words: Step = {
      kind: 'text',
      element: 'text',
      font: 'sans',
      size: 2,
      x: 4,
      y: 6,
      width: 2,
      color: '#000000',
      text: '8',
      glyphs: [{ id: 1, x: 0, y: 0, text: '8' }],
    };
    expect(area(shape(box(5, 0, 10, 10)))).toBeCloseTo(50, 3);
    expect(area(shape(box(5, 0, 10, 10), { opacity: 0.3 }))).toBeCloseTo(100, 3);
    expect(area(words)).toBeCloseTo(96, 3);
    expect(area({ ...words, hidden: true })).toBeCloseTo(100, 3);
    const place = { x: 0, y: 0, width: 10, height: 5 };
    const picture: Step = { kind: 'picture', element: 'picture', picture: 'a.png', place, clip: place };
    expect(area(picture)).toBeCloseTo(50, 3);
    expect(area({ ...picture, element: 'frame' })).toBeCloseTo(100, 3);
  });

  it('is not cut by what lies under it, and ends with the bleed', () => {
    expect(areaOf(foilArea(listOf(shape(box(0, 0, 5, 5)), shape(box(0, 0, 10, 10), gold))))).toBeCloseTo(
      100,
      3,
    );
    const beyond = listOf(shape(box(-20, -20, 200, 200), gold));
    expect(areaOf(foilArea(beyond))).toBeCloseTo(73.5 * 98.9, 3);
  });

  it('leaves the figures on signs of foil open', () => {
    const [signs, star] = [
      foiled(['signs']),
      foiled(['signs']).steps.filter((step) => step.element === 'defense'),
    ];
    const square = star.find((step): step is ShapeStep => step.kind === 'shape' && step.fill !== undefined);
    expect(square).toMatchObject(gold);
    const alone = areaOf(foilArea(listOf(...star.filter((step) => step.kind === 'shape'))));
    const withFigure = areaOf(foilArea({ ...signs, steps: star }));
    expect(withFigure).toBeGreaterThan(alone / 2);
    expect(withFigure).toBeLessThan(alone - 0.5);
  });
});

describe('a card', () => {
  const marked = (list: DisplayList): string[] => [
    ...new Set(
      list.steps.flatMap((step) =>
        step.kind !== 'picture' && step.foil ? [`${step.element} ${step.kind}`] : [],
      ),
    ),
  ];

  it('has foil on just the parts that are said', () => {
    expect(marked(lay(card(1), noPictures))).toEqual([]);
    expect(marked(foiled([]))).toEqual([]);
    expect(marked(foiled(['border']))).toEqual(['frame shape', 'text shape']);
    expect(marked(foiled(['name']))).toEqual(['name text']);
    expect(marked(foiled(['signs']))).toEqual(['cost shape', 'offense shape', 'defense shape']);
  });
});

describe('a print', () => {
  const list = foiled(['border', 'name', 'signs']);
  const printed = (as: string, rest: object = {}) =>
    printedList(list, 'front', lookOfSheet(sheetOptions.parse({ foil: { as }, ...rest })), fonts);

  it('shows foil as metal unless it is said otherwise, and a layer of its own as what it will look like', () => {
    expect(printed('metal')).toBe(list);
    expect(printed('layer')).toBe(list);
  });

  it('leaves foil out, or prints nothing but it, in black and without words across it', () => {
    const without = printed('without');
    expect(without.steps).toEqual(list.steps.filter((step) => step.kind === 'picture' || !step.foil));
    expect(without.steps.length).toBeLessThan(list.steps.length);
    const [ground, black, ...more] = printed('mask', { watermark: 'PROXY' }).steps as ShapeStep[];
    expect(more).toEqual([]);
    expect(ground?.fill).toBe('#ffffff');
    expect(black).toMatchObject({ fill: '#000000', path: foilArea(list) });
    expect(black).not.toHaveProperty('foil');
  });

  it('in black and white has no metal', () => {
    expect(printed('metal', { ink: 'grey' }).steps.filter((step) => 'foil' in step)).toEqual([]);
  });

  it('of a mask, or without its foil, is no card that was printed', () => {
    const mark = (as: 'metal' | 'layer' | 'without' | 'mask') =>
      faceMark('front', null, sheetOptions.parse({ foil: { as } }));
    expect(new Set([mark('metal'), mark('without'), mark('mask')]).size).toBe(3);
    expect(mark('layer')).toBe(mark('metal'));
  });

  it('says when there is no foil, or foil of two metals', () => {
    const say = (as: 'layer' | 'mask', ...lists: DisplayList[]) => {
      const foil = new FoilOfPrint({ as, ink: 'Foil' });
      for (const one of lists) foil.look(one);
      return foil.sentences;
    };
    expect(say('layer', lay(card(1), noPictures))[0]).toMatch(/^No card of this print has foil/);
    expect(say('layer', list)).toEqual([]);
    const silver = listOf(shape(box(0, 0, 5, 5), { foil: 'silver' }));
    expect(say('layer', list, silver)[0]).toMatch(/gold and silver/);
    expect(say('mask', list)).toEqual(['Only foil is printed, in black: 1 card has foil.']);
  });

  it('names its ink with what a PDF takes, and as no usual ink', () => {
    expect(['Foil', 'Hot Foil #2', 'Spot1'].filter((name) => !isInkName(name))).toEqual([]);
    expect(['', ' ', 'All', 'none', 'Cyan', 'Fólie', 'x'.repeat(41)].filter(isInkName)).toEqual([]);
    expect(sheetOptions.safeParse({ foil: { ink: 'Black' } }).success).toBe(false);
  });
});
