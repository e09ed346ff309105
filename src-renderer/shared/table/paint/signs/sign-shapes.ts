/** The signs of figures on a canvas: stars, discs, squares, diamonds and pills; and the triangles of a card without figures. */
import type { FigureSign, Stat } from '../../../../../src-main/api/answers/play-answers.js';
import type { Point } from '../../scene/box.js';
import { ADVANCE, drawSymbol, MIDDLE, symbolsIn } from './symbol-painter.js';
import type { TableColors } from './table-colors.js';

const STAR_POINTS = 10;
const STAR_DEPTH = 0.78;
/** How far the corners of a diamond reach. */
const DIAMOND = 1.14;

/** @param half of a pill's width */
function signPath(sign: FigureSign, { x, y }: Point, radius: number, half: number): Path2D {
  const path = new Path2D();
  if (sign === 'disc') path.arc(x, y, radius, 0, 2 * Math.PI);
  else if (sign === 'square') path.rect(x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8);
  else if (sign === 'diamond') {
    path.moveTo(x, y - radius * DIAMOND);
    path.lineTo(x + radius * DIAMOND, y);
    path.lineTo(x, y + radius * DIAMOND);
    path.lineTo(x - radius * DIAMOND, y);
    path.closePath();
  } else if (sign === 'pill' || sign === 'box')
    path.roundRect(x - half, y - radius * 0.9, 2 * half, radius * 1.8, radius * 0.5);
  else {
    for (let at = 0; at < 2 * STAR_POINTS; at += 1) {
      const reach = radius * 1.12 * (at % 2 === 0 ? 1 : STAR_DEPTH);
      const angle = (at * Math.PI) / STAR_POINTS - Math.PI / 2;
      path.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    }
    path.closePath();
  }
  return path;
}

/** The triangle that points towards the middle of a card; `side` says on which side of it that is. */
export function trianglePath({ x, y }: Point, radius: number, side: 'left' | 'right'): Path2D {
  const toward = side === 'left' ? 1 : -1;
  const path = new Path2D();
  path.moveTo(x - toward * radius * 0.8, y - radius * 0.9);
  path.lineTo(x + toward * radius * 0.8, y);
  path.lineTo(x - toward * radius * 0.8, y + radius * 0.9);
  path.closePath();
  return path;
}

const fontOf = ({ now }: Stat, radius: number, { font }: TableColors): string =>
  `700 ${radius * (String(now).length > 2 ? 0.95 : 1.28)}px ${font}`;

/** How much larger a symbol is than half a sign's height, and how much it is at least. */
const SYMBOL = 1.9;
const LEAST_SYMBOL = 1.05;

/** How large symbols are that stand side by side, CSS px: as large as the sign, or as there is room. */
const symbolSize = (symbols: readonly string[], radius: number, room: number): number =>
  Math.min(radius * SYMBOL, room / (symbols.length * ADVANCE));

/** Whether the symbols of a figure can still be told apart where they have so much room, CSS px; a figure without symbols always fits. */
export const symbolsFit = ({ now }: Stat, radius: number, room: number): boolean =>
  symbolSize(symbolsIn(now), radius, room) >= radius * LEAST_SYMBOL;

/** Half of what a figure takes from side to side, CSS px: a pill is as wide as what stands in it. @param room that symbols have, CSS px */
export function halfWidth(
  context: CanvasRenderingContext2D,
  stat: Stat,
  radius: number,
  colors: TableColors,
  room = Infinity,
): number {
  const symbols = symbolsIn(stat.now);
  if (symbols.length > 0) return (symbols.length * ADVANCE * symbolSize(symbols, radius, room)) / 2;
  if (stat.sign !== 'pill') return radius;
  context.font = fontOf(stat, radius, colors);
  return Math.max(radius, context.measureText(String(stat.now)).width / 2 + radius * 0.4);
}

function paintsOf(
  sign: FigureSign,
  card: TableColors['card'],
): { readonly fill: string; readonly ink: string } {
  if (sign === 'disc') return { fill: card.disc, ink: card.onDisc };
  if (sign === 'star') return { fill: card.star, ink: card.onStar };
  if (sign === 'square' || sign === 'diamond') return { fill: card.square, ink: card.onSquare };
  return { fill: card.sheet, ink: card.ink };
}

/** A figure in its sign, or in symbols of the game, which need none. Where it differs from what is printed it has a second line around it and a mark that says up or down. */
export function drawSign(
  context: CanvasRenderingContext2D,
  stat: Stat,
  at: Point,
  radius: number,
  colors: TableColors,
  room = Infinity,
): void {
  const { card } = colors;
  const { sign, now, printed } = stat;
  const symbols = symbolsIn(now);
  if (symbols.length > 0) {
    const size = symbolSize(symbols, radius, room);
    const left = at.x - (symbols.length * ADVANCE * size) / 2;
    for (const [place, word] of symbols.entries())
      drawSymbol(context, word, { x: left + place * ADVANCE * size, y: at.y + MIDDLE * size }, size, colors);
    return;
  }
  const { fill, ink } = paintsOf(sign, card);
  const digits = String(now);
  const changed = now !== printed;
  context.save();
  const half = halfWidth(context, stat, radius, colors);
  context.font = fontOf(stat, radius, colors);
  const path = signPath(sign, at, radius, half);
  context.lineJoin = 'round';
  context.lineWidth = Math.max(1.5, radius * 0.22);
  context.strokeStyle = card.sheet;
  context.stroke(path);
  if (changed) {
    const around = signPath(sign, at, radius * 1.18, half + radius * 0.18);
    context.strokeStyle = card.amber;
    context.lineWidth = Math.max(1.5, radius * 0.2);
    context.stroke(around);
  }
  context.fillStyle = fill;
  context.fill(path);
  if (sign === 'pill' || sign === 'box') {
    context.lineWidth = 1;
    context.strokeStyle = card.inkSoft;
    context.stroke(path);
  }
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = ink;
  context.fillText(digits, at.x, at.y + radius * (digits.length > 2 ? 0.34 : 0.46));
  if (typeof now === 'number' && typeof printed === 'number' && changed)
    drawChange(context, now > printed, { x: at.x + radius, y: at.y - radius }, radius, colors);
  context.restore();
}

/** A small flag with an arrow: the figure is higher or lower than printed. */
function drawChange(
  context: CanvasRenderingContext2D,
  up: boolean,
  { x, y }: Point,
  radius: number,
  { card }: TableColors,
): void {
  const size = Math.max(3.5, radius * 0.5);
  const way = up ? -1 : 1;
  context.beginPath();
  context.arc(x, y, size, 0, 2 * Math.PI);
  context.fillStyle = card.amberSoft;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = card.amber;
  context.stroke();
  context.beginPath();
  context.moveTo(x - size * 0.58, y - way * size * 0.4);
  context.lineTo(x, y + way * size * 0.6);
  context.lineTo(x + size * 0.58, y - way * size * 0.4);
  context.closePath();
  context.fillStyle = card.amber;
  context.fill();
}
