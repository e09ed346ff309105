/** The lowest layer: zones, piles' thickness and the players' plates. */
import type { PlayerNo } from '../../../../src-main/api/answers/play-answers.js';
import { clamp, isIn, type Box, type Point } from '../scene/box.js';
import type { ZoneBox } from '../scene/field-layout.js';
import { fitText, sizeToFit, wholeOrNothing } from './signs/fit-text.js';
import { drawPlate } from './plate-painter.js';
import { CORNER } from './reading-form.js';
import { boxOf, CARD_RATIO } from '../scene/row-layout.js';
import type { SeatLayout } from '../scene/stage-layout.js';
import type { PlacedPile, Scene } from '../scene/stage-scene.js';
import type { TableColors } from './signs/table-colors.js';

export function drawGround(
  context: CanvasRenderingContext2D,
  scene: Scene,
  pickable: ReadonlySet<PlayerNo>,
  colors: TableColors,
): void {
  for (const seat of scene.layout.seats) drawSeat(context, seat, scene, pickable, colors);
  for (const zone of scene.layout.shared) drawZoneOf(context, zone, scene, colors);
  for (const pile of scene.piles) if (pile.spot) drawThickness(context, pile, colors);
}

function drawSeat(
  context: CanvasRenderingContext2D,
  layout: SeatLayout,
  scene: Scene,
  pickable: ReadonlySet<PlayerNo>,
  colors: TableColors,
): void {
  const { view } = scene;
  const { text } = scene.layout;
  const seat = view.seats.find((one) => one.seat === layout.seat);
  if (!seat) return;
  const isAsked = view.asked === seat.seat;
  context.save();
  if (seat.isOut) context.globalAlpha = 0.45;
  if (isAsked) drawGlow(context, fieldOf(layout), colors);
  for (const zone of layout.zones) drawZoneOf(context, zone, scene, colors);
  for (const aside of layout.asides) {
    const seen = seat.zones.find((one) => one.zone === aside.zone);
    drawAside(context, aside, seen?.count ?? 0, text, colors);
  }
  context.restore();
  const handCount = seat.zones.find((one) => one.zone === layout.hand?.zone)?.count ?? 0;
  const hasTurn = view.turn.player === seat.seat;
  const isPickable = pickable.has(seat.seat);
  drawPlate(context, seat, layout.plate, { isAsked, hasTurn, isPickable, handCount, text }, colors);
}

function drawZoneOf(
  context: CanvasRenderingContext2D,
  zone: ZoneBox,
  { cards, layout }: Scene,
  colors: TableColors,
): void {
  const first = cards.find(
    (card) => card.place.seat === zone.seat && card.place.zone === zone.zone && isIn(zone.box, card),
  );
  drawZone(context, zone, first ? boxOf(first).x : null, layout.text, colors);
}

/** A name that were smaller, px, is left out. */
const SMALLEST_LABEL = 9;

/** What the zones of a player take together. */
function fieldOf({ zones, box }: SeatLayout): Box {
  const bottom = Math.max(...zones.map((zone) => zone.box.y + zone.box.height));
  const top = Math.min(...zones.map((zone) => zone.box.y));
  return zones.length === 0 ? box : { ...box, y: top, height: bottom - top };
}

/** Whose decision it is can be seen from across the room. */
function drawGlow(context: CanvasRenderingContext2D, box: Box, { green }: TableColors): void {
  const path = new Path2D();
  path.roundRect(box.x - 2, box.y - 2, box.width + 4, box.height + 4, 9);
  context.save();
  context.strokeStyle = green;
  context.lineWidth = 2.5;
  context.stroke(path);
  context.globalAlpha *= 0.22;
  context.lineWidth = 9;
  context.stroke(path);
  context.restore();
}

