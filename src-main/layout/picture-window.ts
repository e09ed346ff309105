import type { PicturePlacement } from '../cards/picture.js';
import type { Box, PictureStep, Step } from './display-list.js';
import type { PictureSize } from './picture-size.js';

/** How near a picture has to come to an edge to end at it, mm: placements are rounded. */
export const FLUSH = 0.02;

/**
 * Where the whole picture lies, in mm, so that its cropped part fits the window as its owner chose; where that part lies,
 * which may be beyond the window; and what of it can be seen.
 *
 * @param reach where the picture may be seen: the window unless given
 */
export function placePicture(
  placement: PicturePlacement,
  size: PictureSize,
  window: Box,
  reach = window,
): { place: Box; seen: Box; clip: Box } {
  const { crop, zoom } = placement;
  const part = {
    width: size.width * (1 - crop.left - crop.right),
    height: size.height * (1 - crop.top - crop.bottom),
  };
  const wide = window.width / part.width;
  const high = window.height / part.height;
  const scale = (placement.fit === 'cover' ? Math.max(wide, high) : Math.min(wide, high)) * zoom;
  const seen = {
    width: part.width * scale,
    height: part.height * scale,
    x: window.x + window.width * (0.5 + placement.x) - (part.width * scale) / 2,
    y: window.y + window.height * (0.5 + placement.y) - (part.height * scale) / 2,
  };
  const place = {
    x: seen.x - size.width * crop.left * scale,
    y: seen.y - size.height * crop.top * scale,
    width: size.width * scale,
    height: size.height * scale,
  };
  return { place, seen, clip: intersect(seen, reach) };
}

/** The part of a picture's place that its crop leaves. */
export const cropped = (place: Box, { left, top, right, bottom }: PicturePlacement['crop']): Box => ({
  x: place.x + place.width * left,
  y: place.y + place.height * top,
  width: place.width * (1 - left - right),
  height: place.height * (1 - top - bottom),
});

export function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/** A picture with fewer pixels of its own per inch looks soft in print. */
export const SHARP_DPI = 200;

/** The picture's own pixels per inch as it will be printed, at `placeWidth` mm for all its `pixels`. */
export const printedDpi = (pixels: number, placeWidth: number): number => pixels / (placeWidth / 25.4);

/** The step that shows the picture itself: it lies over its blurred self and its mirrored edges. */
export const shownPicture = (steps: readonly Step[]): PictureStep | undefined =>
  steps.findLast(
    (step): step is PictureStep => step.kind === 'picture' && step.element === 'picture' && !step.mirror,
  );
