/** A box for a deck, as a net to cut out, fold and glue. */
import { pokerSize } from '../../cards/size.js';
import type { Fonts } from '../../layout/fonts.js';
import { polygonPath, rectPath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { PrintRefusal } from '../refusal.js';
import { KIT_MARGIN, KitPage, kitInk } from './kit-page.js';

/** Card stock of 300 g/m² is some 0.32 mm thick. */
const THICKNESS = 0.32;
/** What cards need to slide in and out. */
const ROOM = 1.5;
const GLUE = 10;
const TUCK = 14;
const LEAST_DEPTH = 8;

/** The inside of a box, mm. */
export interface BoxSize extends Size {
  readonly depth: number;
}

export const boxFor = (cards: number): BoxSize => ({
  width: pokerSize.width + ROOM,
  height: pokerSize.height + ROOM,
  depth: Math.max(LEAST_DEPTH, Math.round((cards * THICKNESS + ROOM) * 10) / 10),
});

/** @throws PrintRefusal when the net is larger than the paper */
export function tuckBoxPage(title: string, below: string, cards: number, paper: Size, fonts: Fonts): KitPage {
  const box = boxFor(cards);
  const { width, height, depth } = box;
  const across = GLUE + 2 * width + 2 * depth;
  const down = height + 2 * (depth + TUCK);
  if (across > paper.width - 2 * KIT_MARGIN || down > paper.height - 2 * KIT_MARGIN) {
    throw new PrintRefusal(
      'paper-too-small',
      `A box for ${cards} cards does not fit this paper. Choose A3, or leave the box out.`,
    );
  }
  const page = new KitPage(paper, fonts);
  const left = (paper.width - across) / 2;
  const top = (paper.height - down) / 2 + depth + TUCK;
  const back = left + GLUE;
  const side = back + width;
  const front = side + depth;
  const other = front + width;
  drawOutline(page, box, { left, top, back, side, front, other });
  drawFolds(page, box, { top, back, side, front, other });
  page.fill(rectPath({ x: front + 5, y: top + 16, width: width - 10, height: height - 32 }), kitInk.ground);
  page.words(
    title,
    { x: front + 8, y: top + 18, width: width - 16, height: height - 60 },
    { size: 9, font: 'sans-bold', align: 'center', stand: 'middle', maxLines: 4 },
  );
  page.words(
    below,
    { x: front + 8, y: top + height - 36, width: width - 16, height: 18 },
    { size: 3.6, color: kitInk.soft, align: 'center', stand: 'middle', maxLines: 3 },
  );
  page.words(
    'Cut along the lines, fold along the dashes, and glue the narrow strip behind the other side.',
    { x: KIT_MARGIN, y: paper.height - KIT_MARGIN - 6, width: paper.width - 2 * KIT_MARGIN, height: 6 },
    { size: 3, color: kitInk.soft, align: 'center', maxLines: 2 },
  );
  return page;
}

interface Lefts {
  readonly top: number;
  readonly back: number;
  readonly side: number;
  readonly front: number;
  readonly other: number;
}

/** Clockwise from the glue strip: lid over the back, dust flaps over the sides, bottom below the front. */
function drawOutline(
  page: KitPage,
  { width, height, depth }: BoxSize,
  { left, top, back, side, front, other }: Lefts & { readonly left: number },
): void {
  const end = other + depth;
  const bottom = top + height;
  const flap = Math.min(depth, width / 2) * 0.9;
  const slant = 2;
  page.cut(
    polygonPath(
      [
        [left, top + slant * 2],
        [back, top],
        [back, top - depth],
        [back + slant, top - depth - TUCK],
        [side - slant, top - depth - TUCK],
        [side, top - depth],
        [side, top],
        [side + slant / 2, top - flap],
        [front - slant / 2, top - flap],
        [front, top],
        [other, top],
        [other + slant / 2, top - flap],
        [end - slant / 2, top - flap],
        [end, top],
        [end, bottom],
        [end - slant / 2, bottom + flap],
        [other + slant / 2, bottom + flap],
        [other, bottom],
        [other, bottom + depth],
        [other - slant, bottom + depth + TUCK],
        [front + slant, bottom + depth + TUCK],
        [front, bottom + depth],
        [front, bottom],
        [front - slant / 2, bottom + flap],
        [side + slant / 2, bottom + flap],
        [side, bottom],
        [back, bottom],
        [left, bottom - slant * 2],
      ].flat(),
    ),
  );
}

function drawFolds(
  page: KitPage,
  { height, depth }: BoxSize,
  { top, back, side, front, other }: Lefts,
): void {
  const bottom = top + height;
  for (const x of [back, side, front, other]) page.fold({ x1: x, y1: top, x2: x, y2: bottom });
  const across = (x1: number, x2: number, y: number): void => page.fold({ x1, y1: y, x2, y2: y });
  across(back, side, top);
  across(back, side, top - depth);
  across(side, front, top);
  across(other, other + depth, top);
  across(side, front, bottom);
  across(other, other + depth, bottom);
  across(front, other, bottom);
  across(front, other, bottom + depth);
}
