import { describe, expect, it } from 'vitest';
import { printJob, type PrintJobInput } from '../../src-main/print/job.js';
import { choices, parameters } from '../../src-main/print/parameters.js';
import type { SheetPlan } from '../../src-main/print/plan.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';
import { keptSheet, sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import { cardId } from './fixtures.js';

type Sheet = Partial<PrintJobInput['sheet']>;

const plan = (copies: readonly number[], sheet: Sheet = {}, rest: Partial<PrintJobInput> = {}): SheetPlan =>
  planSheets(
    printJob.parse({ items: copies.map((count, n) => ({ card: cardId(n), copies: count })), sheet, ...rest }),
  );
const numbers = (made: SheetPlan): number[] =>
  made.pages.filter(({ side }) => side === 'front').map(({ sheet }) => sheet);
const cards = (made: SheetPlan, page = 0): number[] =>
  (made.pages[page]?.slots ?? []).map((slot) => Number(slot.card.slice(-12)));

describe('the options', () => {
  it('begin with the standards of the tables', () => {
    const standard = sheetOptions.parse({});
    expect(standard).toMatchObject({
      paper: 'a4',
      margins: { left: 5, top: 5, right: 5, bottom: 5 },
      card: { width: 63.5, height: 88.9 },
      grid: 'auto',
      marks: 'crop',
      backs: 'none',
      ink: 'colour',
      controlLine: true,
    });
    for (const { min, max, standard: given, step } of Object.values(parameters)) {
      expect(min <= given && given <= max && step > 0).toBe(true);
    }
    expect(Object.keys(choices.backs)[0]).toBe(standard.backs);
  });

  it('hold to their limits', () => {
    for (const wrong of [
      { bleed: 5.1 },
      { gutter: -1 },
      { margins: { left: 51 } },
      { grid: { columns: 0, rows: 1 } },
      { line: { color: 'red' } },
      { watermark: 'x'.repeat(41) },
      { margin: 5 },
    ]) {
      expect(sheetOptions.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('are read as they were once kept: with one margin, and marks or none', () => {
    expect(sheetOptions.parse(keptSheet({ margin: 7, marks: false, gutter: 2 }))).toMatchObject({
      margins: { left: 7, top: 7, right: 7, bottom: 7 },
      marks: 'none',
      gutter: 2,
    });
    expect(keptSheet({ marks: 'guides' })).toEqual({ marks: 'guides' });
    expect(keptSheet(null)).toBeNull();
  });
});

describe('where cards lie', () => {
  it.each([
    ['top-left', { x: 3, y: 4 }],
    ['bottom-right', { x: 210 - 6 - 190.5, y: 297 - 12 - 266.7 }],
    ['centre', { x: 9.75, y: 15.15 }],
  ] as const)('%s', (placement, corner) => {
    const made = plan([9], { margins: { left: 3, top: 4, right: 6, bottom: 12 }, placement });
    expect(made.grid).toMatchObject({ x: expect.closeTo(corner.x, 4), y: expect.closeTo(corner.y, 4) });
  });

  it('is moved off a wide margin when centred, and no further than the margins by a shift', () => {
    const wide = plan([9], { margins: { left: 12, top: 5, right: 5, bottom: 5 } });
    expect(wide.grid.x).toBe(12);
    const shifted = plan([9], { offset: { x: 2, y: 40 } });
    expect(shifted.grid).toMatchObject({ x: 11.75, y: 25.3 });
    expect(shifted.warnings.join()).toContain('only as far as the printer reaches');
  });

  it('on both sides behind one another, also where a printer’s margins differ', () => {
    const made = plan([9], { margins: { left: 5, top: 5, right: 12, bottom: 5 }, backs: 'long-edge' });
    expect(made.columns).toBe(2);
    const [front, back] = made.pages;
    expect((front?.slots[0]?.x ?? NaN) + (back?.slots[0]?.x ?? NaN) + 63.5).toBeCloseTo(210, 6);
  });

  it('holds a fixed grid, or says that it does not fit', () => {
    expect(plan([9], { grid: { columns: 2, rows: 2 } })).toMatchObject({ columns: 2, rows: 2, sheets: 3 });
    expect(() => plan([9], { grid: { columns: 4, rows: 2 } })).toThrow(
      expect.objectContaining({
        reason: 'grid-too-large',
        message: expect.stringMatching(/^4 × 2 cards.*: at most 3 × 3 do\. .*\.$/),
      }),
    );
  });
});

describe('a folded sheet', () => {
  it('has fronts left of an upright fold and their backs mirrored at its right', () => {
    const made = plan([4], { backs: 'fold', landscape: true, fold: { direction: 'upright', gap: 6 } });
    expect([made.columns, made.rows, made.pages.length]).toEqual([4, 2, 1]);
    const [first, second] = made.pages[0]?.slots ?? [];
    const fold = made.fold[0]?.x1 ?? NaN;
    expect(fold).toBe(148.5);
    expect(first).toMatchObject({ face: 'front', x: expect.closeTo(148.5 - 3 - 127, 4) });
    expect(second?.face).toBe('front');
    const backs = made.pages[0]?.slots.filter(({ face }) => face === 'back') ?? [];
    expect(backs[0]).toMatchObject({ x: expect.closeTo(148.5 + 3 + 63.5, 4), y: first?.y, turned: false });
  });

  it('has backs upside down below a level fold', () => {
    const made = plan([1], { backs: 'fold', fold: { direction: 'level' } });
    const [front, back] = made.pages[0]?.slots ?? [];
    expect(back).toMatchObject({ face: 'back', turned: true, x: front?.x });
    expect(made.fold.every((line) => line.y1 === line.y2)).toBe(true);
  });

  it('takes the way that holds more cards by itself, and is not cut where it is folded', () => {
    expect(plan([1], { backs: 'fold', landscape: true }).places).toHaveLength(4);
    expect(plan([1], { backs: 'fold' }).places).toHaveLength(3);
    const made = plan([1], { backs: 'fold', fold: { direction: 'upright', gap: 0 } });
    expect(made.marks.some((mark) => mark.x1 === mark.x2 && mark.x1 === 105)).toBe(false);
    expect(made.fold.map((line) => line.x1)).toEqual([105, 105]);
  });

  it('is not thrown off by the errors of binary fractions', () => {
    // 4.6 / 2 - 1.8 and 5.1 - 4.1 are a little less than 0.5 and 1.
    const between = plan([1], { backs: 'fold', bleed: 1.8, fold: { direction: 'upright', gap: 4.6 } });
    expect(between.fold).toHaveLength(1);
    const beside = plan([1], {
      backs: 'fold',
      placement: 'top-left',
      offset: { x: 0, y: 2 },
      margins: { left: 5, top: 4.1, right: 5, bottom: 5 },
      grid: { columns: 1, rows: 1 },
      fold: { direction: 'upright', gap: 0 },
    });
    expect(beside.fold.map(({ y1, y2 }) => [y1, y2])).toContainEqual([4.1, 5.1]);
  });
});

describe('which cards and sheets', () => {
  it('leaves used places of the first sheet empty, and begins anew when all are used', () => {
    const made = plan([12], {}, { skip: [1, 2, 5, 40] });
    expect(made.pages.map(({ slots }) => slots.length)).toEqual([6, 6]);
    expect(made.pages[0]?.slots[0]).toMatchObject(made.places[2] ?? {});
    const full = plan([1], {}, { skip: [1, 2, 3, 4, 5, 6, 7, 8, 9] });
    expect([full.sheets, full.warnings.join()]).toEqual([1, expect.stringContaining('a new sheet is begun')]);
  });

  it('keeps a lone bleed off a card that lies at its corner only', () => {
    const made = plan([2], { bleed: 3 }, { skip: [2, 3, 4] });
    expect(made.pages[0]?.slots.map(({ spread }) => spread)).toEqual([
      { left: 3, top: 3, right: 3, bottom: 0 },
      { left: 3, top: 0, right: 3, bottom: 3 },
    ]);
  });

  it('prints set by set, some sheets only, and the last first', () => {
    expect(cards(plan([2, 3, 0, 1], { order: { cards: 'set-by-set' } }))).toEqual([0, 1, 3, 0, 1, 1]);
    expect(
      numbers(
        plan(
          [40],
          {},
          {
            sheets: [
              { from: 2, to: 3 },
              { from: 5, to: 9 },
            ],
          },
        ),
      ),
    ).toEqual([2, 3, 5]);
    expect(numbers(plan([27], { order: { sheets: 'backward' } }))).toEqual([3, 2, 1]);
    const none = plan([3], {}, { sheets: [{ from: 4, to: 4 }] });
    expect([none.pages, none.warnings.join()]).toEqual([[], expect.stringContaining('only 1 sheet')]);
  });

  it('orders the sides as a printer needs them', () => {
    const sides = (order: NonNullable<Sheet>['order']) =>
      plan([18], { backs: 'long-edge', order })
        .pages.map(({ side, sheet }) => `${sheet}${side[0]}`)
        .join(' ');
    expect(sides({})).toBe('1f 1b 2f 2b');
    expect(sides({ sheets: 'backward' })).toBe('2f 2b 1f 1b');
    expect(sides({ sides: 'fronts-then-backs' })).toBe('1f 2f 1b 2b');
    expect(sides({ sides: 'backs', sheets: 'backward' })).toBe('2b 1b');
    expect(plan([1], { order: { sides: 'backs' } }).warnings.join()).toContain('have no back pages');
  });

  it('gives each deck’s cards their own backs', () => {
    const items = [
      { card: cardId(0), copies: 1, back: `${'a'.repeat(32)}.png` },
      { card: cardId(0), copies: 1 },
    ];
    const made = plan([], { backs: 'long-edge' }, { items });
    expect(made.pages[1]?.slots.map(({ back }) => back)).toEqual([`${'a'.repeat(32)}.png`, 'standard']);
  });
});

describe('single cards', () => {
  it('are pages of the card and its bleed, with nothing beside them, each followed by its back', () => {
    const made = plan([2, 1], {
      layout: 'single',
      bleed: 3,
      backs: 'short-edge',
      card: { width: 70, height: 120 },
    });
    expect(made.paper).toEqual({ width: 76, height: 126 });
    expect(made.pages.map(({ side }) => side)).toEqual(['front', 'back', 'front', 'back', 'front', 'back']);
    expect(made.pages.every(({ trim }) => trim.x === 3 && trim.y === 3 && trim.width === 70)).toBe(true);
    expect(made.pages[1]?.slots).toMatchObject([
      { x: 3, y: 3, face: 'back', turned: false, spread: { left: 3, top: 3, right: 3, bottom: 3 } },
    ]);
    expect([made.marks, made.controlLine, made.warnings]).toEqual([[], null, []]);
  });

  it('each count as a sheet, printed or not', () => {
    const single = (copies: number[], sheets: PrintJobInput['sheets'] = []) =>
      plan(copies, { layout: 'single' }, { sheets });
    expect(single([2, 1]).sheets).toBe(3);
    expect([single([2, 1], [{ from: 2, to: 2 }])].map(({ sheets, pages }) => [sheets, pages.length])).toEqual(
      [[3, 1]],
    );
    const none = single([0]);
    expect([none.sheets, none.warnings.join()]).toEqual([0, expect.stringContaining('Nothing is chosen')]);
    expect(single([2], [{ from: 3, to: 4 }]).warnings.join()).toContain('only 2 sheets');
  });
});

describe('crop marks', () => {
  const marginsForRoom = (room: number) => ({
    left: 9.75 - room,
    right: 9.75 - room,
    top: 15.15 - room,
    bottom: 15.15 - room,
  });
  const lengthBeside = (room: number, sheet: Sheet): number => {
    const { marks } = plan([9], { margins: marginsForRoom(room), ...sheet });
    const lengths = marks.map(({ x1, y1, x2, y2 }) => Number((x2 - x1 + y2 - y1).toFixed(3)));
    expect(new Set(lengths).size).toBe(1);
    return lengths[0] ?? NaN;
  };

  it('are as long as the room lets them be, from 2 to 5 mm', () => {
    const bare = { controlLine: false, label: false };
    expect([3, 5, 6, 9].map((room) => lengthBeside(room, bare))).toEqual([2, 4, 5, 5]);
  });

  it.each([
    ['the control line', { controlLine: true, label: false }],
    ['the page’s words', { controlLine: false, label: true }],
    ['both', { controlLine: true, label: true }],
  ])('are shorter where that lets %s in', (_, words) => {
    expect([5, 6, 9].map((room) => lengthBeside(room, words))).toEqual([2, 2.6, 5]);
    const made = plan([9], { margins: marginsForRoom(6), ...words });
    expect(made.controlLine !== null).toBe(words.controlLine);
    expect(made.pages[0]?.label != null).toBe(words.label);
  });
});

describe('the fold’s line', () => {
  const around = (room: number) =>
    plan([1], {
      paper: { width: 160, height: 88.9 + 10 + 2 * room },
      backs: 'fold',
      fold: { direction: 'upright', gap: 0 },
      controlLine: false,
    }).fold;

  it('stands beside the cards, and is left out where less than 1 mm of it would show', () => {
    expect(around(3)).toEqual([
      { x1: 80, y1: 5, x2: 80, y2: 7 },
      { x1: 80, y1: 97.9, x2: 80, y2: 99.9 },
    ]);
    expect(around(2)).toHaveLength(2);
    expect(around(1.9)).toEqual([]);
    expect(around(0)).toEqual([]);
  });
});

describe('guides and outlines', () => {
  it('run from margin to margin, short of the control line', () => {
    const made = plan([9], { marks: 'guides' });
    const upright = made.marks.filter((mark) => mark.x1 === mark.x2);
    expect(upright).toHaveLength(4);
    const line = made.controlLine;
    expect(line?.direction).toBe('right');
    for (const mark of upright) {
      expect(mark.y1).toBe(5);
      expect(mark.y2).toBeLessThan(line?.y ?? NaN);
    }
    expect(made.marks.find((mark) => mark.y1 === mark.y2)).toMatchObject({ x1: 5, x2: 205 });
  });

  it('round no corner more than a card has room for', () => {
    const made = plan([1], { card: { width: 20, height: 30 }, outline: { shape: 'rounded', radius: 20 } });
    expect(made.outline).toEqual({ radius: 10 });
    expect(plan([1], { outline: { shape: 'square' } }).outline).toEqual({ radius: 0 });
    expect(plan([1]).outline).toBeNull();
  });
});
