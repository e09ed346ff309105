import type { PlayerNo, SeenSeat } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, type Box, type Point } from '../scene/box.js';
import { fitText, wholeOrNothing } from './signs/fit-text.js';
import { drawPools, poolsWidth } from './pool-painter.js';
import { fillSeat } from './signs/seat-pattern.js';
import type { TableColors } from './signs/table-colors.js';

/** What a plate says of a player beside name and life. */
interface PlateState {
  readonly isAsked: boolean;
  readonly hasTurn: boolean;
  /** They can be picked, or have been. */
  readonly isPickable: boolean;
  readonly handCount: number;
  /** By the size of the person's font. */
  readonly text: number;
}

/** Higher plates have two lines. */
const BLOCK = 60;
/** So much of a long name is worth more than the number of the hand, in shares of the font's size. */
const NAME_FIRST = 4;

export function drawPlate(
  context: CanvasRenderingContext2D,
  seat: SeenSeat,
  box: Box,
  state: PlateState,
  colors: TableColors,
): void {
  context.save();
  if (seat.isOut) context.globalAlpha = 0.55;
  drawGround(context, seat.seat, box, state, colors);
  const ink = state.isAsked ? colors.onGreen : colors.ink;
  if (box.height >= BLOCK * state.text) drawBlock(context, seat, box, state, ink, colors);
  else drawLine(context, seat, box, state, ink, colors);
  context.restore();
}

function drawGround(
  context: CanvasRenderingContext2D,
  seat: PlayerNo,
  box: Box,
  { isAsked, isPickable }: PlateState,
  colors: TableColors,
): void {
  const path = new Path2D();
  path.roundRect(box.x, box.y, box.width, box.height, 6);
  if (isAsked || isPickable) {
    context.save();
    context.globalAlpha *= 0.3;
    context.lineWidth = 8;
    context.strokeStyle = isPickable ? colors.blue : colors.green;
    context.stroke(path);
    context.restore();
  }
  context.fillStyle = isAsked ? colors.green : colors.raised;
  context.fill(path);
  context.save();
  context.clip(path);
  fillSeat(context, seat, { ...box, width: swatchWidth(box) }, colors, clamp(box.height * 0.14, 4, 7));
  context.restore();
  context.lineWidth = isPickable ? 3 : 1;
  context.strokeStyle = isPickable ? colors.blue : isAsked ? colors.green : colors.line;
  context.stroke(path);
}

const swatchWidth = ({ height }: Box): number => clamp(height * 0.22, 7, 12);

/** One line: name, pools, hand, life. Where it is short, the name goes before pools and the number of the cards that are seen beside it. */
function drawLine(
  context: CanvasRenderingContext2D,
  { name, life, pools = [], isOut }: SeenSeat,
  box: Box,
  { hasTurn, handCount, text }: PlateState,
  ink: string,
  colors: TableColors,
): void {
  const size = clamp(box.height * 0.42, 12 * text, 17 * text);
  const middle = box.y + box.height / 2;
  const pad = size * 0.5;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  context.fillStyle = ink;
  let right = box.x + box.width - pad;
  context.font = `700 ${size * 1.12}px ${colors.font}`;
  const lifeText = isOut ? 'out' : String(life);
  context.fillText(lifeText, right, middle + 1);
  right -= context.measureText(lifeText).width + size * 0.25;
  if (!isOut) {
    drawHeart(context, { x: right - size * 0.45, y: middle }, size * 0.45, colors.red, ink);
    right -= size * 1.3;
  }
  context.fillStyle = ink;
  let left = box.x + swatchWidth(box) + pad * 0.8;
  const begin = left + (hasTurn ? size * 1.1 : 0);
  context.font = `600 ${size}px ${colors.font}`;
  const wanted = Math.min(context.measureText(name).width, size * NAME_FIRST);
  context.font = `520 ${size * 0.95}px ${colors.font}`;
  if (right - begin - wanted > context.measureText(String(handCount)).width + size * 1.4) {
    context.fillText(String(handCount), right, middle + 1);
    right -= context.measureText(String(handCount)).width + size * 0.2;
    drawHandSign(context, { x: right - size * 0.4, y: middle }, size * 0.42, ink);
    right -= size * 1.2;
  }
  const pooled = poolsWidth(context, pools, size * 0.85, colors);
  if (pooled > 0 && right - begin - wanted > pooled) {
    drawPools(context, pools, { x: right - pooled, y: middle }, size * 0.85, ink, colors);
    right -= pooled;
  }
  context.fillStyle = ink;
  if (hasTurn) {
    drawFlag(context, { x: left, y: middle }, size * 0.5, ink);
    left = begin;
  }
  context.textAlign = 'left';
  context.fillStyle = ink;
  context.font = `600 ${size}px ${colors.font}`;
  context.fillText(fitText(context, name, right - left), left, middle + 1);
}

