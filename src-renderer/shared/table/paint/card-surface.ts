/** What a whole card looks like that is none of a deck, or no longer: a token in its frame, a card that has turned to stone. */
import type { SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import { capitalized } from '../../../../src-main/engine/text.js';
import { clamp } from '../scene/box.js';
import { CARD_RATIO } from '../scene/row-layout.js';
import { fitText } from './signs/fit-text.js';
import { CORNER } from './reading-form.js';
import type { TableColors } from './signs/table-colors.js';

/** The corner radius of a token by its width: it is told from cards by its outline. */
const TOKEN_CORNER = 0.11;
/** Width of a token's frame, and of the light line inside it, in shares of the card's width. */
const FRAME = 0.03;
const INNER = 0.014;

export const isToken = ({ nature, flags }: SeenCard): boolean =>
  nature === 'token' || flags.some(({ surface }) => surface === 'token');

/** What is said on a card that has turned to stone; null: it has not. */
export function stoneWord({ flags }: SeenCard): string | null {
  const stone = flags.find(({ surface }) => surface === 'stone');
  return stone ? capitalized(stone.name) : null;
}

/** The outline of a card that lies upright with its left upper corner at the origin, CSS px. */
export function outlineOf(card: SeenCard, width: number): Path2D {
  const outline = new Path2D();
  const radius = width * (isToken(card) ? TOKEN_CORNER : CORNER);
  outline.roundRect(0, 0, width, width * CARD_RATIO, radius);
  return outline;
}

/** A dark frame with a light line in it, as pieces of cardboard have. */
export function drawTokenFrame(
  context: CanvasRenderingContext2D,
  width: number,
  { card }: Pick<TableColors, 'card'>,
): void {
  const height = width * CARD_RATIO;
  const line = (inset: number, thick: number, color: string): void => {
    context.beginPath();
    const at = inset + thick / 2;
    context.roundRect(at, at, width - 2 * at, height - 2 * at, Math.max(1, width * TOKEN_CORNER - at));
    context.lineWidth = thick;
    context.strokeStyle = color;
    context.stroke();
  };
  const frame = Math.max(2, width * FRAME);
  line(0, frame, card.ink);
  line(frame, Math.max(1, width * INNER), card.sheet);
}

/** Cracks from an edge inwards, in shares of width and height. */
const cracks = [
  [0.62, 0, 0.55, 0.09, 0.64, 0.17, 0.52, 0.28, 0.58, 0.36],
  [0, 0.52, 0.1, 0.5, 0.17, 0.57, 0.3, 0.55, 0.36, 0.62],
  [1, 0.3, 0.9, 0.36, 0.92, 0.45, 0.8, 0.52],
  [0.3, 1, 0.34, 0.92, 0.26, 0.86],
] as const;
const GRAINS = 90;

/** What is painted already turns to stone, with a word cut into it. */
export function turnToStone(
  context: CanvasRenderingContext2D,
  word: string,
  width: number,
  { card, font }: TableColors,
): void {
  const height = width * CARD_RATIO;
  const { stone, stoneDark, stoneLight } = card;
  context.save();
  context.fillStyle = stone;
  context.globalCompositeOperation = 'color';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'multiply';
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.45;
  context.fillRect(0, 0, width, height);
  for (let grain = 0; grain < GRAINS; grain += 1) {
    context.globalAlpha = 0.22;
    context.fillStyle = grain % 2 === 0 ? stoneDark : stoneLight;
    const size = Math.max(0.8, width * (0.006 + 0.012 * scattered(grain, 3)));
    context.fillRect(scattered(grain, 1) * width, scattered(grain, 2) * height, size, size);
  }
  context.globalAlpha = 0.8;
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1, width * 0.014);
  for (const crack of cracks) {
    drawCrack(context, crack, width, height, width * 0.008, stoneLight);
    drawCrack(context, crack, width, height, 0, stoneDark);
  }
  context.globalAlpha = 1;
  drawWord(context, word, width, stoneDark, stoneLight, font);
  context.restore();
}

/** A number from 0 to 1 that looks like chance and is always the same. */
const scattered = (nth: number, of: number): number => {
  const wild = Math.sin(nth * 12.9898 + of * 78.233) * 43_758.5453;
  return wild - Math.floor(wild);
};

function drawCrack(
  context: CanvasRenderingContext2D,
  crack: readonly number[],
  width: number,
  height: number,
  aside: number,
  color: string,
): void {
  context.beginPath();
  for (let at = 0; at < crack.length; at += 2)
    context.lineTo((crack[at] ?? 0) * width + aside, (crack[at + 1] ?? 0) * height + aside);
  context.strokeStyle = color;
  context.stroke();
}

function drawWord(
  context: CanvasRenderingContext2D,
  word: string,
  width: number,
  ground: string,
  ink: string,
  font: string,
): void {
  const size = clamp(width * 0.15, 7.5, 18);
  const band = size * 1.7;
  const y = width * CARD_RATIO * 0.96 - band;
  context.fillStyle = ground;
  context.fillRect(0, y, width, band);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `680 ${size}px ${font}`;
  context.fillText(fitText(context, word, width * 0.94), width / 2, y + band / 2 + size * 0.36);
}
