import type { SheetPage, SheetPlan } from '../../../../src-main/print/plan.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large sheets are shown: whole in the room, or so many times their true size. */
export type Zoom = 'fit' | number;

/** Both sides of a sheet of paper, as far as they are printed; the front first. */
export interface ShownSheet {
  readonly sheet: number;
  readonly pages: readonly SheetPage[];
}

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** CSS px per mm at which `count` papers stand side by side, `gap` px apart, within `room` (px). Never below a trace. */
export function fitScale(room: Size, paper: Size, count: number, gap: number): number {
  const across = (room.width - gap * (count - 1)) / (paper.width * count);
  return Math.max(0.05, Math.min(across, room.height / paper.height));
}

/** The next step up or down from a scale, as a share of the true size; the last one stays. */
export function nextZoom(present: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomSteps : zoomSteps.toReversed();
  const beyond = steps.find((step) => direction * (step - present) > 0.01);
  return beyond ?? (direction === 1 ? zoomSteps[zoomSteps.length - 1] : zoomSteps[0]) ?? 1;
}

/** The sheets of paper by their numbers, whatever the order of printing. */
export function sheetsOf({ pages }: Pick<SheetPlan, 'pages'>): readonly ShownSheet[] {
  const sheets = new Map<number, SheetPage[]>();
  for (const page of pages) {
    const sides = sheets.get(page.sheet);
    if (!sides) sheets.set(page.sheet, [page]);
    else if (page.side === 'front') sides.unshift(page);
    else sides.push(page);
  }
  return [...sheets].map(([sheet, sides]) => ({ sheet, pages: sides })).toSorted((a, b) => a.sheet - b.sheet);
}

/** How far sheets reach across at a scale (px per mm), with `gap` px between the two sides. */
export const widthOf = (paper: Size, count: number, scale: number, gap: number): number =>
  paper.width * scale * count + gap * Math.max(0, count - 1);
