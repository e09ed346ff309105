/** A picture in its frame on the card, as hands move and scale it: pure geometry. Lengths in mm of the card. */
import { limits } from '../../../../src-main/cards/limits.js';
import type { PicturePlacement } from '../../../../src-main/cards/picture.js';
import type { Box, DisplayList, PictureStep } from '../../../../src-main/layout/display-list.js';
import { FLUSH, placePicture } from '../../../../src-main/layout/picture-window.js';
import { within } from './picture-moves.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Framed {
  /** What the picture is fitted into. */
  readonly frame: Box;
  /** The whole picture's sides, in any unit: their proportion counts. */
  readonly picture: { readonly width: number; readonly height: number };
}

/** A line that the picture has snapped to: upright at x, or level at y. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Placed {
  readonly placement: PicturePlacement;
  readonly guides: readonly Guide[];
}

export type Corner = 'nw' | 'ne' | 'sw' | 'se';
export const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];

/** Where a hand takes hold of a picture: at a corner, to scale it, or anywhere on it, to move it. */
export type Grip = Corner | 'body';

/** The step that shows the card's picture itself, not its mirrored edges or what fills its margins. */
export const pictureStepOf = (list: DisplayList): PictureStep | undefined =>
  list.steps.findLast((step): step is PictureStep => step.kind === 'picture' && step.element === 'picture');

/** Of a picture whose file is missing the frame itself stands in. Null where the card has no room for a picture. */
export function framedIn(list: DisplayList | null): Framed | null {
  const frame = list?.boxes.picture;
  return list && frame ? { frame, picture: pictureStepOf(list)?.place ?? frame } : null;
}

/** Where the picture lies, cropped as it is, without asking the layout for it. */
export const seenIn = (placement: PicturePlacement, { frame, picture }: Framed): Box =>
  placePicture(placement, picture, frame).seen;

/** Share of the picture or of the frame, whichever is smaller, that stays in sight in each direction. */
const IN_SIGHT = 0.25;

/** How far the picture's middle may lie from the frame's, to either side, so that it stays in sight. */
export function roomToMove(placement: PicturePlacement, framed: Framed): Point {
  const { frame } = framed;
  const seen = seenIn(placement, framed);
  const room = (picture: number, frame: number) =>
    Math.min((picture + frame) / 2 - IN_SIGHT * Math.min(picture, frame), limits.picture.shift.max * frame);
  return { x: room(seen.width, frame.width), y: room(seen.height, frame.height) };
}

/** The placement, or the nearest one in which the frame does not lose the picture. */
export function keepInSight(placement: PicturePlacement, framed: Framed): PicturePlacement {
  const { frame } = framed;
  const room = roomToMove(placement, framed);
  const kept = (shift: number, most: number) => within(shift, { min: -most, max: most });
  return {
    ...placement,
    x: kept(placement.x, room.x / frame.width),
    y: kept(placement.y, room.y / frame.height),
  };
}

/**
 * Shifts a picture from where a drag began. It snaps where its edges become flush with the frame's or its middle comes to
 * lie in the frame's.
 * @param snap how near that has to be; 0: it does not snap
 */
export function dragPicture(start: PicturePlacement, framed: Framed, by: Point, snap: number): Placed {
  const { frame } = framed;
  const seen = seenIn(start, framed);
  const across = snapped(start.x * frame.width + by.x, (seen.width - frame.width) / 2, snap);
  const down = snapped(start.y * frame.height + by.y, (seen.height - frame.height) / 2, snap);
  const x = within(across / frame.width, limits.picture.shift);
  const y = within(down / frame.height, limits.picture.shift);
  return placedBy({ ...start, x, y }, framed, snap);
}

/** The middle or the place to either side of it where edges are flush, whichever is nearest; `at` where none is near. */
function snapped(at: number, flush: number, snap: number): number {
  // Where the picture is as long as the frame, the middle is all three.
  const places = Math.abs(flush) < FLUSH ? [0] : [0, flush, -flush];
  const near = places
    .filter((place) => Math.abs(place - at) < snap)
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return near[0] ?? at;
}

/**
 * Scales a picture by a corner that was dragged from where the drag began. The opposite corner stays, or its middle; an
 * edge that comes near the frame's becomes flush with it.
 */
export function dragCorner(
  start: PicturePlacement,
  framed: Framed,
  corner: Corner,
  by: Point,
  { snap, fromMiddle }: { readonly snap: number; readonly fromMiddle: boolean },
): Placed {
  const { frame } = framed;
  const seen = seenIn(start, framed);
  const moving = cornerOf(seen, corner);
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const fixed = fromMiddle ? middle : { x: 2 * middle.x - moving.x, y: 2 * middle.y - moving.y };
  const [armX, armY] = [moving.x - fixed.x, moving.y - fixed.y];
  const pulled = 1 + (by.x * armX + by.y * armY) / (armX ** 2 + armY ** 2);
  const flush = [
    ...[frame.x, frame.x + frame.width].map((edge) => ({ factor: (edge - fixed.x) / armX, arm: armX })),
    ...[frame.y, frame.y + frame.height].map((edge) => ({ factor: (edge - fixed.y) / armY, arm: armY })),
  ]
    .map(({ factor, arm }) => ({ factor, away: Math.abs((factor - pulled) * arm) }))
    .filter(({ factor, away }) => factor > 0 && away < snap)
    .toSorted((a, b) => a.away - b.away);
  const zoom = within(start.zoom * Math.max(0, flush[0]?.factor ?? pulled), limits.picture.zoom);
  const real = zoom / start.zoom;
  const shiftOf = (fixed: number, middle: number, from: number, length: number) =>
    within((fixed + (middle - fixed) * real - from) / length - 0.5, limits.picture.shift);
  const x = shiftOf(fixed.x, middle.x, frame.x, frame.width);
  const y = shiftOf(fixed.y, middle.y, frame.y, frame.height);
  return placedBy({ ...start, zoom, x, y }, framed, snap);
}

export const cornerOf = (box: Box, corner: Corner): Point => ({
  x: corner.endsWith('w') ? box.x : box.x + box.width,
  y: corner.startsWith('n') ? box.y : box.y + box.height,
});

/** Keeps it in sight, and tells with which lines of the frame it is flush. */
function placedBy(wished: PicturePlacement, framed: Framed, snap: number): Placed {
  const placement = keepInSight(wished, framed);
  if (snap <= 0) return { placement, guides: [] };
  const seen = seenIn(placement, framed);
  const { frame } = framed;
  const lines = (axis: Guide['axis'], at: number, length: number, from: number, room: number): Guide[] =>
    [
      { own: at, line: from },
      { own: at + length, line: from + room },
      { own: at + length / 2, line: from + room / 2 },
    ].flatMap(({ own, line }) => (Math.abs(own - line) < FLUSH ? [{ axis, at: line }] : []));
  return {
    placement,
    guides: [
      ...lines('x', seen.x, seen.width, frame.x, frame.width),
      ...lines('y', seen.y, seen.height, frame.y, frame.height),
    ],
  };
}
