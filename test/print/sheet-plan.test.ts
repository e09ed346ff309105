import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  printJob,
  type PrintJob,
  type SheetPage,
  type SheetPlan,
  type Slot,
} from '../../src-main/print/job.js';
import { PrintRefusal } from '../../src-main/print/refusal.js';
import { MOST_CARDS, planSheets } from '../../src-main/print/sheet-plan.js';

const cardId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function job(copies: number[], sheet: Record<string, unknown> = {}): PrintJob {
  return printJob.parse({ items: copies.map((count, n) => ({ card: cardId(n), copies: count })), sheet });
}

const at = (plan: SheetPlan, page: number): SheetPage => {
  const found = plan.pages[page];
  if (!found) throw new Error(`no page ${page}`);
  return found;
};

interface Rect {
  x: number;
  y: number;
  right: number;
  bottom: number;
}
const NEAR = 1e-3;
const trim = (plan: SheetPlan, slot: Slot): Rect => ({
  x: slot.x,
  y: slot.y,
  right: slot.x + plan.card.width,
  bottom: slot.y + plan.card.height,
});
const inked = (plan: SheetPlan, slot: Slot): Rect => ({
  x: slot.x - slot.spread.left,
  y: slot.y - slot.spread.top,
  right: slot.x + plan.card.width + slot.spread.right,
  bottom: slot.y + plan.card.height + slot.spread.bottom,
});
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.right - NEAR && b.x < a.right - NEAR && a.y < b.bottom - NEAR && b.y < a.bottom - NEAR;

const anyJob = fc
  .record({
    copies: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
    paper: fc.oneof(
      fc.constantFrom('a4', 'letter', 'a3'),
      fc.record({ width: fc.double({ min: 50, max: 500 }), height: fc.double({ min: 50, max: 500 }) }),
    ),
    landscape: fc.boolean(),
    card: fc.oneof(
      fc.constant({ width: 63.5, height: 88.9 }),
      fc.record({ width: fc.double({ min: 10, max: 120 }), height: fc.double({ min: 10, max: 120 }) }),
    ),
    margin: fc.double({ min: 0, max: 20 }),
    gutter: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 20 })),
    bleed: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5 })),
    marks: fc.boolean(),
    backs: fc.constantFrom('none', 'long-edge', 'short-edge'),
  })
  .filter((options) =>
    [options.card, options.paper, options.margin, options.gutter, options.bleed].every((v) =>
      typeof v === 'object' ? !Object.values(v).some(Number.isNaN) : !Number.isNaN(v),
    ),
  )
  .map(({ copies, ...sheet }) => job(copies, sheet));

function planOrSkip(made: PrintJob): SheetPlan {
  try {
    return planSheets(made);
  } catch (error) {
    fc.pre(!(error instanceof PrintRefusal));
    throw error;
  }
}