/** @param first where its first card begins; null: it is empty */
function drawZone(
  context: CanvasRenderingContext2D,
  { name, shape, box }: ZoneBox,
  first: number | null,
  text: number,
  colors: TableColors,
): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 6);
  context.fillStyle = colors.feltEdge;
  context.fill();
  if ((shape === 'pile' || shape === 'stack') && first !== null) return;
  context.fillStyle = colors.inkFaint;
  const font = (px: number): string => `500 ${px}px ${colors.font}`;
  const largest = clamp(box.height * 0.2, 10, 13) * text;
  const size = sizeToFit(context, name, box.width - 6, [SMALLEST_LABEL, largest], font);
  context.font = font(size);
  context.textBaseline = 'middle';
  const label = wholeOrNothing(context, name, box.width - 6);
  if (first === null) {
    context.textAlign = 'center';
    context.fillText(label, box.x + box.width / 2, box.y + box.height / 2);
  } else if (box.x + 12 + context.measureText(label).width < first) {
    context.textAlign = 'left';
    context.fillText(label, box.x + 8, box.y + 4 + size / 2);
  }
}

/** Fewer letters of a name than these say nothing. */
const LEAST_OF_NAME = 6;

/** A line for what has no place in the field. */
function drawAside(
  context: CanvasRenderingContext2D,
  { name, box }: ZoneBox,
  count: number,
  text: number,
  colors: TableColors,
): void {
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 6);
  context.fillStyle = colors.feltEdge;
  context.fill();
  context.font = `500 ${12 * text}px ${colors.font}`;
  context.textBaseline = 'middle';
  context.fillStyle = colors.inkSoft;
  context.textAlign = 'right';
  const middle = box.y + box.height / 2;
  context.fillText(String(count), box.x + box.width - 8, middle);
  context.textAlign = 'left';
  const label = fitText(context, name, box.width - 44);
  if (label.length > LEAST_OF_NAME || label === name) context.fillText(label, box.x + 8, middle);
  else drawGoneSign(context, { x: box.x + 16, y: middle }, 6 * text, colors.inkSoft);
}

/** A card that is crossed out, where there is no room for more than a few letters. */
function drawGoneSign(context: CanvasRenderingContext2D, { x, y }: Point, size: number, ink: string): void {
  context.strokeStyle = ink;
  context.lineWidth = 1.4;
  context.beginPath();
  context.roundRect(x - size * 0.7, y - size, size * 1.4, size * 2, size * 0.2);
  context.moveTo(x - size * 1.2, y + size * 0.9);
  context.lineTo(x + size * 1.2, y - size * 0.9);
  context.stroke();
}

/** One edge for every so many cards. */
const CARDS_AN_EDGE = 7;

function drawThickness(
  context: CanvasRenderingContext2D,
  { spot, count }: PlacedPile,
  { card }: TableColors,
): void {
  if (!spot) return;
  const edges = Math.min(6, Math.ceil((count - 1) / CARDS_AN_EDGE));
  const height = spot.width * CARD_RATIO;
  const step = clamp(spot.width * 0.022, 0.8, 2);
  for (let edge = edges; edge > 0; edge -= 1) {
    context.beginPath();
    const x = spot.x - spot.width / 2 + edge * step;
    const y = spot.y - height / 2 + edge * step;
    context.roundRect(x, y, spot.width, height, spot.width * CORNER);
    context.fillStyle = card.line;
    context.fill();
    context.lineWidth = 0.75;
    context.strokeStyle = card.inkSoft;
    context.stroke();
  }
}

/** Name and count of a pile, over its top card. */
export function drawPileLabel(
  context: CanvasRenderingContext2D,
  { box, name, count, spot }: PlacedPile,
  text: number,
  colors: TableColors,
): void {
  if (!spot || count === 0) return;
  const largest = clamp(box.width * 0.17, 10, 13) * Math.min(text, 1.25);
  const both = `${name} ${count}`;
  const room = Math.max(spot.width * 1.05, box.width - 4);
  context.font = `560 ${largest}px ${colors.font}`;
  const size = Math.min(largest, (largest * room) / (context.measureText(both).width + largest));
  const fits = size >= SMALLEST_LABEL;
  const label = fits ? both : String(count);
  if (fits) context.font = `560 ${size}px ${colors.font}`;
  const width = Math.min(room, context.measureText(label).width + largest * 0.8);
  const height = largest * 1.5;
  const y = Math.min(spot.y + (spot.width * CARD_RATIO) / 2 - height * 0.75, box.y + box.height - height - 1);
  context.beginPath();
  context.roundRect(spot.x - width / 2, y, width, height, height * 0.3);
  context.fillStyle = colors.raised;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = colors.line;
  context.stroke();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colors.ink;
  context.fillText(label, spot.x, y + height * 0.54);
}
