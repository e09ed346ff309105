import { placeControlLine } from './control-line.js';
import { bandOfMarks, placeCutMarks, shortestMarkInside, WORTH_CUTTING_BY } from './cut-marks.js';
import { gridOf, roundLength, slotPlaces, type Grid } from './grid.js';
import {
  papers,
  type PrintJob,
  type SheetOptions,
  type SheetPage,
  type SheetPlan,
  type Slot,
} from './job.js';
import { PrintRefusal } from './refusal.js';

/** More than this is a slip of the keyboard, and would fill the memory. */
export const MOST_CARDS = 50_000;

/**
 * Says where every copy of every card comes out. Cards fill the sheets row by row in the job's order; with backs,
 * each front page is followed by its back.
 *
 * @throws PrintRefusal when a card does not fit the paper, or there are more than `MOST_CARDS`.
 */
export function planSheets(job: PrintJob): SheetPlan {
  const { sheet } = job;
  const count = job.items.reduce((sum, item) => sum + item.copies, 0);
  if (count > MOST_CARDS) {
    throw new PrintRefusal(
      'too-many-cards',
      `These are ${count} cards; print at most ${MOST_CARDS} at once, for example deck by deck.`,
    );
  }
  const grid = gridOf(sheet, paperOf(sheet));
  const marks = sheet.marks ? placeCutMarks(grid, sheet) : [];
  const controlLine = sheet.controlLine
    ? placeControlLine(grid, sheet, { below: bandOfMarks(grid.y, sheet), beside: bandOfMarks(grid.x, sheet) })
    : null;
  const cards = job.items.flatMap((item) => Array.from({ length: item.copies }, () => item.card));
  return {
    paper: grid.paper,
    card: { ...sheet.card },
    columns: grid.columns,
    rows: grid.rows,
    grid: { x: grid.x, y: grid.y, width: grid.width, height: grid.height },
    bleed: sheet.bleed,
    backs: sheet.backs,
    pages: pagesOf(cards, grid, sheet),
    marks,
    controlLine,
    warnings: warningsOf(grid, sheet, count, controlLine !== null),
  };
}

/** The paper as it lies, in mm. */
function paperOf(sheet: SheetOptions): { width: number; height: number } {
  const { width, height } = typeof sheet.paper === 'string' ? papers[sheet.paper] : sheet.paper;
  if (!sheet.landscape) return { width, height };
  return { width: Math.max(width, height), height: Math.min(width, height) };
}

function pagesOf(cards: readonly string[], grid: Grid, sheet: SheetOptions): SheetPage[] {
  const perSheet = grid.columns * grid.rows;
  const pages: SheetPage[] = [];
  for (let from = 0; from < cards.length; from += perSheet) {
    const onSheet = cards.slice(from, from + perSheet);
    const places = slotPlaces(grid, sheet, onSheet.length);
    const slots = places.map((place, index): Slot => ({ card: onSheet[index] ?? '', ...place }));
    const front: SheetPage = { side: 'front', sheet: from / perSheet + 1, slots, turned: false };
    pages.push(front);
    if (sheet.backs !== 'none') pages.push(behind(front, grid, sheet.backs));
  }
  return pages;
}

/** The page as seen from the other side, after the paper was turned over the edge. */
function behind(front: SheetPage, grid: Grid, edge: 'long-edge' | 'short-edge'): SheetPage {
  const { paper, card } = grid;
  const overTheSide = (edge === 'long-edge') === paper.height >= paper.width;
  const slots = front.slots.map((slot): Slot => {
    const { left, top, right, bottom } = slot.spread;
    return overTheSide
      ? {
          ...slot,
          x: roundLength(paper.width - slot.x - card.width),
          spread: { left: right, top, right: left, bottom },
        }
      : {
          ...slot,
          y: roundLength(paper.height - slot.y - card.height),
          spread: { left, top: bottom, right, bottom: top },
        };
  });
  return { side: 'back', sheet: front.sheet, slots, turned: !overTheSide };
}

function warningsOf(grid: Grid, sheet: SheetOptions, count: number, hasControlLine: boolean): string[] {
  const warnings: string[] = [];
  if (count === 0) warnings.push('Nothing is chosen to print: add a card, or set its copies to 1 or more.');
  const reach = Math.min(grid.x, grid.y) - sheet.margin;
  if (sheet.bleed > roundLength(reach)) {
    warnings.push(
      `The bleed reaches into the margin of ${sheet.margin} mm, where a printer may leave it white; use larger paper or less bleed if the outer cards show a white edge.`,
    );
  }
  if (sheet.marks && shortestMarkInside(grid, sheet) < WORTH_CUTTING_BY) {
    warnings.push(
      `Some cut marks lie in the margin of ${sheet.margin} mm, where a printer may not reach; use larger paper or less bleed if they are missing.`,
    );
  }
  if (sheet.controlLine && !hasControlLine) {
    warnings.push(
      'The 100 mm control line does not fit beside the cards and is left out; measure a card instead, or make room with larger paper, a smaller margin or no cut marks.',
    );
  }
  return warnings;
}
