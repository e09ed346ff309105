/** What of a printed card is set anew on the table where print is too small: its name, and what it does. */
import type { CardFaceAnswer, SeenFace } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Box } from '../scene/box.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { fitText, sizeToFit } from './signs/fit-text.js';
import { figuresTop, symbolsLeft } from './live-figures.js';
import { drawRich, wrapRich } from './signs/rich-text.js';
import type { TableColors } from './signs/table-colors.js';

/** Sizes of texts, CSS px, and in shares of the card's width. */
const NAME = { share: 0.092, shrunk: 9.5, least: 11, most: 15 } as const;
const TEXT = { share: 0.078, least: 10.5, most: 14 } as const;
const LEADING = 1.22;
/** So much of the card's height can its text take: the rest is for its picture. */
const MOST_TEXT = 0.54;
/** What is kept free around the words, in shares of the card's width. */
const INSET = 0.03;
/** Where a picture that is covered in part has what is to stay in sight: a little above its middle. */
const MIDDLE = 0.4;

type List = CardFaceAnswer['list'];

/** A printed card that is painted already, and how much room it has. */
export interface Printed {
  readonly list: List;
  readonly canvas: HTMLCanvasElement;
  /** CSS px. */
  readonly width: number;
}

/**
 * Sets name and text over a printed card, larger, in the places and colours that they have in its layout. The text grows up
 * as far as it must, and what stays in sight of the picture is its middle.
 */
export function drawTableTexts(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  printed: Printed,
  colors: TableColors,
): void {
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const top = drawName(context, face, printed, colors);
  drawText(context, face, printed, top, colors);
}

/** Where an element lies on the stage, CSS px. */
function placeOf(element: string, { list, width }: Printed): Box | null {
  const box = list.boxes[element];
  const scale = width / list.width;
  return box
    ? { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale }
    : null;
}

/** The ground and the ink of a text as they are printed; where it stands on no ground of its own, ink on paper. */
function lookOf(element: string, { steps }: List, { card }: TableColors): { fill: string; ink: string } {
  const ground = steps.find((step) => step.kind === 'shape' && step.element === element && step.fill);
  const words = steps.find((step) => step.kind === 'text' && step.element === element);
  if (ground?.kind !== 'shape' || !ground.fill || words?.kind !== 'text')
    return { fill: card.sheet, ink: card.ink };
  return { fill: ground.fill, ink: words.color };
}

/** Answers where the name ends, CSS px. */
function drawName(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  printed: Printed,
  colors: TableColors,
): number {
  const box = placeOf('name', printed);
  if (!box) return 0;
  const { width, list } = printed;
  const usual = clamp(width * NAME.share, NAME.least, NAME.most);
  const inset = width * INSET;
  const height = usual * 1.36;
  const x = box.x - inset;
  const y = Math.max(inset, box.y + (box.height - height) / 2);
  const font = (size: number): string => `640 ${size}px ${colors.font}`;
  const sizeIn = (room: number): number => sizeToFit(context, face.name, room, [NAME.shrunk, usual], font);
  // What is not a figure of the card just now, such as a cost that is paid, gives way to a long name.
  const most = Math.min(width - x, symbolsLeft(context, face, list, width, colors)) - x;
  const beside = Math.min(most, box.width + inset);
  context.font = font(sizeIn(beside - 2 * inset));
  const isCut = context.measureText(face.name).width > beside - 2 * inset;
  const wide = { x, y, width: isCut ? most : beside, height };
  const room = wide.width - 2 * inset;
  const size = sizeIn(room);
  const { fill, ink } = lookOf('name', list, colors);
  drawGround(context, wide, fill, width);
  context.font = font(size);
  context.fillStyle = ink;
  context.fillText(fitText(context, face.name, room), x + inset, y + height / 2 + size * 0.36);
  return y + height;
}

/** @param top where the name ends, CSS px */
function drawText(
  context: CanvasRenderingContext2D,
  face: SeenFace,
  printed: Printed,
  top: number,
  colors: TableColors,
): void {
  const box = placeOf('text', printed);
  if (!box || face.text === '') return;
  const { width, list } = printed;
  const foot = figuresTop(face, list, width);
  const window = placeOf('picture', printed);
  const isWindow = window !== null && !fillsCard(window, width);
  const sides = isWindow ? union(box, window) : box;
  const size = clamp(width * TEXT.share, TEXT.least, TEXT.most);
  const line = size * LEADING;
  const inset = width * INSET;
  const lowest = box.y + box.height;
  const bottom = Math.min(lowest - inset * 0.5, foot ?? Infinity);
  const highest = Math.max(top, bottom - width * CARD_RATIO * MOST_TEXT);
  const room = sides.width - 2 * inset;
  const linesIn = (height: number): number => Math.max(1, Math.floor((height - size * 0.5) / line));
  context.font = `460 ${size}px ${colors.font}`;
  const most = linesIn(bottom - highest);
  const all = wrapRich(context, face.text, room, size, most);
  const grows = all.length > linesIn(bottom - box.y);
  // What the text grows over is said in its first line.
  const type = grows && face.type !== null && !face.emblem ? face.type : null;
  const lines = type === null ? all : wrapRich(context, face.text, room, size, Math.max(1, most - 1));
  const count = lines.length + (type === null ? 0 : 1);
  const begin = grows ? bottom - count * line - size * 0.5 : box.y;
  if (grows && isWindow) movePicture(context, printed, window, top, begin);
  const { fill, ink } = lookOf('text', list, colors);
  drawGround(context, { ...sides, y: begin, height: lowest - begin }, fill, width);
  context.fillStyle = ink;
  let y = begin + size * 1.15;
  if (type !== null) {
    context.font = `640 ${size}px ${colors.font}`;
    context.fillText(fitText(context, type, room), sides.x + inset, y);
    context.font = `460 ${size}px ${colors.font}`;
    y += line;
  }
  for (const [at, text] of lines.entries())
    drawRich(context, text, { x: sides.x + inset, y: y + at * line }, size, colors);
}

const fillsCard = ({ height }: Box, width: number): boolean => height > width * CARD_RATIO * 0.75;

/** From side to side of both. */
function union(a: Box, b: Box): Pick<Box, 'x' | 'width'> {
  const x = Math.min(a.x, b.x);
  return { x, width: Math.max(a.x + a.width, b.x + b.width) - x };
}

/** Shows the middle of the picture in what of its window stays free between two heights. */
function movePicture(
  context: CanvasRenderingContext2D,
  { canvas, width }: Printed,
  window: Box,
  top: number,
  bottom: number,
): void {
  const first = Math.max(window.y, top);
  const hidden = window.y + window.height - bottom;
  const free = bottom - first;
  if (hidden <= 0 || free <= 0) return;
  const ratio = canvas.width / width;
  const from = window.y + (window.height - free) * MIDDLE;
  context.drawImage(
    canvas,
    window.x * ratio,
    from * ratio,
    window.width * ratio,
    free * ratio,
    window.x,
    first,
    window.width,
    free,
  );
}

function drawGround(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  fill: string,
  card: number,
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, width, height, card * 0.02);
  context.fill();
}
