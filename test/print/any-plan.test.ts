import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrintJob } from '../../src-main/print/job.js';
import type { Line, SheetPage, SheetPlan, Slot } from '../../src-main/print/plan.js';
import { PrintRefusal } from '../../src-main/print/refusal.js';
import { planSheets, turnOf } from '../../src-main/print/sheets/sheet-plan.js';
import { anyJob } from './any-job.js';

interface Rect {
  x: number;
  y: number;
  right: number;
  bottom: number;
}
const NEAR = 1e-3;
const RUNS = 150;

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
const thick = ({ x1, y1, x2, y2 }: Line): Rect => ({
  x: x1 - 0.1,
  y: y1 - 0.1,
  right: x2 + 0.1,
  bottom: y2 + 0.1,
});
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.right - NEAR && b.x < a.right - NEAR && a.y < b.bottom - NEAR && b.y < a.bottom - NEAR;

function planOrSkip(made: PrintJob): SheetPlan {
  try {
    return planSheets(made);
  } catch (error) {
    fc.pre(!(error instanceof PrintRefusal));
    throw error;
  }
}

const holds = (check: (made: PrintJob, plan: SheetPlan) => void): void =>
  fc.assert(
    fc.property(anyJob, (made) => {
      check(made, planOrSkip(made));
    }),
    { numRuns: RUNS },
  );

const fronts = (plan: SheetPlan): SheetPage[] => plan.pages.filter((page) => page.side === 'front');
const frontSlots = (page: SheetPage): Slot[] => page.slots.filter((slot) => slot.face === 'front');

