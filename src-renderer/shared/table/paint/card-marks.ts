/** Marks of what is true of a card, and badges over it. */
import type { PlayerNo } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Point } from '../scene/box.js';
import { CARD_RATIO, type Spot } from '../scene/row-layout.js';
import { fillSeat } from './signs/seat-pattern.js';
import { ADVANCE, drawSymbol, MIDDLE, symbolsIn } from './signs/symbol-painter.js';
import type { TableColors } from './signs/table-colors.js';

/** What a mark in the upper right corner says: that the card is known from before, or what its letters or its symbol stand for. */
export type Mark = 'remembered' | { readonly letters: string; readonly harm: boolean };

/** Marks in the upper right corner, one below the other. */
export function drawMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  width: number,
  colors: TableColors,
): void {
  const radius = clamp(width * 0.11, 6, 12);
  for (const [at, mark] of marks.entries()) {
    const middle = { x: width - radius * 0.9, y: radius * (0.9 + at * 2.2) };
    const isHarm = mark !== 'remembered' && mark.harm;
    disc(
      context,
      middle,
      radius,
      isHarm ? colors.red : colors.raised,
      isHarm ? colors.raised : colors.lineStrong,
    );
    if (mark === 'remembered') drawEye(context, middle, radius * 0.66, colors.ink);
    else drawLetters(context, mark.letters, middle, radius, isHarm ? colors.onRed : colors.ink, colors);
  }
}

function disc(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  fill: string,
  line: string,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.stroke();
}

function drawEye(context: CanvasRenderingContext2D, { x, y }: Point, size: number, ink: string): void {
  context.beginPath();
  context.moveTo(x - size, y);
  context.quadraticCurveTo(x, y - size * 1.3, x + size, y);
  context.quadraticCurveTo(x, y + size * 1.3, x - size, y);
  context.lineWidth = Math.max(1, size * 0.24);
  context.strokeStyle = ink;
  context.stroke();
  context.beginPath();
  context.arc(x, y, size * 0.34, 0, 2 * Math.PI);
  context.fillStyle = ink;
  context.fill();
}

function drawLetters(
  context: CanvasRenderingContext2D,
  letters: string,
  { x, y }: Point,
  radius: number,
  ink: string,
  colors: TableColors,
): void {
  const [symbol] = symbolsIn(letters);
  if (symbol !== undefined) {
    const size = radius * 1.9;
    drawSymbol(context, symbol, { x: x - (ADVANCE / 2) * size, y: y + MIDDLE * size }, size, colors, ink);
    return;
  }
  context.font = `700 ${radius * (letters.length > 1 ? 0.9 : 1.25)}px ${colors.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(letters, x, y + radius * 0.02);
}

/** Along the lower edge: the player who controls a card that lies with another's, or with nobody's. */
export function drawController(
  context: CanvasRenderingContext2D,
  controller: PlayerNo,
  width: number,
  colors: TableColors,
): void {
  const height = Math.max(3, width * 0.06);
  const bar = { x: 0, y: width * CARD_RATIO - height, width, height };
  fillSeat(context, controller, bar, colors, Math.max(3, height * 0.6));
}

/**
 * A number or a tick on a disc over the upper left corner, so far up that it covers no name: the card has been picked, or stands at
 * that place of a formation.
 */
export function drawBadge(
  context: CanvasRenderingContext2D,
  text: string,
  width: number,
  fill: string,
  ink: string,
  font: string,
): void {
  const radius = clamp(width * 0.17, 8, 18);
  const middle = { x: radius * 0.15, y: -radius * 0.6 };
  disc(context, middle, radius, fill, ink);
  context.font = `700 ${radius * 1.2}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  context.fillText(text, middle.x, middle.y + radius * 0.06);
}

/** At the lower left of a card as it lies: so many lie there, and all look like it. */
export function drawCount(
  context: CanvasRenderingContext2D,
  count: number,
  { width, angle }: Pick<Spot, 'width' | 'angle'>,
  colors: TableColors,
): void {
  const size = clamp(width * 0.26, 13, 26);
  const label = `×${count}`;
  context.font = `700 ${size * 0.8}px ${colors.font}`;
  const wide = context.measureText(label).width + size * 0.5;
  const bottom = width * (angle === 0 ? CARD_RATIO : 1);
  context.beginPath();
  context.roundRect(-size * 0.2, bottom - size * 0.9, wide, size, size * 0.3);
  context.fillStyle = colors.ink;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = colors.raised;
  context.stroke();
  context.fillStyle = colors.raised;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(label, size * 0.05, bottom - size * 0.36);
}

/** Where the chips end on a card in the reading form: above its figures. */
export const chipsBottom = (width: number): number => width * CARD_RATIO * (width >= 40 ? 0.7 : 0.6);
