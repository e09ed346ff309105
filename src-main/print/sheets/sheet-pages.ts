import { behindFold, placesOf, roundLength, type Grid } from './grid.js';
import type { PrintJob } from '../job.js';
import type { SheetPage, Slot } from '../plan.js';
import type { SheetOptions } from './sheet-options.js';

/** One copy of a card, with the back that it has. */
export interface Copy {
  readonly card: string;
  readonly back: string;
}

/** Every copy, in the order in which cards fill the sheets. */
export function expandCopies({ items, back, sheet }: PrintJob): Copy[] {
  const copyOf = (item: PrintJob['items'][number]): Copy => ({ card: item.card, back: item.back ?? back });
  if (sheet.order.cards === 'card-by-card') {
    return items.flatMap((item) => Array.from({ length: item.copies }, () => copyOf(item)));
  }
  const rounds = items.reduce((most, item) => Math.max(most, item.copies), 0);
  return Array.from({ length: rounds }, (_, round) =>
    items.filter((item) => item.copies > round).map(copyOf),
  ).flat();
}

/** Of a page as it is placed at first. */
const plain = { adjust: null, label: null } as const;

/** Sheet after sheet, each front followed by its back where backs have pages of their own. */
export function sheetPages(
  copies: readonly Copy[],
  grid: Grid,
  { job, turn }: { readonly job: PrintJob; readonly turn: 'sideways' | 'over' },
): SheetPage[] {
  const { backs, bleed } = job.sheet;
  const skipped = skippedOf(job, grid);
  const trim = { x: grid.x, y: grid.y, width: grid.width, height: grid.height };
  const back =
    turn === 'sideways'
      ? { ...trim, x: roundLength(grid.paper.width - grid.x - grid.width) }
      : { ...trim, y: roundLength(grid.paper.height - grid.y - grid.height) };
  const pages: SheetPage[] = [];
  for (let from = 0, sheet = 1; from < copies.length; sheet++) {
    const cells = sheet === 1 ? grid.fronts.filter((_, index) => !skipped.has(index + 1)) : grid.fronts;
    const onSheet = copies.slice(from, from + cells.length);
    from += onSheet.length;
    const front = frontOf(onSheet, cells.slice(0, onSheet.length), grid, bleed);
    pages.push({ side: 'front', sheet, slots: front, trim, ...plain });
    if (backs === 'long-edge' || backs === 'short-edge') {
      pages.push({ side: 'back', sheet, slots: behind(front, grid, turn), trim: back, ...plain });
    }
  }
  return pages;
}

/** A page for each copy, and one for its back. */
export function singlePages(copies: readonly Copy[], { bleed, backs, card }: SheetOptions): SheetPage[] {
  const slot = {
    x: bleed,
    y: bleed,
    turned: false,
    spread: { left: bleed, top: bleed, right: bleed, bottom: bleed },
  };
  return copies.flatMap((copy, index): SheetPage[] =>
    (backs === 'none' ? (['front'] as const) : (['front', 'back'] as const)).map((side) => ({
      side,
      sheet: index + 1,
      slots: [{ ...copy, ...slot, face: side }],
      trim: { x: bleed, y: bleed, ...card },
      ...plain,
    })),
  );
}

/** Places of the first sheet that stay empty. Where all are used up, the sheet is a new one. */
function skippedOf(job: PrintJob, grid: Grid): ReadonlySet<number> {
  const skipped = new Set(job.skip.filter((place) => place <= grid.fronts.length));
  return skipped.size === grid.fronts.length ? new Set() : skipped;
}

function frontOf(copies: readonly Copy[], cells: Grid['fronts'], grid: Grid, bleed: number): Slot[] {
  const { fold } = grid;
  const folded = fold ? cells.map((cell) => behindFold(grid, fold, cell)) : [];
  const places = placesOf(grid, bleed, [...cells, ...folded]);
  return places.flatMap((place, index): Slot[] => {
    const copy = copies[index % copies.length];
    if (!copy) return [];
    const isBack = index >= copies.length;
    return [
      {
        ...copy,
        face: isBack ? 'back' : 'front',
        ...place,
        turned: isBack && fold?.direction === 'level',
      },
    ];
  });
}

/** The slots as seen from the other side, after the paper was turned over. */
function behind(front: readonly Slot[], { paper, card }: Grid, turn: 'sideways' | 'over'): Slot[] {
  return front.map((slot): Slot => {
    const { left, top, right, bottom } = slot.spread;
    return turn === 'sideways'
      ? {
          ...slot,
          face: 'back',
          x: roundLength(paper.width - slot.x - card.width),
          spread: { left: right, top, right: left, bottom },
        }
      : {
          ...slot,
          face: 'back',
          y: roundLength(paper.height - slot.y - card.height),
          spread: { left, top: bottom, right, bottom: top },
          turned: true,
        };
  });
}