describe('any plan', () => {
  it('prints every copy once, in order, and skips the used places of the first sheet', () => {
    holds((made, plan) => {
      const { items, sheet, skip } = made;
      const wanted = items.flatMap((item) => Array.from({ length: item.copies }, () => item.card));
      const bySheet = fronts(plan).toSorted((a, b) => a.sheet - b.sheet);
      const printed = bySheet.flatMap((page) => frontSlots(page).map((slot) => slot.card));
      expect(printed.toSorted()).toEqual(wanted.toSorted());
      if (sheet.order.cards === 'card-by-card') expect(printed).toEqual(wanted);
      else
        expect(printed.slice(0, items.filter((item) => item.copies > 0).length)).toEqual([
          ...new Set(wanted),
        ]);
      const sheets = fronts(plan).map((page) => page.sheet);
      expect(sheets).toEqual(
        sheet.order.sheets === 'forward'
          ? bySheet.map((page) => page.sheet)
          : sheets.toSorted((a, b) => b - a),
      );
      const used = new Set(skip.filter((place) => place <= plan.places.length));
      if (used.size === plan.places.length || !bySheet[0]) return;
      for (const place of used) {
        const { x, y } = plan.places[place - 1] ?? { x: NaN, y: NaN };
        expect(frontSlots(bySheet[0]).some((slot) => slot.x === x && slot.y === y)).toBe(false);
      }
    });
  });

  it('keeps every card within the printer’s reach on both sides, and off every other card', () => {
    holds((made, plan) => {
      const { margins } = made.sheet;
      for (const page of plan.pages) {
        const boxes = page.slots.map((slot) => trim(plan, slot));
        boxes.forEach((box, n) => {
          expect(box.x).toBeGreaterThanOrEqual(margins.left - NEAR);
          expect(box.y).toBeGreaterThanOrEqual(margins.top - NEAR);
          expect(box.right).toBeLessThanOrEqual(plan.paper.width - margins.right + NEAR);
          expect(box.bottom).toBeLessThanOrEqual(plan.paper.height - margins.bottom + NEAR);
          expect(boxes.slice(n + 1).some((other) => overlap(box, other))).toBe(false);
        });
        const { trim: whole } = page;
        for (const box of boxes) {
          expect(Math.min(box.x - whole.x, box.y - whole.y)).toBeGreaterThanOrEqual(-NEAR);
          expect(box.right).toBeLessThanOrEqual(whole.x + whole.width + NEAR);
          expect(box.bottom).toBeLessThanOrEqual(whole.y + whole.height + NEAR);
        }
      }
    });
  });

  it('never lets one card bleed onto another, nor over the edge of the paper', () => {
    holds((_made, plan) => {
      for (const page of plan.pages) {
        const inks = page.slots.map((slot) => inked(plan, slot));
        inks.forEach((ink, n) => {
          expect(
            inks.some(
              (other, m) =>
                m !== n && overlap(ink, other) && overlap(ink, trim(plan, page.slots[m] ?? slotless)),
            ),
          ).toBe(false);
          expect(Math.min(ink.x, ink.y)).toBeGreaterThanOrEqual(-NEAR);
          expect(ink.right).toBeLessThanOrEqual(plan.paper.width + NEAR);
          expect(ink.bottom).toBeLessThanOrEqual(plan.paper.height + NEAR);
        });
      }
    });
  });

  it('puts each back exactly behind its front once the paper is turned over its edge', () => {
    holds((made, plan) => {
      const backs = plan.pages.filter((page) => page.side === 'back');
      if (plan.backs === 'none' || plan.backs === 'fold') return expect(backs).toEqual([]);
      expect(plan.pages.map((page) => page.side)).toEqual(
        plan.pages.map((_, n) => (n % 2 === 0 ? 'front' : 'back')),
      );
      const turn = turnOf(made.sheet.backs, plan.paper);
      fronts(plan).forEach((front, n) => {
        const back = backs[n];
        expect(back?.sheet).toBe(front.sheet);
        expectMirrored(
          plan,
          front.slots,
          back?.slots ?? [],
          turn,
          turn === 'sideways' ? plan.paper.width / 2 : plan.paper.height / 2,
        );
      });
    });
  });

  it('puts each back exactly behind its front once the paper is folded, with the fold clear of the cards', () => {
    holds((_made, plan) => {
      if (plan.backs !== 'fold') return expect(plan.fold).toEqual([]);
      for (const page of plan.pages) {
        const backs = page.slots.filter((slot) => slot.face === 'back');
        const turn = plan.columns % 2 === 0 && !backs.some((slot) => slot.turned) ? 'sideways' : 'over';
        const middle =
          turn === 'sideways' ? plan.grid.x + plan.grid.width / 2 : plan.grid.y + plan.grid.height / 2;
        // Bleeds may differ where a grid that is not centred comes near the paper's edge on one side.
        expectMirrored(plan, frontSlots(page), backs, turn, middle, trim);
        for (const line of plan.fold) {
          const at = line.x1 === line.x2 ? line.x1 : line.y1;
          expect(Math.abs(at - middle)).toBeLessThan(NEAR);
          expect(page.slots.some((slot) => overlap(thick(line), inked(plan, slot)))).toBe(false);
        }
      }
    });
  });

  it('keeps the words of every page off cards, bleed, marks and margins', () => {
    holds((made, plan) => {
      for (const page of plan.pages) {
        if (!page.label) continue;
        expect(page.sheet > 1 || made.skip.length === 0).toBe(true);
        const { x, y, length: long, direction } = page.label;
        const box =
          direction === 'right'
            ? { x, y: y - 1, right: x + long, bottom: y + 1 }
            : { x: x - 1, y, right: x + 1, bottom: y + long };
        const front = page.side === 'front';
        const lines = (front ? [...plan.marks, ...plan.fold] : plan.backMarks).map(thick);
        const inks = page.slots.map((slot) => inked(plan, slot));
        expect([...inks, ...lines].some((other) => overlap(box, other))).toBe(false);
        const { margins: reach } = made.sheet;
        expect(box.x).toBeGreaterThanOrEqual(reach.left - NEAR);
        expect(box.y).toBeGreaterThanOrEqual(reach.top - NEAR);
        expect(box.right).toBeLessThanOrEqual(plan.paper.width - reach.right + NEAR);
        expect(box.bottom).toBeLessThanOrEqual(plan.paper.height - reach.bottom + NEAR);
        const control = front ? plan.controlLine : null;
        if (control) expect(control.direction === direction && overlap(box, bandOf(control))).toBe(false);
      }
    });
  });

  it('marks backs where their own cards are cut', () => {
    holds((made, plan) => {
      const backs = plan.pages.filter(({ side }) => side === 'back');
      if (backs.length > 0 && made.sheet.layout === 'sheets')
        expect(plan.backMarks).toHaveLength(plan.marks.length);
      const inks = backs.flatMap((page) => page.slots.map((slot) => inked(plan, slot)));
      const [whole] = backs.filter(({ slots }) => slots.length === plan.places.length);
      for (const mark of plan.backMarks) {
        if (made.sheet.marks === 'crop') expect(inks.some((ink) => overlap(thick(mark), ink))).toBe(false);
        if (!whole) continue;
        const across = mark.x1 === mark.x2;
        const edges = whole.slots.flatMap(({ x, y }) =>
          across ? [x, x + plan.card.width] : [y, y + plan.card.height],
        );
        expect(edges.some((edge) => Math.abs(edge - (across ? mark.x1 : mark.y1)) < 0.01)).toBe(true);
      }
    });
  });

  it('keeps crop marks and control line off every card, its bleed and each other', () => {
    holds((made, plan) => {
      const inks = fronts(plan).flatMap((page) => page.slots.map((slot) => inked(plan, slot)));
      for (const mark of plan.marks) {
        if (made.sheet.marks === 'crop') {
          expect(inks.some((ink) => overlap(thick(mark), ink))).toBe(false);
          expect(mark.x2 - mark.x1 + mark.y2 - mark.y1).toBeGreaterThanOrEqual(1 - NEAR);
        }
        expect(Math.min(mark.x1, mark.y1)).toBeGreaterThanOrEqual(0);
        expect(mark.x2).toBeLessThanOrEqual(plan.paper.width + NEAR);
        expect(mark.y2).toBeLessThanOrEqual(plan.paper.height + NEAR);
      }
      const line = plan.controlLine;
      if (!line) return expect(plan.warnings.some((warning) => warning.includes('control line'))).toBe(true);
      const along = { x: line.x - 0.1, y: line.y - 1, right: line.x + 138, bottom: line.y + 1 };
      const down = { x: line.x - 1, y: line.y - 0.1, right: line.x + 1, bottom: line.y + 138 };
      const box = line.direction === 'right' ? along : down;
      const others = [...inks, ...[...plan.marks, ...plan.fold].map(thick)];
      expect(others.some((other) => overlap(box, other))).toBe(false);
      const { margins } = made.sheet;
      expect(box.x).toBeGreaterThanOrEqual(margins.left - 0.11);
      expect(box.y).toBeGreaterThanOrEqual(margins.top - 0.11);
      expect(box.right).toBeLessThanOrEqual(plan.paper.width - margins.right + 0.11);
      expect(box.bottom).toBeLessThanOrEqual(plan.paper.height - margins.bottom + 0.11);
    });
  });
});

