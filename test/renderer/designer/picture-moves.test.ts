import { describe, expect, it } from 'vitest';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { placePicture } from '../../../src-main/layout/picture-window.js';
import {
  cropPicture,
  freshPlacement,
  movePicture,
  zoomPicture,
} from '../../../src-renderer/rooms/designer/editor/picture-moves.js';

const id = `${'a'.repeat(32)}.png`;
const window = { x: 3, y: 10, width: 57, height: 35 };
const size = { width: 1600, height: 900 };

/** Where a point of the picture (fractions of its sides) comes to lie on the card. */
function onCard(placement: ReturnType<typeof freshPlacement>, fx: number, fy: number) {
  const { place } = placePicture(placement, size, window);
  return { x: place.x + fx * place.width, y: place.y + fy * place.height };
}

describe('a picture in hand', () => {
  it('follows the hand millimetre by millimetre', () => {
    const before = freshPlacement(id);
    const moved = movePicture(before, 5, -2, window);
    expect(onCard(moved, 0.5, 0.5).x - onCard(before, 0.5, 0.5).x).toBeCloseTo(5, 2);
    expect(onCard(moved, 0.5, 0.5).y - onCard(before, 0.5, 0.5).y).toBeCloseTo(-2, 2);
  });

  it('holds the point under the hand while it is zoomed, wherever it was moved before', () => {
    const before = movePicture(freshPlacement(id), 6, 3, window);
    const { place } = placePicture(before, size, window);
    const hand = { x: window.x + 40, y: window.y + 8 };
    const grip = { x: (hand.x - place.x) / place.width, y: (hand.y - place.y) / place.height };
    const zoomed = zoomPicture(
      before,
      1.7,
      (hand.x - window.x) / window.width - 0.5,
      (hand.y - window.y) / window.height - 0.5,
    );
    expect(onCard(zoomed, grip.x, grip.y).x).toBeCloseTo(hand.x, 1);
    expect(onCard(zoomed, grip.x, grip.y).y).toBeCloseTo(hand.y, 1);
  });

  it('does not shift at the end of the zoom range', () => {
    const widest = { ...freshPlacement(id), zoom: 20, x: 0.5 };
    expect(zoomPicture(widest, 2, 0.3, 0.3)).toEqual(widest);
  });

  it('stays within what the card model takes, however it is pulled', () => {
    let placement = freshPlacement(id);
    placement = movePicture(placement, 9999, -9999, window);
    placement = zoomPicture(placement, 1e6);
    placement = zoomPicture(placement, 1e-9);
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      placement = cropPicture(placement, side, 1);
    expect(picturePlacement.safeParse(placement).success).toBe(true);
    expect(placement.crop.left + placement.crop.right).toBeLessThan(0.99);
  });
});
