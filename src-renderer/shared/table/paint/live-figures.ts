/** The figures of a printed card as they are now, in signs that can be read where its print is small. */
import type { CardFaceAnswer, SeenFace, Stat } from '../../../../src-main/api/answers/play-answers.js';
import { boxedOf, boxWidth, drawFigureBox } from './signs/figure-box.js';
import { drawSign, halfWidth } from './signs/sign-shapes.js';
import { symbolsIn } from './signs/symbol-painter.js';
import type { TableColors } from './signs/table-colors.js';

type List = CardFaceAnswer['list'];

/** A card that is narrower, CSS px, has larger texts and figures than it prints. */
export const PRINT_WIDTH = 240;
/** How large figures are, and half as large as symbols, in shares of the card's width. */
const FIGURE = 0.105;
const SYMBOL = 0.06;
/** How high a box of figures is, and how far a star reaches, in sizes of a figure. */
const BOX = 0.72;
const STAR = 1.3;

/** Where the figures at the foot of a card begin, CSS px: texts and counters lie above them. Null: it has none there. */
export function figuresTop({ stats }: SeenFace, list: List, width: number): number | null {
  const scale = width / list.width;
  const tops = stats.flatMap(({ key, sign }) => {
    const box = list.boxes[key];
    const isLow = box && box.y > list.height / 2;
    const half = width * FIGURE * (sign === 'box' ? BOX : STAR);
    return isLow ? [(box.y + box.height / 2) * scale - half] : [];
  });
  return tops.length === 0 ? null : Math.min(...tops);
}

/** Half of what a figure's symbols take from side to side, CSS px; 0: it has none. */
const halfOfSymbols = (
  context: CanvasRenderingContext2D,
  stat: Stat,
  width: number,
  colors: TableColors,
): number => (symbolsIn(stat.now).length > 0 ? halfWidth(context, stat, width * SYMBOL, colors) : 0);

/** Where symbols in the upper half of a card begin, CSS px; its width: it has none there. */
export function symbolsLeft(
  context: CanvasRenderingContext2D,
  { stats }: SeenFace,
  list: List,
  width: number,
  colors: TableColors,
): number {
  const scale = width / list.width;
  const lefts = stats.flatMap((stat) => {
    const box = list.boxes[stat.key];
    const half = halfOfSymbols(context, stat, width, colors);
    return box && half > 0 && box.y < list.height / 2 ? [(box.x + box.width) * scale - 2 * half] : [];
  });
  return Math.min(width, ...lefts);
}

/** Over a printed card its figures stand as they are now: where it is small, or they differ from what is printed. */
export function drawLiveFigures(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  list: List,
  width: number,
  colors: TableColors,
): void {
  const scale = width / list.width;
  drawLiveBox(context, face, list, width, colors);
  for (const stat of face.stats) {
    const box = list.boxes[stat.key];
    if (!box || stat.sign === 'box' || (stat.now === stat.printed && width >= PRINT_WIDTH)) continue;
    const y = (box.y + box.height / 2) * scale;
    // Symbols end where the printed ones do.
    const half = halfOfSymbols(context, stat, width, colors);
    const x = half > 0 ? (box.x + box.width) * scale - half : (box.x + box.width / 2) * scale;
    drawSign(context, stat, { x, y }, width * (half > 0 ? SYMBOL : FIGURE), colors);
  }
}

/** Figures in one box stand there together where one of them stands there. */
function drawLiveBox(
  context: CanvasRenderingContext2D,
  { stats }: SeenFace,
  { boxes, width: whole }: List,
  width: number,
  colors: TableColors,
): void {
  const boxed = boxedOf(stats);
  const [first, last] = [boxes[boxed[0]?.key ?? ''], boxes[boxed.at(-1)?.key ?? '']];
  const isLive = width < PRINT_WIDTH || boxed.some(({ now, printed }) => now !== printed);
  if (!first || !last || !isLive) return;
  const scale = width / whole;
  const size = width * FIGURE * BOX;
  const half = boxWidth(context, boxed, size, colors) / 2;
  const middle = ((first.x + last.x + last.width) * scale) / 2;
  const x = Math.min(middle, width * 0.97 - half);
  drawFigureBox(context, boxed, { x, y: (first.y + first.height / 2) * scale }, size, colors);
}