const bandOf = ({ x, y, direction }: NonNullable<SheetPlan['controlLine']>): Rect =>
  direction === 'right'
    ? { x, y: y - 1, right: x + 138, bottom: y + 1 }
    : { x: x - 1, y, right: x + 1, bottom: y + 138 };

/** Folded over, `backs` lie on `fronts` with their bleeds, and stand so that a card turned sideways shows them upright. */
function expectMirrored(
  plan: SheetPlan,
  frontSlotsOfPage: readonly Slot[],
  backs: readonly Slot[],
  turn: 'sideways' | 'over',
  middle: number,
  boxOf = inked,
): void {
  expect(backs).toHaveLength(frontSlotsOfPage.length);
  frontSlotsOfPage.forEach((front, n) => {
    const back = backs[n];
    if (!back) throw new Error('no back');
    expect([back.card, back.face, back.turned]).toEqual([front.card, 'back', turn === 'over']);
    const [want, have] = [boxOf(plan, front), boxOf(plan, back)];
    const folded =
      turn === 'sideways'
        ? { ...have, x: 2 * middle - have.right, right: 2 * middle - have.x }
        : { ...have, y: 2 * middle - have.bottom, bottom: 2 * middle - have.y };
    for (const side of ['x', 'y', 'right', 'bottom'] as const) {
      expect(Math.abs(folded[side] - want[side])).toBeLessThan(NEAR);
    }
  });
}

const slotless: Slot = {
  card: '',
  face: 'front',
  back: '',
  x: 0,
  y: 0,
  spread: { left: 0, top: 0, right: 0, bottom: 0 },
  turned: false,
};
