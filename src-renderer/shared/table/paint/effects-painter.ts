/** The topmost layer: arrows, dice, flying numbers, what is being dragged and where it may be let go. It alone is drawn while a card is dragged. */
import type { CardId, SeenCard } from '../../../../src-main/api/answers/play-answers.js';
import { drawArrow } from './arrow-painter.js';
import { pairArrows, type Arrow } from '../scene/arrows.js';
import type { Point } from '../scene/box.js';
import { drawCard, drawRing, drawSprite, type Look } from './card-actors.js';
import { drawDice } from './dice-painter.js';
import type { DiceTray } from './dice-tray.js';
import { dropArea, sameDrop } from '../scene/hit-test.js';
import type { Float } from '../scene/floats.js';
import { CORNER } from './reading-form.js';
import { CARD_RATIO, type Spot } from '../scene/row-layout.js';
import type { DropTarget } from '../scene/stage-input.js';
import type { PlacedCard } from '../scene/placed-card.js';
import type { Scene } from '../scene/stage-scene.js';
import type { TableColors } from './signs/table-colors.js';

export interface Effects {
  readonly arrows: readonly Arrow[];
  readonly tray: DiceTray | null;
  readonly floats: readonly Float[];
  /** The card in the hand that the pointer is over: it comes out of the fan. */
  readonly raised: PlacedCard | null;
  readonly drag: Drag | null;
}

/** What is being dragged, and where it may be let go. */
export type Drag = {
  readonly drops: readonly DropTarget[];
  readonly over: DropTarget | null;
} & (
  | {
      readonly card: SeenCard;
      readonly spot: Spot;
      /** The width in which its picture was painted. */
      readonly width: number;
      /** Cards that would pay for it. */
      readonly paying: readonly CardId[];
    }
  /** A die by its place among those that lie there. */
  | { readonly die: number; readonly at: Point }
);

/** How far what takes longer has come, from 0 to 1. */
export interface Progress {
  readonly rolled: number;
  readonly flown: number;
}

export function drawEffects(
  context: CanvasRenderingContext2D,
  effects: Effects,
  scene: Scene,
  progress: Progress,
  look: Look,
): void {
  const { colors, sprites, reach } = look;
  const { arrows, tray, floats, raised, drag } = effects;
  const { lane, text } = scene.layout;
  for (const arrow of [...arrows, ...pairArrows(scene, reach.pairs ?? [])]) drawArrow(context, arrow, colors);
  if (raised && !drag) drawCard(context, raised, raised, 1, look);
  if (drag) {
    for (const target of drag.drops) {
      drawDrop(context, target, scene, drag.over !== null && sameDrop(target, drag.over), colors);
    }
  }
  if (drag && 'card' in drag) for (const card of drag.paying) drawPaying(context, { card }, scene, colors);
  const lifted = drag && 'die' in drag ? drag : null;
  const dice = { lane, rolled: progress.rolled, text, glow: reach.dice === true, lifted };
  if (tray) drawDice(context, tray, dice, colors);
  if (progress.flown > 0 && progress.flown < 1)
    for (const float of floats) drawFloat(context, float, progress.flown, text, colors);
  if (drag && 'card' in drag) drawSprite(context, sprites, drag, drag.spot, 0.96);
}

function drawDrop(
  context: CanvasRenderingContext2D,
  target: DropTarget,
  scene: Scene,
  isOver: boolean,
  colors: TableColors,
): void {
  context.save();
  const path = outlineOf(context, target, scene);
  context.globalAlpha = isOver ? 0.34 : 0.14;
  context.fillStyle = colors.green;
  context.fill(path);
  context.globalAlpha = 1;
  if (!isOver) context.setLineDash([8, 6]);
  drawRing(context, path, colors.green, isOver ? 4 : 2);
  context.restore();
}

function drawPaying(
  context: CanvasRenderingContext2D,
  target: DropTarget,
  scene: Scene,
  colors: TableColors,
): void {
  context.save();
  drawRing(context, outlineOf(context, target, scene), colors.amber, 4);
  context.restore();
}

/** Around what lies there; the context is turned as it is. */
function outlineOf(context: CanvasRenderingContext2D, target: DropTarget, scene: Scene): Path2D {
  const path = new Path2D();
  const area = dropArea(target, scene);
  if (area && 'card' in target && 'angle' in area) {
    const height = area.width * CARD_RATIO;
    context.translate(area.x, area.y);
    context.rotate((area.angle * Math.PI) / 180);
    path.roundRect(-area.width / 2, -height / 2, area.width, height, area.width * CORNER);
  } else if (area && 'height' in area) path.roundRect(area.x, area.y, area.width, area.height, 6);
  return path;
}

function drawFloat(
  context: CanvasRenderingContext2D,
  { text, from, to }: Float,
  flown: number,
  scale: number,
  colors: TableColors,
): void {
  const way = Math.min(1, flown * 1.6);
  const at: Point = { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
  const size = 26 * scale;
  context.save();
  context.globalAlpha = flown < 0.8 ? 1 : (1 - flown) * 5;
  context.font = `760 ${size}px ${colors.font}`;
  const width = context.measureText(text).width + size * 0.6;
  context.beginPath();
  context.roundRect(at.x - width / 2, at.y - size * 0.66, width, size * 1.32, size * 0.66);
  context.fillStyle = colors.red;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = colors.raised;
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.onRed;
  context.fillText(text, at.x, at.y + size * 0.05);
  context.restore();
}
