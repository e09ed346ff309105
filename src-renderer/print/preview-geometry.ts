import type { SheetPage, SheetPlan } from '../../src-main/print/job.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS px per mm at which `count` papers stand side by side, `gap` px apart, within `room` (px). Never below a trace. */
export function fitScale(room: Size, paper: Size, count: number, gap: number): number {
  const across = (room.width - gap * (count - 1)) / (paper.width * count);
  return Math.max(0.05, Math.min(across, room.height / paper.height));
}

/** The pages of one sheet of paper, its front first. */
export function pagesOfSheet(plan: Pick<SheetPlan, 'pages'>, sheet: number): readonly SheetPage[] {
  return plan.pages
    .filter((page) => page.sheet === sheet)
    .toSorted((a, b) => Number(a.side === 'back') - Number(b.side === 'back'));
}

/** How many sheets of paper the plan takes. */
export const sheetCount = (plan: Pick<SheetPlan, 'pages'>): number =>
  plan.pages.reduce((most, page) => Math.max(most, page.sheet), 0);
