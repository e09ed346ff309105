import { describe, expect, it } from 'vitest';
import { printJob, type PrintJob } from '../../src-main/print/job.js';
import type { SheetPage, SheetPlan } from '../../src-main/print/plan.js';
import { MOST_CARDS, planSheets } from '../../src-main/print/sheets/sheet-plan.js';

const cardId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function job(copies: number[], sheet: Record<string, unknown> = {}): PrintJob {
  return printJob.parse({ items: copies.map((count, n) => ({ card: cardId(n), copies: count })), sheet });
}

const at = (plan: SheetPlan, page: number): SheetPage => {
  const found = plan.pages[page];
  if (!found) throw new Error(`no page ${page}`);
  return found;
};

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
    expect(at(portrait, 3)).toMatchObject({ side: 'back', sheet: 2 });
    expect(at(portrait, 3).slots).toMatchObject([{ x: 136.75, y: 15.15, turned: false }]);
    const short = planSheets(job([10], { backs: 'short-edge' }));
    expect(at(short, 3).slots).toMatchObject([{ x: 9.75, y: 192.95, turned: true }]);
    const landscape = planSheets(job([9], { backs: 'long-edge', landscape: true }));
    expect(at(landscape, 3).slots.every((slot) => slot.turned)).toBe(true);
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
    expect(warnings.join()).toMatch(
      /bleed reaches into the margin.*cut marks at the top, bottom, left, and right lie in the margin of 5 mm/s,
    );
  });

  const corner = { margins: { left: 0, top: 0, right: 0, bottom: 0 }, controlLine: false };
  const about = (made: ReturnType<typeof job>, what: RegExp) =>
    planSheets(made).warnings.filter((warning) => what.test(warning));

  it('says on which sides cut marks find no room, and where they stand instead', () => {
    const plan = planSheets(job([4], { ...corner, placement: 'top-left' }));
    const ends = plan.marks.map(({ x1, y1, x2, y2 }) => (x1 === x2 ? [y1, y2] : [x1, x2]));
    expect(ends.every(([from]) => (from ?? 0) > 88)).toBe(true);
    expect(plan.warnings).toEqual([
      'There is no room for cut marks at the top and left; cut by those at the bottom and right, or leave more room beside the cards.',
    ]);
    expect(planSheets(job([4], { ...corner })).warnings).toEqual([]);
    expect(planSheets(job([4], { ...corner, placement: 'top-left', marks: 'guides' })).warnings).toEqual([]);
  });

  it('says that a cut has no mark at either end', () => {
    const paper = { width: 64, height: 140 };
    expect(about(job([1], { ...corner, paper }), /cut marks/)).toEqual([
      'There is no room for cut marks at the left and right; choose guides or an outline, larger paper or fewer cards on a sheet.',
    ]);
  });

  it('says where a fold has its line at one end alone, or at none', () => {
    const fold = { backs: 'fold', fold: { direction: 'upright', gap: 0 }, controlLine: false, marks: 'none' };
    const paper = { width: 160, height: 110 };
    const placed = (more: object) => job([1], { ...fold, paper, ...more });
    expect(about(placed({}), /fold/)).toEqual([]);
    expect(planSheets(placed({ placement: 'top-left' })).fold).toHaveLength(1);
    expect(about(placed({ placement: 'top-left' }), /fold/)).toEqual([
      'There is no room for the fold’s line at the top; fold by the one at the bottom, or leave more room beside the cards.',
    ]);
    expect(about(placed({ paper: { width: 160, height: 99 } }), /fold/)).toEqual([
      'There is no room for the line at the fold; fold where fronts and backs meet, or use larger paper or a wider gap at the fold.',
    ]);
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
