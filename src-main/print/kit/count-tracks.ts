/** Tracks on which each player counts life or hitpoints with a coin. */
import type { CountTrack } from '../../games/game-play.js';
import type { Fonts } from '../../layout/fonts.js';
import { rectPath, roundedPath } from '../../layout/shapes.js';
import type { Size } from '../plan.js';
import { KIT_MARGIN, KitPage, kitInk } from './kit-page.js';

const COLUMNS = 10;
const CELL = 13;
const TITLE = 10;
const PAD = 3;
const GAP = 6;

/** Of each player one of each track, as many on a page as have room. */
export function trackPages(
  tracks: readonly CountTrack[],
  paper: Size,
  players: number,
  fonts: Fonts,
): readonly KitPage[] {
  const pages: KitPage[] = [];
  let top = Infinity;
  for (const track of Array.from({ length: players }, () => tracks).flat()) {
    const height = TITLE + Math.ceil((track.most + 1) / COLUMNS) * CELL + 2 * PAD;
    if (top + height > paper.height - KIT_MARGIN) {
      pages.push(new KitPage(paper, fonts));
      top = KIT_MARGIN;
    }
    drawTrack(pages.at(-1)!, track, top, height);
    top += height + GAP;
  }
  return pages;
}

function drawTrack(page: KitPage, { name, start, most }: CountTrack, top: number, height: number): void {
  const width = Math.min(page.size.width - 2 * KIT_MARGIN, 220);
  const x = (page.size.width - width) / 2;
  const cell = (width - 2 * PAD) / COLUMNS;
  page.cut(rectPath({ x, y: top, width, height }));
  page.words(
    `${name}, beginning at ${start}`,
    { x: x + PAD + 1, y: top + PAD, width: width - 2 * PAD, height: TITLE - 2 },
    { size: 5, font: 'sans-bold', stand: 'middle', maxLines: 1 },
  );
  for (let count = 0; count <= most; count += 1) {
    const box = {
      x: x + PAD + (count % COLUMNS) * cell + 0.6,
      y: top + PAD + TITLE + Math.floor(count / COLUMNS) * CELL + 0.6,
      width: cell - 1.2,
      height: CELL - 1.2,
    };
    const isStart = count === start;
    page.fill(roundedPath(box, 1.8), isStart ? kitInk.band : kitInk.ground);
    page.words(String(count), box, {
      size: isStart || count % 5 === 0 ? 6 : 4.6,
      font: isStart || count % 5 === 0 ? 'sans-bold' : 'sans',
      color: isStart ? kitInk.onBand : kitInk.ink,
      align: 'center',
      stand: 'middle',
      maxLines: 1,
    });
  }
}
