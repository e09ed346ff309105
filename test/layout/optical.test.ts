/** Optical sizes: what a frame's table does to letters, and what it must leave alone. */
import { describe, expect, test } from 'vitest';
import { layoutCard } from '../../src-main/games/card-layouts.js';
import type { TextStep } from '../../src-main/layout/display-list.js';
import { cutNear, styledFont } from '../../src-main/layout/font-choice.js';
import { readFrame, type FrameFile } from '../../src-main/layout/frames/frame-file.js';
import type { Frames } from '../../src-main/layout/frames/frames.js';
import { cutAt, spacingAt, type OpticalTable } from '../../src-main/layout/lines/optical.js';
import { setTextBlock, type TextBlockStyle } from '../../src-main/layout/text-block.js';
import { readOwnFrames } from '../../src-main/library/frames/read-frames.js';
import { inProject } from '../../src-main/setup/project.mjs';
import { card, fonts, inkOf, lay, pt, textSteps } from './support.js';

const table: OpticalTable = [
  { size: 5, spacing: 0.02, weight: 500 },
  { size: 10, spacing: 0, weight: 400 },
  { size: 15, spacing: -0.02 },
];

describe('a table of sizes', () => {
  test.each([
    [4, 0.02],
    [5, 0.02],
    [7.5, 0.01],
    [10, 0],
    [12.5, -0.01],
    [30, -0.02],
  ])('of %s pt spaces letters by %s em', (size, spacing) => {
    expect(spacingAt(table, pt(size))).toBeCloseTo(spacing, 9);
  });

  test('takes the nearest cut, from the rows that name a weight, where the font has one', () => {
    expect([5, 7, 8, 15].map((size) => cutAt('book', table, pt(size)))).toEqual([
      'book-medium',
      'book-medium',
      'book',
      'book',
    ]);
    expect(cutAt('clear', table, pt(5))).toBe('clear');
    expect(cutAt('book', [{ size: 5, spacing: 0.01 }], pt(5))).toBe('book');
    expect(cutNear('book-oblique', 900)).toBe('book-bold-oblique');
  });

  test('keeps marked words in the family of the cut', () => {
    const marked = (bold: boolean, italic: boolean) => styledFont('book-medium', { bold, italic });
    expect([marked(true, false), marked(false, true), marked(true, true)]).toEqual([
      'book-bold',
      'book-medium-oblique',
      'book-bold-oblique',
    ]);
  });

  const said = (optical: unknown) =>
    readFrame(
      JSON.stringify({
        format: 'cardwright-frame',
        version: 1,
        title: 'Test',
        looks: { text: { optical } },
      }),
    );

  test.each([
    ['in no order', [{ size: 9 }, { size: 5 }], 'the smallest first'],
    ['of one size twice', [{ size: 5 }, { size: 5 }], 'the smallest first'],
    ['without a row', [], 'optical'],
    ['with letters on top of one another', [{ size: 5, spacing: -0.5 }], 'spacing'],
  ])('%s is refused with a sentence', (_, optical, sentence) => {
    const { file, problem } = said(optical);
    expect(file).toBeNull();
    expect(problem).toContain(sentence);
  });

  test('in order is taken as it is', () => {
    expect(said(table).file?.looks.text?.optical).toEqual(table);
  });
});

const box = { x: 10, y: 10, width: 40, height: 30 };
const usual: TextBlockStyle = {
  element: 'text',
  font: 'book',
  color: '#000000',
  align: 'left',
  pitch: 1.2,
  largest: pt(6),
  smallest: pt(6),
};
const WIDE = 0.05;
const wide: OpticalTable = [{ size: 6, spacing: WIDE }];
const set = (text: string, change: Partial<TextBlockStyle> = {}) =>
  setTextBlock([{ text }], box, { ...usual, ...change }, fonts);
const stepsOf = (block: ReturnType<typeof set>): TextStep[] =>
  block.steps.filter((step): step is TextStep => step.kind === 'text');
const places = (block: ReturnType<typeof set>) => stepsOf(block).flatMap(({ glyphs }) => glyphs);

