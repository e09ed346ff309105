import { roomAround } from './sheets/control-line.js';
import { foldMissing, troubleOfMarks, type PaperSide } from './sheets/cut-marks.js';
import { marginWords, type Grid } from './sheets/grid.js';
import type { PrintJob } from './job.js';
import type { Adjustment, SheetPlan } from './plan.js';
import type { SheetOptions } from './sheets/sheet-options.js';

/**
 * What may not come out as its maker wishes, in sentences that say what to do.
 * @param grid null for pages of single cards
 */
export function warningsOf(job: PrintJob, grid: Grid | null, plan: Omit<SheetPlan, 'warnings'>): string[] {
  return [
    ...aboutCards(job, plan),
    ...(grid ? [...aboutPlaces(job, grid), ...aboutMarks(job, grid, plan)] : []),
  ];
}

function aboutCards(job: PrintJob, plan: Omit<SheetPlan, 'warnings'>): string[] {
  if (plan.sheets === 0) return ['Nothing is chosen to print: add a card, or set its copies to 1 or more.'];
  if (plan.pages.length > 0) return [];
  if (job.sheet.order.sides === 'backs' && (job.sheet.backs === 'none' || job.sheet.backs === 'fold')) {
    return [
      'Only backs are to be printed, but these sheets have no back pages; choose other sides, or backs.',
    ];
  }
  const count = plan.sheets === 1 ? 'is only 1 sheet' : `are only ${plan.sheets} sheets`;
  return [`None of the sheets is within the range chosen: there ${count}.`];
}

function aboutPlaces(job: PrintJob, grid: Grid): string[] {
  const warnings: string[] = [];
  if (grid.held) {
    warnings.push(
      'The shift would move cards into the margins; they are moved only as far as the printer reaches.',
    );
  }
  if (new Set(job.skip.filter((place) => place <= grid.fronts.length)).size === grid.fronts.length) {
    warnings.push('Every place of the first sheet is skipped, so a new sheet is begun.');
  }
  return warnings;
}

function aboutMarks(job: PrintJob, grid: Grid, plan: Omit<SheetPlan, 'warnings'>): string[] {
  const { sheet } = job;
  const warnings: string[] = [];
  const room = roomAround(grid);
  const margins = marginWords(grid.margins);
  if (sheet.bleed > Math.min(room.left, room.top, room.right, room.bottom)) {
    warnings.push(
      `The bleed reaches into the margin of ${margins}, where a printer may leave it white; use larger paper or less bleed if the outer cards show a white edge.`,
    );
  }
  if (sheet.marks === 'crop') warnings.push(...aboutCropMarks(grid, sheet));
  warnings.push(...aboutFold(foldMissing(grid, sheet)));
  if (sheet.controlLine && !plan.controlLine) {
    warnings.push(
      'The 100 mm control line does not fit beside the cards and is left out; measure a card instead, or make room with larger paper, a smaller margin or no cut marks.',
    );
  }
  // A half-used first sheet has its words already.
  const toSay = plan.pages.filter((page) => page.sheet > 1 || job.skip.length === 0);
  if (sheet.label && toSay.length > 0 && toSay.every(({ label }) => label === null)) {
    warnings.push(
      'The line with title, sheet and date does not fit beside the cards and is left out; make room with larger paper, a smaller margin or no cut marks.',
    );
  }
  if (plan.pages.some(({ adjust }) => adjust && leavesReach(grid, adjust))) {
    warnings.push(
      `Correcting the printer moves cards into the margin of ${margins}; leave more room around them, or check the printer’s calibration.`,
    );
  }
  return warnings;
}

/** Each cut has its mark at both ends; where one finds no room, the other has to do, and where none does, that is said. */
function aboutCropMarks(grid: Grid, sheet: SheetOptions): string[] {
  const warnings: string[] = [];
  const troubles = troubleOfMarks(grid, sheet);
  const inMargin = troubles.flatMap((trouble) => trouble.inMargin);
  if (inMargin.length > 0) {
    warnings.push(
      `The cut marks at the ${listed(inMargin)} lie in the margin of ${marginWords(grid.margins)}, where a printer may not reach; use larger paper or less bleed if they are missing.`,
    );
  }
  const oneSided = troubles.flatMap(({ missing }) => (missing.length === 1 ? missing : []));
  if (oneSided.length > 0) {
    warnings.push(
      `There is no room for cut marks at the ${listed(oneSided)}; cut by those at the ${listed(oneSided.map((side) => opposite[side]))}, or leave more room beside the cards.`,
    );
  }
  const none = troubles.flatMap(({ missing }) => (missing.length > 1 ? missing : []));
  if (none.length > 0) {
    warnings.push(
      `There is no room for cut marks at the ${listed(none)}; choose guides or an outline, larger paper or fewer cards on a sheet.`,
    );
  }
  return warnings;
}

function aboutFold([one, other]: readonly PaperSide[]): string[] {
  if (!one) return [];
  if (other) {
    return [
      'There is no room for the line at the fold; fold where fronts and backs meet, or use larger paper or a wider gap at the fold.',
    ];
  }
  return [
    `There is no room for the fold’s line at the ${one}; fold by the one at the ${opposite[one]}, or leave more room beside the cards.`,
  ];
}

const opposite = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const satisfies Record<
  PaperSide,
  PaperSide
>;

/** "left and top". */
const listed = (sides: readonly PaperSide[]): string => new Intl.ListFormat('en').format(sides);

/** Whether an adjusted grid leaves the printer's reach by more than can be seen. Backs mirror the grid; both are looked at. */
function leavesReach({ paper, margins, ...grid }: Grid, { scaleX, scaleY, x, y }: Adjustment): boolean {
  const SEEN = 0.05;
  const least = (start: number, length: number, whole: number, scale: number, shift: number): number => {
    const from = Math.min(start, whole - start - length);
    return whole / 2 - (whole / 2 - from) * scale - Math.abs(shift);
  };
  return (
    least(grid.x, grid.width, paper.width, scaleX, x) < Math.min(margins.left, margins.right) - SEEN ||
    least(grid.y, grid.height, paper.height, scaleY, y) < Math.min(margins.top, margins.bottom) - SEEN
  );
}
