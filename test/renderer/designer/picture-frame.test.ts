import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturePlacement, type PicturePlacement } from '../../../src-main/cards/picture.js';
import type { Box } from '../../../src-main/layout/display-list.js';
import { placePicture } from '../../../src-main/layout/picture-window.js';
import { describePlacement } from '../../../src-renderer/rooms/designer/stage/describe-placement.js';
import {
  cornerOf,
  corners,
  dragCorner,
  dragPicture,
  keepInSight,
  roomToMove,
  seenIn,
  type Framed,
} from '../../../src-renderer/rooms/designer/editor/picture-frame.js';
import { cropPicture, freshPlacement } from '../../../src-renderer/rooms/designer/editor/picture-moves.js';

const frame: Box = { x: 3, y: 10, width: 57, height: 36 };
const framed: Framed = { frame, picture: { width: 1600, height: 900 } };
const fresh = freshPlacement(`${'a'.repeat(32)}.png`);
const free = { snap: 0, fromMiddle: false };

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyFramed = fc
  .record({ width: figure(1, 4000), height: figure(1, 4000) })
  .filter(({ width, height }) => width / height < 30 && height / width < 30)
  .map((picture): Framed => ({ frame, picture }));
const anyPlacement = fc
  .record({
    fit: fc.constantFrom('cover' as const, 'contain' as const),
    zoom: figure(0.1, 20),
    x: figure(-3, 3),
    y: figure(-3, 3),
    left: figure(0, 0.95),
    top: figure(0, 0.95),
  })
  .map(({ left, top, ...figures }): PicturePlacement =>
    cropPicture(cropPicture({ ...fresh, ...figures }, 'left', left), 'top', top),
  );

/** A placement is rounded to the ten-thousandth of the frame. */
const ROUNDED = 1e-4;

/** At least a quarter of the smaller of two stretches lies over the other. */
function expectCommon(at: number, length: number, from: number, room: number): void {
  const common = Math.min(at + length, from + room) - Math.max(at, from);
  expect(common).toBeGreaterThan(0.25 * Math.min(length, room) - ROUNDED * room);
}

function expectInSight(placement: PicturePlacement, where: Framed): void {
  expect(picturePlacement.safeParse(placement).success).toBe(true);
  const seen = seenIn(placement, where);
  expectCommon(seen.x, seen.width, frame.x, frame.width);
  expectCommon(seen.y, seen.height, frame.y, frame.height);
}

describe('a picture in its frame', () => {
  it('lies where the layout puts it', () => {
    fc.assert(
      fc.property(anyPlacement, anyFramed, (placement, where) => {
        const { seen } = placePicture(placement, where.picture, frame);
        const mine = seenIn(placement, where);
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(mine[key]).toBeCloseTo(seen[key], 6);
      }),
    );
  });

  it('is never lost, wherever hands pull it', () => {
    const by = fc.record({ x: figure(-500, 500), y: figure(-500, 500) });
    const snap = fc.constantFrom(0, 1.5);
    fc.assert(
      fc.property(
        anyPlacement,
        anyFramed,
        by,
        by,
        fc.constantFrom(...corners),
        fc.boolean(),
        snap,
        (placement, where, first, second, corner, fromMiddle, snap) => {
          expectInSight(keepInSight(placement, where), where);
          const moved = dragPicture(placement, where, first, snap).placement;
          expectInSight(moved, where);
          expectInSight(dragCorner(moved, where, corner, second, { snap, fromMiddle }).placement, where);
        },
      ),
    );
  });

  it('is left where it is while it is in sight', () => {
    const placement = { ...fresh, x: 0.7, y: -0.4 };
    expect(keepInSight(placement, framed)).toEqual(placement);
    expect(keepInSight({ ...placement, x: 3 }, framed).x).toBeCloseTo(
      roomToMove(placement, framed).x / 57,
      3,
    );
  });
});

describe('a drag', () => {
  it('moves it as far as the hand went, from where the drag began', () => {
    const { placement, guides } = dragPicture(fresh, framed, { x: 9, y: -7 }, 1);
    expect(placement.x * frame.width).toBeCloseTo(9, 2);
    expect(placement.y * frame.height).toBeCloseTo(-7, 2);
    expect(guides).toEqual([]);
  });

  it('snaps where edges are flush and where the middles meet, with a line there', () => {
    const zoomed = { ...fresh, zoom: 2 };
    const seen = seenIn(zoomed, framed);
    const toRight = frame.x - seen.x;
    const flush = dragPicture(zoomed, framed, { x: toRight - 0.8, y: 5 }, 1);
    expect(seenIn(flush.placement, framed).x).toBeCloseTo(frame.x, 2);
    expect(flush.guides).toEqual([{ axis: 'x', at: frame.x }]);
    const middle = dragPicture({ ...zoomed, x: 0.2, y: 0.3 }, framed, { x: -11, y: -10 }, 1);
    expect([middle.placement.x, middle.placement.y]).toEqual([0, 0]);
    expect(middle.guides).toEqual([
      { axis: 'x', at: frame.x + frame.width / 2 },
      { axis: 'y', at: frame.y + frame.height / 2 },
    ]);
    expect(dragPicture(zoomed, framed, { x: toRight - 0.8, y: 5 }, 0).guides).toEqual([]);
  });

  it('at a corner scales it, while the opposite corner stays', () => {
    for (const corner of corners) {
      const before = seenIn(fresh, framed);
      const from = cornerOf(before, corner);
      const out = { x: Math.sign(from.x - 31) * 16, y: Math.sign(from.y - 28) * 9 };
      const { placement } = dragCorner(fresh, framed, corner, out, free);
      const after = seenIn(placement, framed);
      const opposite = ({ nw: 'se', ne: 'sw', sw: 'ne', se: 'nw' } as const)[corner];
      expect(cornerOf(after, opposite).x).toBeCloseTo(cornerOf(before, opposite).x, 1);
      expect(cornerOf(after, opposite).y).toBeCloseTo(cornerOf(before, opposite).y, 1);
      expect(cornerOf(after, corner).x).toBeCloseTo(from.x + out.x, 1);
      expect(after.width / after.height).toBeCloseTo(16 / 9, 6);
    }
  });

  it('at a corner with Alt scales it about its middle', () => {
    const { placement } = dragCorner(fresh, framed, 'se', { x: 16, y: 9 }, { snap: 0, fromMiddle: true });
    expect([placement.x, placement.y]).toEqual([0, 0]);
    expect(seenIn(placement, framed).width).toBeCloseTo(seenIn(fresh, framed).width + 32, 1);
  });

  it('at a corner snaps where the edge becomes flush', () => {
    const small = { ...fresh, zoom: 0.5 };
    const seen = seenIn(small, framed);
    const toEdge = frame.x + frame.width - (seen.x + seen.width);
    const { placement, guides } = dragCorner(
      small,
      framed,
      'se',
      { x: toEdge + 0.4, y: ((toEdge + 0.4) * 9) / 16 },
      { snap: 1, fromMiddle: false },
    );
    const after = seenIn(placement, framed);
    expect(after.x + after.width).toBeCloseTo(frame.x + frame.width, 2);
    expect(guides).toContainEqual({ axis: 'x', at: frame.x + frame.width });
  });
});

it('a placement is said in millimetres', () => {
  expect(describePlacement(fresh, frame)).toBe('zoom 100 %, in the middle');
  expect(describePlacement({ ...fresh, zoom: 1.25, x: -0.1, y: 0.5 }, frame)).toBe(
    'zoom 125 %, 5.7 mm to the left, 18 mm down',
  );
});
