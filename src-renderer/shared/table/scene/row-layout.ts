import { clamp, type Box } from './box.js';

/** A card's height by its width: a poker card is 63.5 × 88.9 mm. */
export const CARD_RATIO = 88.9 / 63.5;

/** Where a card lies: its middle, the width that it has upright (CSS px) and its turn in degrees. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle: number;
}

/** What a card takes with its turn, as an upright box. */
export function boxOf({ x, y, width, angle }: Spot): Box {
  const height = width * CARD_RATIO;
  const turned = Math.abs(angle) === 90;
  const size = turned ? { width: height, height: width } : { width, height };
  return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

/** So much of an overlapped card stays in sight before the cards of a row become smaller, in shares of its room. */
const IN_SIGHT = 0.42;
/** So small do the cards of a long row become, in shares of their full size, before they overlap further. */
const SMALLEST = 0.62;
const GAP = 0.09;

/** The widest card that stands upright in a box. */
export const widestIn = ({ width, height }: Pick<Box, 'width' | 'height'>): number =>
  Math.max(4, Math.min(width, height / CARD_RATIO));

/** Whether cards of these widths, in widths of an upright one, lie in a box in their full size without overlapping. */
export function haveRoom(box: Box, rooms: readonly number[]): boolean {
  const full = widestIn(box);
  return rooms.reduce((sum, room) => sum + room, (rooms.length - 1) * GAP) * full <= box.width;
}

/**
 * Cards side by side in the middle of a box: spaced where there is room, else overlapping evenly, smaller where they are many.
 * `turned` says of each card whether it lies sideways; it takes a turned card's room then.
 * @param beside room that a card has at its left and right for what lies with it, in widths of a card; left out: none
 */
export function layRow(
  box: Box,
  turned: readonly boolean[],
  beside: readonly (readonly [left: number, right: number])[] = [],
): Spot[] {
  const widths = turned.map((isTurned) => (isTurned ? CARD_RATIO : 1));
  const rooms = widths.map((own, place) => own + (beside[place]?.[0] ?? 0) + (beside[place]?.[1] ?? 0));
  const full = Math.min(widestIn(box), box.width / Math.max(1, ...rooms));
  const last = rooms.at(-1) ?? 0;
  const before = rooms.slice(0, -1).reduce((sum, room) => sum + room, 0);
  // With the advance of every card but the last cut to the share `sight`: full * (before * sight + last) = width.
  const wanted = before * IN_SIGHT + last;
  const width = clamp(box.width / wanted, full * SMALLEST, full);
  const spaced = before * width * (1 + GAP) + last * width <= box.width;
  const sight = spaced ? 1 + GAP : widestSight(rooms, box.width / width);
  const length =
    width * Math.max(...offsetsOf(rooms).map((offset, place) => offset * sight + (rooms[place] ?? 0)), 0);
  let x = box.x + (box.width - length) / 2;
  return rooms.map((room, place) => {
    const spot = {
      x: x + ((beside[place]?.[0] ?? 0) + (widths[place] ?? 1) / 2) * width,
      y: box.y + box.height / 2,
      width,
      angle: turned[place] ? 90 : 0,
    };
    x += room * width * sight;
    return spot;
  });
}

/** How much room lies before each card. */
function offsetsOf(rooms: readonly number[]): number[] {
  let offset = 0;
  return rooms.map((room) => (offset += room) - room);
}

/** The largest share of its room by which every card can move on, so that none reaches over the end: a turned one before the last could. */
const widestSight = (rooms: readonly number[], length: number): number =>
  Math.min(
    ...offsetsOf(rooms).flatMap((offset, place) =>
      offset === 0 ? [] : (length - (rooms[place] ?? 0)) / offset,
    ),
    1,
  );

/** The most by which the outer cards of a hand are turned, degrees. */
const SPREAD = 4;

/**
 * A hand: a row whose cards are turned a little about a point far below, so that its ends hang lower. `box` is what the
 * middle cards take; the outermost reach below it by up to a twentieth of its height.
 */
export function layFan(box: Box, count: number, direction: 'up' | 'down' = 'up'): Spot[] {
  const flat = layRow(
    box,
    Array.from({ length: count }, () => false),
  );
  const sign = direction === 'up' ? 1 : -1;
  const spread = Math.min(SPREAD, count * 0.8);
  return flat.map((spot, place) => {
    const off = count < 2 ? 0 : (2 * place) / (count - 1) - 1;
    const drop = spot.width * CARD_RATIO * 0.045 * off * off * Math.min(1, count / 5);
    return { ...spot, y: spot.y + sign * drop, angle: sign * off * spread };
  });
}
