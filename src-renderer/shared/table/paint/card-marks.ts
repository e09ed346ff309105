/** What lies on a card or is stuck to it: counters, and marks of what is true of it. */
import { capitalized } from '../../../../src-main/engine/text.js';
import type { Chip, PlayerNo } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Point } from '../scene/box.js';
import { fitText } from './fit-text.js';
import { CARD_RATIO, type Spot } from '../scene/row-layout.js';
import { fillSeat } from './seat-pattern.js';
import type { TableColors } from './table-colors.js';

/** As many chips are shown one by one. */
const MOST_CHIPS = 3;

/** "Shield" of "Shield Counter": what a chip has room for. */
const chipLabel = ({ name }: Chip): string => {
  const short = name.replace(/\s*counters?$/i, '').trim();
  const label = short === '' ? name : short;
  return capitalized(label);
};

/** Chips on one another, the lowest with its lower edge at `bottom`, over the card's whole width. */
export function drawChips(
  context: CanvasRenderingContext2D,
  chips: readonly Chip[],
  width: number,
  bottom: number,
  colors: TableColors,
): void {
  const height = clamp(width * 0.185, 10, 20);
  const shown = chips.slice(0, chips.length > MOST_CHIPS ? MOST_CHIPS - 1 : MOST_CHIPS);
  const more = chips.length - shown.length;
  let y = bottom - height;
  if (more > 0) {
    drawPill(context, `${more} more`, null, { width, height, y }, colors);
    y -= height + 1;
  }
  for (const chip of shown.toReversed()) {
    const text =
      width < 44 ? `${chip.count} ${chipLabel(chip).charAt(0)}` : `${chip.count} ${chipLabel(chip)}`;
    drawPill(context, text, chip.owner, { width, height, y }, colors);
    y -= height + 1;
  }
}

function drawPill(
  context: CanvasRenderingContext2D,
  text: string,
  owner: number | null,
  { width, height, y }: { readonly width: number; readonly height: number; readonly y: number },
  colors: TableColors,
): void {
  const edge = width * 0.04;
  const swatch = owner === null ? 0 : height * 0.8;
  context.font = `640 ${height * 0.72}px ${colors.font}`;
  const room = width - 2 * edge - swatch - height * 0.5;
  const label = fitText(context, text, room);
  const wide = Math.min(width - 2 * edge, swatch + context.measureText(label).width + height * 0.6);
  const pill = new Path2D();
  pill.roundRect(edge, y, wide, height, height * 0.28);
  context.save();
  context.fillStyle = colors.raised;
  context.fill(pill);
  context.save();
  context.clip(pill);
  if (owner !== null) fillSeat(context, owner, { x: edge, y, width: swatch, height }, colors, height * 0.34);
  context.restore();
  context.lineWidth = 1;
  context.strokeStyle = colors.lineStrong;
  context.stroke(pill);
  context.fillStyle = colors.ink;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText(label, edge + swatch + height * 0.26, y + height * 0.54);
  context.restore();
}

/** What a mark in the upper right corner says: that the card is known from before, or what its letters stand for. */
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