describe('any plan', () => {
  it('prints every copy once, in order, within the margins, and no two cards overlap', () => {
    fc.assert(
      fc.property(anyJob, (made) => {
        const plan = planOrSkip(made);
        const wanted = made.items.flatMap((item) => Array.from({ length: item.copies }, () => item.card));
        const fronts = plan.pages.filter((page) => page.side === 'front');
        expect(fronts.flatMap((page) => page.slots.map((slot) => slot.card))).toEqual(wanted);
        for (const page of plan.pages) {
          const boxes = page.slots.map((slot) => trim(plan, slot));
          boxes.forEach((box, n) => {
            expect(box.x).toBeGreaterThanOrEqual(made.sheet.margin - NEAR);
            expect(box.y).toBeGreaterThanOrEqual(made.sheet.margin - NEAR);
            expect(box.right).toBeLessThanOrEqual(plan.paper.width - made.sheet.margin + NEAR);
            expect(box.bottom).toBeLessThanOrEqual(plan.paper.height - made.sheet.margin + NEAR);
            expect(boxes.slice(n + 1).some((other) => overlap(box, other))).toBe(false);
          });
        }
      }),
    );
  });

  it('never lets one card bleed onto another, nor over the edge of the paper', () => {
    fc.assert(
      fc.property(anyJob, (made) => {
        const plan = planOrSkip(made);
        for (const page of plan.pages) {
          const inks = page.slots.map((slot) => inked(plan, slot));
          inks.forEach((ink, n) => {
            const others = page.slots.filter((_, other) => other !== n);
            expect(others.some((other) => overlap(ink, trim(plan, other)))).toBe(false);
            expect(Math.min(ink.x, ink.y)).toBeGreaterThanOrEqual(-NEAR);
            expect(ink.right).toBeLessThanOrEqual(plan.paper.width + NEAR);
            expect(ink.bottom).toBeLessThanOrEqual(plan.paper.height + NEAR);
          });
        }
      }),
    );
  });

  it('puts each back exactly behind its front once the paper is turned over its edge', () => {
    fc.assert(
      fc.property(anyJob, (made) => {
        const plan = planOrSkip(made);
        const { width, height } = plan.paper;
        if (plan.backs === 'none') {
          expect(plan.pages.every((page) => page.side === 'front')).toBe(true);
          return;
        }
        expect(plan.pages.map((page) => page.side)).toEqual(
          plan.pages.map((_, n) => (n % 2 === 0 ? 'front' : 'back')),
        );
        const longEdgeStands = height >= width;
        const turnsSideways = longEdgeStands === (plan.backs === 'long-edge');
        for (let n = 0; n < plan.pages.length; n += 2) {
          const [front, back] = [at(plan, n), at(plan, n + 1)];
          expect(back.sheet).toBe(front.sheet);
          expect(back.turned).toBe(!turnsSideways);
          expect(back.slots).toHaveLength(front.slots.length);
          const folded = back.slots.map((slot) => {
            const box = inked(plan, slot);
            return turnsSideways
              ? { card: slot.card, x: width - box.right, right: width - box.x, y: box.y, bottom: box.bottom }
              : {
                  card: slot.card,
                  x: box.x,
                  right: box.right,
                  y: height - box.bottom,
                  bottom: height - box.y,
                };
          });
          front.slots.forEach((slot, k) => {
            const [want, have] = [inked(plan, slot), folded[k]];
            expect(have?.card).toBe(slot.card);
            for (const side of ['x', 'y', 'right', 'bottom'] as const) {
              expect(Math.abs((have?.[side] ?? NaN) - want[side])).toBeLessThan(NEAR);
            }
          });
        }
      }),
    );
  });

  it('keeps marks and control line off every card, its bleed and each other', () => {
    fc.assert(
      fc.property(anyJob, (made) => {
        const plan = planOrSkip(made);
        const marks = plan.marks.map(({ x1, y1, x2, y2 }) => ({ x: x1, y: y1, right: x2, bottom: y2 }));
        const thick = (mark: Rect): Rect => ({
          x: mark.x - 0.1,
          y: mark.y - 0.1,
          right: mark.right + 0.1,
          bottom: mark.bottom + 0.1,
        });
        const inks = plan.pages.flatMap((page) =>
          page.side === 'front' ? page.slots.map((slot) => inked(plan, slot)) : [],
        );
        for (const mark of marks) {
          expect(inks.some((ink) => overlap(thick(mark), ink))).toBe(false);
          expect(Math.min(mark.x, mark.y)).toBeGreaterThanOrEqual(0);
          expect(mark.right).toBeLessThanOrEqual(plan.paper.width + NEAR);
          expect(mark.bottom).toBeLessThanOrEqual(plan.paper.height + NEAR);
          expect(mark.right - mark.x + mark.bottom - mark.y).toBeGreaterThanOrEqual(1 - NEAR);
        }
        const line = plan.controlLine;
        if (!line) {
          expect(plan.warnings.some((warning) => warning.includes('control line'))).toBe(true);
          return;
        }
        const along = { x: line.x - 0.1, y: line.y - 1, right: line.x + 138, bottom: line.y + 1 };
        const down = { x: line.x - 1, y: line.y - 0.1, right: line.x + 1, bottom: line.y + 138 };
        const box = line.direction === 'right' ? along : down;
        expect([...inks, ...marks.map(thick)].some((other) => overlap(box, other))).toBe(false);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(made.sheet.margin - 0.11);
        expect(box.right).toBeLessThanOrEqual(plan.paper.width - made.sheet.margin + 0.11);
        expect(box.bottom).toBeLessThanOrEqual(plan.paper.height - made.sheet.margin + 0.11);
      }),
    );
  });
});

