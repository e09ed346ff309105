/** How a picture's placement answers to hands: pure figures, kept within what the card model allows. */
import { limits } from '../../../../src-main/cards/limits.js';
import type { PicturePlacement } from '../../../../src-main/cards/picture.js';

export type CropSide = keyof PicturePlacement['crop'];

/** What must stay between two sides, as a fraction. */
const LEAST_LEFT = 0.02;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const freshPlacement = (id: string): PicturePlacement => ({
  id,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
});

/** Kept between two figures, and rounded as placements are. */
export const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.round(Math.min(max, Math.max(min, value)) * 10_000) / 10_000;

/** Shifts by `dx`, `dy` millimetres in a window of that size in mm. */
export function movePicture(p: PicturePlacement, dx: number, dy: number, window: Size): PicturePlacement {
  return {
    ...p,
    x: within(p.x + dx / window.width, limits.picture.shift),
    y: within(p.y + dy / window.height, limits.picture.shift),
  };
}

/**
 * Multiplies the zoom while the picture's point under (u, v) stays where it is; u and v are measured from the
 * window's middle, in window widths and heights.
 */
export function zoomPicture(p: PicturePlacement, factor: number, u = 0, v = 0): PicturePlacement {
  const zoom = within(p.zoom * factor, limits.picture.zoom);
  const real = zoom / p.zoom;
  return {
    ...p,
    zoom,
    x: within(u - (u - p.x) * real, limits.picture.shift),
    y: within(v - (v - p.y) * real, limits.picture.shift),
  };
}

/** Cuts a part of the picture off one side; as much as the opposite side leaves. */
export function cropPicture(p: PicturePlacement, side: CropSide, part: number): PicturePlacement {
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  const room = Math.min(limits.picture.crop, 1 - LEAST_LEFT - p.crop[opposite[side]]);
  return { ...p, crop: { ...p.crop, [side]: within(part, { min: 0, max: Math.max(0, room) }) } };
}
