import type { PicturePlacement } from '../cards/picture.js';
import type { Box } from './display-list.js';

/** Of the picture as it is kept, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Where the whole picture lies, in mm, so that its cropped part fits the window as its owner chose, and the part of
 * the window in which it may show.
 */
export function placePicture(
  placement: PicturePlacement,
  size: PictureSize,
  window: Box,
): { place: Box; clip: Box } {
  const { crop, zoom } = placement;
  const seen = {
    width: size.width * (1 - crop.left - crop.right),
    height: size.height * (1 - crop.top - crop.bottom),
  };
  const wide = window.width / seen.width;
  const high = window.height / seen.height;
  const scale = (placement.fit === 'cover' ? Math.max(wide, high) : Math.min(wide, high)) * zoom;
  const seenBox = {
    width: seen.width * scale,
    height: seen.height * scale,
    x: window.x + window.width * (0.5 + placement.x) - (seen.width * scale) / 2,
    y: window.y + window.height * (0.5 + placement.y) - (seen.height * scale) / 2,
  };
  return {
    place: {
      x: seenBox.x - size.width * crop.left * scale,
      y: seenBox.y - size.height * crop.top * scale,
      width: size.width * scale,
      height: size.height * scale,
    },
    clip: intersect(seenBox, window),
  };
}

function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
