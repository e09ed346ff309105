import type { SeenFace } from '../../../../src-main/api/answers/play-answers.js';
import type { Box } from '../scene/box.js';
import { boxedOf, boxWidth, drawFigureBox } from './signs/figure-box.js';
import { wrapText } from './signs/fit-text.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { drawSign, halfWidth, symbolsFit, trianglePath } from './signs/sign-shapes.js';
import type { TableColors } from './signs/table-colors.js';

/** Below this width, CSS px, a card is shown in the reading form: it has no room for what it does. */
export const READING_WIDTH = 100;
/** Narrower ones have no room for three figures side by side: the cost goes up into the picture. */
const ROOMY_WIDTH = 40;
/** Narrower ones have no room for a name beside picture and figures. */
const NAME_WIDTH = 25;
/** Narrower ones have room for one line of it. */
const TWO_LINES_WIDTH = 32;

/** The card's corner radius by its width; poker cards are cut with corners of about 3 mm. */
export const CORNER = 0.05;

/**
 * A card that is too small to be read as printed: its name, its picture, and its figures in their signs, as large as they can be.
 * @param picture 'none': it has none, and its name takes the room; null: it is on its way
 * @param isCovered only a line of it is in sight
 */
export function drawReadingForm(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  width: number,
  picture: CanvasImageSource | 'none' | null,
  colors: TableColors,
  isCovered = false,
): void {
  const height = width * CARD_RATIO;
  const { card } = colors;
  context.fillStyle = card.sheet;
  context.fillRect(0, 0, width, height);
  const roomy = width >= ROOMY_WIDTH;
  const wrapped = picture === 'none' ? LINES_ALONE : width >= TWO_LINES_WIDTH ? 2 : 1;
  const lines = isCovered ? 1 : wrapped;
  const name = width >= NAME_WIDTH ? drawName(context, face.name, width, lines, colors) : width * 0.04;
  const radius = roomy ? width * 0.155 : width * 0.2;
  const hasFoot = face.stats.length > 0 || face.emblem !== undefined;
  const foot = roomy && hasFoot ? 2 * radius + width * 0.09 : 0;
  const edge = width * 0.04;
  const frame = { x: edge, y: name, width: width - 2 * edge, height: height - name - Math.max(foot, edge) };
  if (picture !== 'none') drawPicture(context, picture, frame, colors);
  drawFigures(context, face, { width, height, radius, roomy, top: name }, colors);
}

/** As many lines does a name have that stands in for a picture. */
const LINES_ALONE = 4;

/** Answers where the name ends. */
function drawName(
  context: CanvasRenderingContext2D,
  name: string,
  width: number,
  most: number,
  colors: TableColors,
): number {
  const size = Math.max(8, Math.min(13, width * 0.158));
  const edge = width * 0.05;
  context.font = `620 ${size}px ${colors.font}`;
  context.fillStyle = colors.card.ink;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const lines = wrapText(context, name, width - 2 * edge, most, width < ROOMY_WIDTH ? '' : '…');
  for (const [at, line] of lines.entries()) context.fillText(line, edge, edge + size * (0.86 + at * 1.06));
  return edge + size * (1.12 + (lines.length - 1) * 1.06);
}

/** A picture that fills a frame, its middle in sight; null: it is on its way. */
export function drawPicture(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource | null,
  frame: Box,
  { card }: TableColors,
): void {
  context.fillStyle = card.line;
  context.fillRect(frame.x, frame.y, frame.width, frame.height);
  if (!picture) return;
  const size = sizeOf(picture);
  const scale = Math.max(frame.width / size.width, frame.height / size.height);
  const shown = { width: frame.width / scale, height: frame.height / scale };
  const x = (size.width - shown.width) / 2;
  const y = (size.height - shown.height) / 2;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, shown.width, shown.height, frame.x, frame.y, frame.width, frame.height);
}

/** A picture's size in its own px. */
export function sizeOf(picture: CanvasImageSource): { readonly width: number; readonly height: number } {
  if (picture instanceof HTMLImageElement)
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  if (picture instanceof HTMLCanvasElement) return { width: picture.width, height: picture.height };
  return { width: 1, height: 1 };
}

interface Figures {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly roomy: boolean;
  /** Where the name ends. */
  readonly top: number;
}

/** How far a row of figures lies above the lowest, in shares of their radius. */
const UP = 2.05;

/** How much smaller all figures are where several share a corner, and how far those stand apart, in shares of their radius. */
const CROWDED = 0.72;
const BETWEEN = 0.1;

function drawFigures(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  { width, height, radius, roomy, top }: Figures,
  colors: TableColors,
): void {
  const low = height - radius - width * (roomy ? 0.05 : 0.04);
  const at = {
    left: { x: radius + width * 0.06, y: low },
    right: { x: width - radius - width * 0.06, y: low },
    middle: roomy ? { x: width / 2, y: low } : { x: radius + width * 0.06, y: top + radius + width * 0.02 },
  };
  if (face.emblem) {
    context.fillStyle = colors.card.emblem;
    context.fill(trianglePath(at.left, radius * 0.8, 'left'));
    context.fill(trianglePath(at.right, radius * 0.8, 'right'));
  }
  const boxed = boxedOf(face.stats);
  const whole = width * 0.9;
  let beside = whole;
  if (boxed.length > 0) {
    const size = radius * (roomy ? 0.95 : 0.85);
    const half = boxWidth(context, boxed, size, colors) / 2;
    beside -= 2 * half + width * 0.02;
    drawFigureBox(context, boxed, { x: width - half - width * 0.03, y: low }, size, colors);
  }
  for (const corner of ['middle', 'left', 'right'] as const) {
    const stats = face.stats.filter((stat) => stat.corner === corner && stat.sign !== 'box');
    const size = radius * (corner === 'middle' && roomy ? 0.86 : 1) * (isCrowded(face) ? CROWDED : 1);
    // Many symbols beside a box go up into the picture.
    const isBeside = stats.every((stat) => symbolsFit(stat, size, beside));
    const room = isBeside ? beside : whole;
    const halves = stats.map((stat) => halfWidth(context, stat, size, colors, room));
    const taken = halves.reduce((sum, half) => sum + 2 * half, 0) + (stats.length - 1) * size * BETWEEN;
    const { x, y } = at[corner];
    let left = corner === 'right' ? x + radius - taken : x - radius;
    if (corner === 'middle' && roomy) left = x - taken / 2;
    for (const [place, stat] of stats.entries()) {
      const half = halves[place] ?? size;
      const up = isBeside ? 0 : radius * UP;
      drawSign(context, stat, { x: left + half, y: y - up }, size, colors, room);
      left += 2 * half + size * BETWEEN;
    }
  }
}

const isCrowded = ({ stats }: SeenFace): boolean => {
  const signs = stats.filter(({ sign }) => sign !== 'box');
  return new Set(signs.map(({ corner }) => corner)).size < signs.length;
};