/** Two lines: the name, and a large life with the rest beside it. */
function drawBlock(
  context: CanvasRenderingContext2D,
  { name, life, lifeName, pools = [], isOut, notes }: SeenSeat,
  box: Box,
  { hasTurn, handCount, text }: PlateState,
  ink: string,
  colors: TableColors,
): void {
  const size = 14 * text;
  let left = box.x + swatchWidth(box) + 10;
  const right = box.x + box.width - 10;
  const first = box.y + box.height * 0.28;
  context.textBaseline = 'middle';
  context.fillStyle = ink;
  if (hasTurn) {
    drawFlag(context, { x: left, y: first }, size * 0.55, ink);
    left += size * 1.2;
  }
  context.textAlign = 'left';
  context.font = `620 ${size * 1.05}px ${colors.font}`;
  context.fillText(fitText(context, name, right - left), left, first);
  left = box.x + swatchWidth(box) + 10;
  const foot = box.y + box.height * 0.88;
  const pooled = poolsWidth(context, pools, size * 0.8, colors);
  const second = box.y + box.height * (notes.length > 0 || pooled > 0 ? 0.6 : 0.68);
  const big = clamp(box.height * 0.34, 22, 34) * Math.min(text, 1.2);
  if (!isOut) drawHeart(context, { x: left + big * 0.36, y: second }, big * 0.4, colors.red, ink);
  context.fillStyle = ink;
  context.font = `700 ${big}px ${colors.font}`;
  const lifeText = isOut ? 'out' : String(life);
  const lifeLeft = isOut ? left : left + big * 0.92;
  context.fillText(lifeText, lifeLeft, second + 1);
  const after = lifeLeft + context.measureText(lifeText).width + size * 0.4;
  context.font = `440 ${size * 0.82}px ${colors.font}`;
  if (!isOut)
    context.fillText(
      wholeOrNothing(context, lifeName, right - after - size * 2.4),
      after,
      second + big * 0.14,
    );
  context.textAlign = 'right';
  context.font = `560 ${size * 1.05}px ${colors.font}`;
  context.fillText(String(handCount), right, second + 1);
  const hand = right - context.measureText(String(handCount)).width - size * 0.7;
  drawHandSign(context, { x: hand, y: second }, size * 0.5, ink);
  context.textAlign = 'left';
  context.font = `440 ${size * 0.8}px ${colors.font}`;
  if (pooled > 0) left = drawPools(context, pools, { x: left, y: foot }, size * 0.8, ink, colors);
  if (notes.length > 0) context.fillText(fitText(context, notes.join(' '), right - left), left, foot);
}

/** The sign of life. */
function drawHeart(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  size: number,
  fill: string,
  line: string,
): void {
  context.beginPath();
  context.moveTo(x, y + size);
  context.bezierCurveTo(x - size * 1.7, y - size * 0.1, x - size * 0.9, y - size * 1.4, x, y - size * 0.45);
  context.bezierCurveTo(x + size * 0.9, y - size * 1.4, x + size * 1.7, y - size * 0.1, x, y + size);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = line;
  context.stroke();
}

/** Two cards, one over the other: the hand. */
function drawHandSign(context: CanvasRenderingContext2D, { x, y }: Point, size: number, ink: string): void {
  context.lineWidth = Math.max(1.2, size * 0.2);
  context.strokeStyle = ink;
  context.beginPath();
  context.roundRect(x - size * 0.4, y - size, size * 1.15, size * 1.6, size * 0.2);
  context.moveTo(x - size * 0.8, y - size * 0.6);
  context.lineTo(x - size * 0.8, y + size);
  context.lineTo(x + size * 0.3, y + size);
  context.stroke();
}

/** It is their turn. */
function drawFlag(context: CanvasRenderingContext2D, { x, y }: Point, size: number, ink: string): void {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size * 1.5, y - size * 0.25);
  context.lineTo(x, y + size * 0.5);
  context.closePath();
  context.fillStyle = ink;
  context.fill();
  context.fillRect(x - size * 0.12, y - size, Math.max(1.4, size * 0.22), size * 2);
}