describe('letters that stand apart', () => {
  test('are each moved by the spacing of those before them', () => {
    const [plain, apart] = [places(set('Nine moles')), places(set('Nine moles', { optical: wide }))];
    expect(apart).toHaveLength(10);
    apart.forEach(({ x }, nth) => {
      expect(x - (plain[nth]?.x ?? 0)).toBeCloseTo(nth * WIDE * pt(6), 9);
    });
  });

  test('are not joined by twos, and the list says how far they stand apart', () => {
    const joined = places(set('office', { font: 'condensed' }));
    const apart = set('office', { font: 'condensed', optical: wide });
    expect(joined.length).toBeLessThan(6);
    expect(places(apart).map(({ text }) => text)).toEqual([...'office']);
    expect(stepsOf(apart)[0]?.spacing).toBe(WIDE);
    expect(stepsOf(set('office'))[0]).not.toHaveProperty('spacing');
  });

  test('keep the marks that stand on them', () => {
    const offset = (block: ReturnType<typeof set>) => {
      const [base, mark] = places(block).slice(-2);
      return (mark?.x ?? 0) - (base?.x ?? 0);
    };
    const [plain, apart] = [undefined, wide].map((optical) =>
      set('mq\u0306', { font: 'sans', ...(optical && { optical }) }),
    );
    expect(places(plain!)).toHaveLength(3);
    expect(offset(apart!)).toBeCloseTo(offset(plain!), 9);
  });

  test('are those of scripts whose letters stand by themselves', () => {
    const arabic = 'كتاب';
    expect(places(set(arabic, { font: 'sans', optical: wide }))).toEqual(
      places(set(arabic, { font: 'sans' })),
    );
  });

  const words = 'Whenever this creature attacks, you may draw a card and put another of yours back. '.repeat(
    3,
  );

  test('still fill a block from side to side, by their ink', () => {
    const right = box.x + box.width;
    const ends = (change: Partial<TextBlockStyle>) =>
      stepsOf(set(words, { align: 'justify', optical: wide, ...change })).map(
        ({ x, width }) => x + width - WIDE * pt(6),
      );
    const filled = ends({});
    expect(filled.length).toBeGreaterThan(3);
    for (const end of filled.slice(0, -1)) expect(end).toBeCloseTo(right, 6);
    const divided = ends({ breaks: { hyphens: true } });
    expect(Math.max(...divided)).toBeCloseTo(right, 6);
  });

  test('stand in the middle of their line without the space after the last one', () => {
    const [step] = stepsOf(set('Bear', { align: 'center', optical: wide }));
    const width = (step?.width ?? 0) - WIDE * pt(6);
    expect((step?.x ?? 0) + width / 2).toBeCloseTo(box.x + box.width / 2, 9);
  });

  test('have more lines where there is no room for them in as many', () => {
    const heights = [undefined, wide].map(
      (optical) => set(words, { ...(optical && { optical }), font: 'sans' }).height,
    );
    expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  });

  test('are as the font has them where a text would not fit otherwise', () => {
    const height = set(words).height;
    const tight = (optical?: OpticalTable) =>
      setTextBlock([{ text: words }], { ...box, height }, { ...usual, ...(optical && { optical }) }, fonts);
    expect(tight(wide)).toEqual(tight());
    expect(tight(wide).overflows).toBe(false);
  });
});

describe('frames', () => {
  const blank = { template: 'mine', frame: null, accent: null };
  const inFrame = (looks: FrameFile['looks']) => {
    const file = readFrame('{"format":"cardwright-frame","version":1,"title":"Test"}').file as FrameFile;
    const frames: Frames = new Map([
      ['mine', { name: 'mine', frame: { ...file, looks, kept: {} }, problem: null, own: false }],
    ]);
    return layoutCard(
      { ...card({ name: 'Night Heron', text: 'STAB: Draw a card.', cost: 12 }), look: blank },
      fonts,
      () => null,
      null,
      frames,
    );
  };
  const plain = { bold: false, italic: false };

  test('set a large name closer, in the middle of its box, and nothing else', () => {
    const rulebook = inFrame({});
    const list = inFrame({ name: { ...plain, optical: [{ size: 10, spacing: -0.03 }] } });
    const ink = (of: typeof list) => inkOf(of, textSteps(of, 'name'));
    expect(ink(list).width).toBeLessThan(ink(rulebook).width - 0.5);
    const middle = (of: typeof list) => ink(of).x + ink(of).width / 2;
    expect(middle(list)).toBeCloseTo(middle(rulebook), 2);
    const others = (of: typeof list) => of.steps.filter(({ element }) => element !== 'name');
    expect(others(list)).toEqual(others(rulebook));
  });

  test.each(['text', 'figures'] as const)('set %s apart by itself', (role) => {
    const list = inFrame({ [role]: { ...plain, optical: [{ size: 10, spacing: 0.04 }] } });
    const spaced = list.steps.flatMap((step) =>
      step.kind === 'text' && step.spacing !== undefined ? [step.element] : [],
    );
    expect(new Set(spaced)).toEqual(new Set([role === 'text' ? 'text' : 'cost']));
  });

  test('the rulebook’s format knows none', () => {
    const list = lay({ name: 'Bear', text: 'STAB: Draw a card.', flavor: 'It waits.' });
    for (const step of list.steps) expect(step).not.toHaveProperty('spacing');
  });

  test('of the program set small texts wider than large ones, and the pixel font on its grid', async () => {
    const own = await readOwnFrames(inProject('assets'));
    const tables = [...own].flatMap(([name, { frame }]) =>
      Object.values(frame?.looks ?? {}).flatMap((look) =>
        look?.optical ? [{ name, table: look.optical }] : [],
      ),
    );
    expect(new Set(tables.map(({ name }) => name)).size).toBe(7);
    expect(tables.map(({ name }) => name)).not.toContain('pixel');
    for (const { name, table: rows } of tables)
      rows.slice(1).forEach(({ spacing, weight }, nth) => {
        expect(spacing, name).toBeLessThan(rows[nth]?.spacing ?? 0);
        expect(weight ?? 400, name).toBeLessThanOrEqual(rows[nth]?.weight ?? 400);
      });
  });
});
