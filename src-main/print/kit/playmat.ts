/** A player's side with the zones as the rulebook lays them: on one sheet where it is large, else on two to be glued together. */
import { pokerSize } from '../../cards/size.js';
import type { GroundPlace } from '../../games/game-play.js';
import type { Box } from '../../layout/display-list.js';
import type { Fonts } from '../../layout/fonts.js';
import { rectPath, roundedPath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { KIT_MARGIN, KitPage, kitInk } from './kit-page.js';

const GAP = 3;
/** What of a zone stays free around a card. */
const AROUND = 2;
/** From this width on a sheet has room for a whole side. */
const WHOLE = 380;

type Field = readonly (readonly GroundPlace[])[];

export function playmatPages(title: string, field: Field, paper: Size, fonts: Fonts): readonly KitPage[] {
  const isWhole = paper.width >= WHOLE;
  const visible = paper.width - 2 * KIT_MARGIN;
  const mat = { width: isWhole ? visible : 2 * visible, height: paper.height - 2 * KIT_MARGIN };
  return (isWhole ? [0] : [0, 1]).map((half) => {
    const page = new KitPage(paper, fonts);
    drawMat(page, title, field, { x: KIT_MARGIN - half * visible, y: KIT_MARGIN, ...mat });
    if (!isWhole) trim(page, half === 0 ? 'right' : 'left');
    return page;
  });
}

/** Where the zones lie, mm from the mat's upper left corner. */
export function placesOfField(field: Field, { width, height }: Size): readonly (Box & { name: string })[] {
  const tall = (height - (field.length - 1) * GAP) / field.length;
  const narrow = pokerSize.width + 2 * AROUND;
  return field.flatMap((row, nth) => {
    const cards = row.filter(({ span }) => span === 'card').length;
    const wide = (width - cards * narrow - (row.length - 1) * GAP) / Math.max(1, row.length - cards);
    let x = 0;
    return row.flatMap(({ name, span }) => {
      const box = { x, y: nth * (tall + GAP), width: span === 'card' ? narrow : wide, height: tall };
      x += box.width + GAP;
      return name === null ? [] : [{ ...box, name }];
    });
  });
}

function drawMat(page: KitPage, title: string, field: Field, mat: Box): void {
  const head = 8;
  page.words(
    title,
    { ...mat, x: mat.x + 1, height: head },
    { size: 4, font: 'sans-bold', color: kitInk.soft, maxLines: 1 },
  );
  for (const { name, ...place } of placesOfField(field, { width: mat.width, height: mat.height - head })) {
    const box = { ...place, x: mat.x + place.x, y: mat.y + head + place.y };
    page.fill(roundedPath(box, 3), kitInk.ground);
    page.stroke(roundedPath(box, 3), kitInk.hair, 0.4);
    if (box.width < pokerSize.width + 3 * AROUND && box.height >= pokerSize.height) {
      const card = { ...pokerSize, x: box.x + AROUND, y: box.y + (box.height - pokerSize.height) / 2 };
      page.stroke(roundedPath(card, 3), kitInk.hair, 0.3);
    }
    page.words(
      name,
      { x: box.x + 4, y: box.y + 3.5, width: box.width - 8, height: 8 },
      { size: 5, font: 'sans-bold', color: kitInk.soft, maxLines: 1 },
    );
  }
}

/** Nothing beyond the edge that the other half is glued to; a line to cut along, and what to do with it. */
function trim(page: KitPage, side: 'left' | 'right'): void {
  const { width, height } = page.size;
  const edge = side === 'left' ? KIT_MARGIN : width - KIT_MARGIN;
  const isSeen = (x: number, reach: number): boolean => (side === 'left' ? x + reach > edge : x < edge);
  const seen = page.steps.filter((step) => step.kind !== 'text' || isSeen(step.x, step.width));
  page.steps.splice(0, page.steps.length, ...seen);
  const beyond = side === 'left' ? { x: 0, width: edge } : { x: edge, width: width - edge };
  page.fill(rectPath({ y: 0, height, ...beyond }), kitInk.paper);
  page.cut(`M${edge} 0L${edge} ${height}`);
  page.words(
    side === 'right'
      ? 'Cut along the line at the right.'
      : 'Glue the other half over this edge, up to the line.',
    { x: KIT_MARGIN + 2, y: height - KIT_MARGIN + 1.5, width: width - 2 * KIT_MARGIN, height: 4 },
    { size: 2.6, color: kitInk.soft, maxLines: 1 },
  );
}
