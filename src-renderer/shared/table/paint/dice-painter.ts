import type { Box, Point } from '../scene/box.js';
import { drawRing } from './card-actors.js';
import { diceSpots } from '../scene/dice-spots.js';
import type { DiceTray } from './dice-tray.js';
import { fillSeat } from './signs/seat-pattern.js';
import type { TableColors } from './signs/table-colors.js';

/** Where the pips of a face lie, in thirds from its middle. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** So many faces are seen while a die rolls. */
const TUMBLES = 6;

/** How dice lie in the lane. */
interface DiceLook {
  readonly lane: Box;
  /** How far the roll has gone, from 0 to 1 (they lie). */
  readonly rolled: number;
  readonly text: number;
  /** One of them is to be chosen. */
  readonly glow: boolean;
  /** The one that is in the person's hand, by its place, and where. */
  readonly lifted: { readonly die: number; readonly at: Point } | null;
}

export function drawDice(
  context: CanvasRenderingContext2D,
  tray: DiceTray,
  { lane, rolled, text, glow, lifted }: DiceLook,
  colors: TableColors,
): void {
  const { middles, size } = diceSpots(lane, tray.dice.length);
  const [first] = middles;
  if (!first) return;
  context.save();
  context.font = `540 ${12 * text}px ${colors.font}`;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillStyle = colors.inkSoft;
  const edge = first.x - size * 0.9;
  context.fillText(tray.why, edge, first.y);
  for (const [at, middle] of middles.entries()) {
    const number = tray.dice[at] ?? 1;
    const tumbling = rolled < 1;
    if (tray.shape === 'coin') {
      drawCoin(context, number, { middle, size, rolled }, colors);
      continue;
    }
    const shown = tumbling ? ((number + at + Math.floor(rolled * TUMBLES)) % 6) + 1 : number;
    const here = lifted?.die === at ? lifted.at : middle;
    context.save();
    context.translate(here.x, here.y - (tumbling ? Math.sin(rolled * Math.PI) * size * 0.7 : 0));
    context.rotate(tumbling ? (1 - rolled) * (2 + at) : 0);
    if (glow && !tumbling) drawRing(context, diePath(size), colors.green, 3);
    drawDie(context, shown, size, tray.player, colors);
    context.restore();
  }
  context.restore();
}

/** A coin turns over while it is in the air, and shows a letter when it lies: heads or tails. */
function drawCoin(
  context: CanvasRenderingContext2D,
  side: number,
  { middle, size, rolled }: { readonly middle: Point; readonly size: number; readonly rolled: number },
  colors: TableColors,
): void {
  const radius = size / 2;
  const flat = Math.abs(Math.cos(rolled * Math.PI * TUMBLES));
  context.save();
  context.translate(middle.x, middle.y - Math.sin(rolled * Math.PI) * size * 0.7);
  context.scale(1, rolled < 1 ? Math.max(0.12, flat) : 1);
  context.fillStyle = colors.raised;
  for (const part of [1, 0.8]) {
    context.beginPath();
    context.arc(0, 0, radius * part, 0, 2 * Math.PI);
    context.fill();
    context.lineWidth = 1.25;
    context.strokeStyle = colors.lineStrong;
    context.stroke();
  }
  context.font = `700 ${size * 0.5}px ${colors.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.ink;
  if (rolled === 1) context.fillText(side === 1 ? 'H' : 'T', 0, size * 0.03);
  context.restore();
}

function diePath(size: number): Path2D {
  const path = new Path2D();
  path.roundRect(-size / 2, -size / 2, size, size, size * 0.18);
  return path;
}

function drawDie(
  context: CanvasRenderingContext2D,
  number: number,
  size: number,
  player: number,
  colors: TableColors,
): void {
  const half = size / 2;
  const path = diePath(size);
  context.fillStyle = colors.raised;
  context.fill(path);
  context.save();
  context.clip(path);
  fillSeat(context, player, { x: -half, y: half - size * 0.13, width: size, height: size * 0.13 }, colors, 4);
  context.restore();
  context.lineWidth = 1.25;
  context.strokeStyle = colors.lineStrong;
  context.stroke(path);
  context.fillStyle = colors.ink;
  const spots = pips[number];
  if (!spots) {
    context.font = `700 ${size * 0.5}px ${colors.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(number), 0, -size * 0.04);
    return;
  }
  for (const [x, y] of spots) {
    context.beginPath();
    context.arc(x * size * 0.24, y * size * 0.23 - size * 0.055, size * 0.085, 0, 2 * Math.PI);
    context.fill();
  }
}