describe('a sheet of poker cards', () => {
  it('holds nine on A4, centred, at exact size', () => {
    const plan = planSheets(job([10]));
    expect([plan.columns, plan.rows, plan.pages.length]).toEqual([3, 3, 2]);
    expect(at(plan, 0).slots[0]).toMatchObject({ x: 9.75, y: 15.15 });
    expect(at(plan, 0).slots[8]).toMatchObject({ x: 136.75, y: 192.95 });
    expect(plan.grid).toEqual({ x: 9.75, y: 15.15, width: 190.5, height: 266.7 });
  });

  it('turns the paper, also paper of one’s own that lies already', () => {
    expect(planSheets(job([1], { landscape: true }))).toMatchObject({ columns: 4, rows: 2 });
    const own = { width: 300, height: 200 };
    for (const landscape of [true, false]) {
      expect(planSheets(job([1], { paper: own, landscape })).paper).toEqual(own);
    }
  });

  it('marks each shared cut line once, on two sides', () => {
    const { marks } = planSheets(job([9]));
    const upright = marks.filter((mark) => mark.x1 === mark.x2);
    expect(new Set(upright.map((mark) => mark.x1))).toEqual(new Set([9.75, 73.25, 136.75, 200.25]));
    expect(upright).toHaveLength(8);
    expect(marks).toHaveLength(16);
  });

  it('marks also the gutters when they are wider than the bleeds', () => {
    const wide = planSheets(job([9], { gutter: 8, bleed: 2 }));
    const inside = wide.marks.filter(
      (mark) => mark.y1 > wide.grid.y && mark.y2 < wide.grid.y + wide.grid.height,
    );
    expect(inside.some((mark) => mark.x1 === mark.x2)).toBe(true);
    const narrow = planSheets(job([9], { gutter: 4, bleed: 2 }));
    expect(narrow.marks).toHaveLength((6 + 6) * 2);
  });

  it('shares a narrow gutter between two bleeds, and bleeds fully at the grid’s edge and beside an empty place', () => {
    const plan = planSheets(job([4], { gutter: 2, bleed: 3 }));
    const [first, second, third, fourth] = at(plan, 0).slots;
    expect(first?.spread).toEqual({ left: 3, top: 3, right: 1, bottom: 1 });
    expect(second?.spread).toEqual({ left: 1, top: 3, right: 1, bottom: 3 });
    expect(third?.spread).toEqual({ left: 1, top: 3, right: 3, bottom: 3 });
    expect(fourth?.spread).toEqual({ left: 3, top: 1, right: 3, bottom: 3 });
  });

  it('mirrors a half-filled last sheet: the lone card’s back is at the other side', () => {
    const portrait = planSheets(job([10], { backs: 'long-edge' }));
    expect(at(portrait, 3)).toMatchObject({ side: 'back', sheet: 2, turned: false });
    expect(at(portrait, 3).slots).toMatchObject([{ x: 136.75, y: 15.15 }]);
    const short = planSheets(job([10], { backs: 'short-edge' }));
    expect(at(short, 3).turned).toBe(true);
    expect(at(short, 3).slots).toMatchObject([{ x: 9.75, y: 192.95 }]);
    const landscape = planSheets(job([9], { backs: 'long-edge', landscape: true }));
    expect(at(landscape, 3).turned).toBe(true);
  });

  it('finds room for the control line with and without bleed on A4, and at the side of Letter', () => {
    for (const bleed of [0, 3]) {
      const { controlLine, warnings } = planSheets(job([1], { bleed }));
      expect(controlLine?.direction).toBe('right');
      expect(controlLine?.y).toBeGreaterThan(15.15 + 266.7 + bleed);
      expect(warnings).toEqual([]);
    }
    expect(planSheets(job([1], { paper: 'letter' })).controlLine?.direction).toBe('down');
  });
});

describe('warnings and refusals', () => {
  it('says that the control line is left out, only when it was wanted', () => {
    const tight = { paper: { width: 75, height: 100 } };
    expect(planSheets(job([1], tight)).warnings.join()).toContain('control line');
    expect(planSheets(job([1], { ...tight, controlLine: false })).warnings.join()).not.toContain(
      'control line',
    );
  });

  it('says that bleed and marks run into the margin', () => {
    const { warnings } = planSheets(job([1], { paper: { width: 75, height: 100 }, bleed: 3 }));
    expect(warnings.join()).toMatch(/bleed reaches into the margin.*cut marks lie in the margin/s);
  });

  it('plans nothing for no cards, and says so', () => {
    const plan = planSheets(job([0, 0]));
    expect(plan.pages).toEqual([]);
    expect(plan.warnings.join()).toContain('Nothing is chosen');
  });

  it.each([
    ['card-too-large', () => job([1], { paper: { width: 60, height: 400 } })],
    ['card-too-large', () => job([1], { card: { width: 63.5, height: 300 } })],
    ['too-many-cards', () => job(Array.from({ length: Math.ceil((MOST_CARDS + 1) / 999) }, () => 999))],
  ])('refuses with a sentence: %s', (reason, made) => {
    expect(() => planSheets(made())).toThrow(
      expect.objectContaining({
        name: 'PrintRefusal',
        reason,
        message: expect.stringMatching(/[a-z].*\.$/s),
      }),
    );
  });

  it('fits a card that fills the paper to the margins', () => {
    const plan = planSheets(job([1], { paper: { width: 73.5, height: 98.9 } }));
    expect([plan.columns, plan.rows]).toEqual([1, 1]);
  });
});
