import { adjustmentOf } from '../printers/adjustment.js';
import { placeControlLine, roomAround } from './control-line.js';
import { bandOfMarks, marksBehind, placeCutMarks, placeFold } from './cut-marks.js';
import { gridOf, type Grid } from './grid.js';
import type { PrintJob } from '../job.js';
import { labelled, placeLabel } from './page-label.js';
import { papers } from './papers.js';
import type { SheetPage, SheetPlan, Size, Spread } from '../plan.js';
import { lookKey, lookOfSheet } from '../cards/printed-look.js';
import { PrintRefusal } from '../refusal.js';
import { expandCopies, singlePages, sheetPages } from './sheet-pages.js';
import type { Margins, SheetOptions } from './sheet-options.js';
import { warningsOf } from '../warnings.js';

/** More than this is a slip of the keyboard. */
export const MOST_CARDS = 50_000;

/**
 * Says where every copy of every card comes out. Cards fill the sheets row by row; with backs, each sheet has a page
 * for them.
 *
 * @throws PrintRefusal when a card or the grid does not fit the paper, or there are more than `MOST_CARDS`.
 */
export function planSheets(job: PrintJob): SheetPlan {
  const count = job.items.reduce((sum, item) => sum + item.copies, 0);
  if (count > MOST_CARDS) {
    throw new PrintRefusal(
      'too-many-cards',
      `These are ${count} cards; print at most ${MOST_CARDS} at once, for example deck by deck.`,
    );
  }
  return job.sheet.layout === 'single' ? planSingles(job) : planGrid(job);
}

function planGrid(job: PrintJob): SheetPlan {
  const { sheet } = job;
  const paper = paperOf(sheet);
  const turn = turnOf(sheet.backs, paper);
  const grid = gridOf(sheet, paper, marginsOf(sheet, turn));
  const bands = bandsOf(grid, sheet);
  const controlLine = sheet.controlLine ? placeControlLine(grid, bands) : null;
  const label = sheet.label ? placeLabel(grid, bands, controlLine) : null;
  const all = sheetPages(expandCopies(job), grid, { job, turn });
  const sheets = all.at(-1)?.sheet ?? 0;
  const placed = inOrder(chosen(all, job), sheet.order).map((page) => ({
    ...page,
    adjust: adjustmentOf(job.calibration, page.side, turn),
  }));
  const pages = label
    ? labelled(placed, label, { grid, turn, title: job.title, sheets, used: job.skip.length > 0 })
    : placed;
  const kept = [controlLine, label].filter((place) => place !== null);
  const marks = placeCutMarks(grid, sheet, kept);
  const plan: Omit<SheetPlan, 'warnings'> = {
    ...shared(job),
    paper,
    columns: grid.columns,
    rows: grid.rows,
    grid: { x: grid.x, y: grid.y, width: grid.width, height: grid.height },
    places: grid.fronts.map(({ column, row }) => ({ x: grid.lefts[column] ?? 0, y: grid.tops[row] ?? 0 })),
    pages,
    marks,
    backMarks: sheet.backs === 'none' || sheet.backs === 'fold' ? [] : marksBehind(marks, paper, turn),
    fold: placeFold(grid, sheet, kept),
    controlLine,
    sheets,
  };
  return { ...plan, warnings: warningsOf(job, grid, plan) };
}

/** Each page is a card with its bleed; nothing is turned, marked or adjusted, for somebody else prints it. */
function planSingles(job: PrintJob): SheetPlan {
  const { card, bleed, order } = job.sheet;
  const all = singlePages(expandCopies(job), job.sheet);
  const plan: Omit<SheetPlan, 'warnings'> = {
    ...shared(job),
    paper: { width: card.width + 2 * bleed, height: card.height + 2 * bleed },
    columns: 1,
    rows: 1,
    grid: { x: bleed, y: bleed, ...card },
    places: [{ x: bleed, y: bleed }],
    pages: inOrder(chosen(all, job), order),
    marks: [],
    backMarks: [],
    fold: [],
    controlLine: null,
    sheets: all.at(-1)?.sheet ?? 0,
  };
  return { ...plan, warnings: warningsOf(job, null, plan) };
}

const shared = ({ sheet }: PrintJob) => ({
  card: { ...sheet.card },
  bleed: sheet.bleed,
  backs: sheet.backs,
  outline:
    sheet.outline.shape === 'none'
      ? null
      : { radius: sheet.outline.shape === 'rounded' ? largestRadius(sheet) : 0 },
  line: sheet.line,
  ink: sheet.ink,
  watermark: sheet.watermark.trim(),
  ...(sheet.foil.as !== 'metal' && { foil: sheet.foil }),
  proof: sheet.proof ? sheet.safe : null,
  look: lookKey(lookOfSheet(sheet)),
});

/** Of rounded corners, as wide as the card lets them be; mm. */
export const largestRadius = ({ card, outline }: Pick<SheetOptions, 'card' | 'outline'>): number =>
  Math.min(outline.radius, card.width / 2, card.height / 2);

/** The paper as it lies, in mm. */
export function paperOf(sheet: Pick<SheetOptions, 'paper' | 'landscape'>): Size {
  const { width, height } = typeof sheet.paper === 'string' ? papers[sheet.paper] : sheet.paper;
  if (!sheet.landscape) return { width, height };
  return { width: Math.max(width, height), height: Math.min(width, height) };
}

/** How the paper is turned to be printed on its back: to the side, or over its top or bottom edge. */
export function turnOf(backs: SheetOptions['backs'], paper: Size): 'sideways' | 'over' {
  return (backs === 'short-edge') === paper.height >= paper.width ? 'over' : 'sideways';
}

/** On both sides cards have to lie within the printer's reach, and behind one another. */
function marginsOf({ margins, backs }: SheetOptions, turn: 'sideways' | 'over'): Margins {
  if (backs === 'none' || backs === 'fold') return margins;
  const { left, top, right, bottom } = margins;
  const beside = Math.max(left, right);
  const above = Math.max(top, bottom);
  return turn === 'sideways'
    ? { ...margins, left: beside, right: beside }
    : { ...margins, top: above, bottom: above };
}

function bandsOf(grid: Grid, sheet: SheetOptions): Spread {
  const room = roomAround(grid);
  return {
    left: bandOfMarks(room.left, sheet),
    top: bandOfMarks(room.top, sheet),
    right: bandOfMarks(room.right, sheet),
    bottom: bandOfMarks(room.bottom, sheet),
  };
}

/** The pages of the sheets that are asked for. */
function chosen(pages: readonly SheetPage[], { sheets }: PrintJob): SheetPage[] {
  if (sheets.length === 0) return [...pages];
  return pages.filter((page) => sheets.some(({ from, to }) => from <= page.sheet && page.sheet <= to));
}

/** The pages, which come as sheet after sheet, front before back, as the printer is to get them. */
function inOrder(pages: readonly SheetPage[], { sheets, sides }: SheetOptions['order']): SheetPage[] {
  const of = (side: SheetPage['side']) => {
    const those = pages.filter((page) => page.side === side);
    return sheets === 'forward' ? those : those.toReversed();
  };
  switch (sides) {
    case 'fronts':
      return of('front');
    case 'backs':
      return of('back');
    case 'fronts-then-backs':
      return [...of('front'), ...of('back')];
    case 'by-turns': {
      if (sheets === 'forward') return [...pages];
      const backs = new Map(of('back').map((page) => [page.sheet, page]));
      return of('front').flatMap((front) => [front, ...[backs.get(front.sheet) ?? []].flat()]);
    }
  }
}
