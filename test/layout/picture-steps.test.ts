import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PicturePlacement } from '../../src-main/cards/picture.js';
import type { Box } from '../../src-main/layout/display-list.js';
import { layoutBack } from '../../src-main/layout/back-layout.js';
import { pictureSteps } from '../../src-main/layout/picture-steps.js';
import { fonts, pictureId } from './support.js';

const window: Box = { x: 0, y: 0, width: 60, height: 90 };
const reach: Box = { x: -5, y: -5, width: 70, height: 100 };
const size = { width: 600, height: 900 };

const placed = (fields: Partial<PicturePlacement> = {}): PicturePlacement => ({
  id: pictureId,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  ...fields,
});

const steps = (fields: Partial<PicturePlacement> = {}, within = reach) =>
  pictureSteps(placed(fields), size, { window, reach: within, change: {} });

/** The pixel, in shares of the picture, that the steps show at a point of the card; the last one lies on top. */
function shownAt(shown: ReturnType<typeof steps>, x: number, y: number): [number, number] | null {
  const hit = shown.findLast(
    ({ clip }) => x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height,
  );
  if (!hit) return null;
  const { place, mirror } = hit;
  const across = (x - place.x) / place.width;
  const down = (y - place.y) / place.height;
  return [mirror?.x ? 1 - across : across, mirror?.y ? 1 - down : down];
}

describe('a picture that goes on into the bleed', () => {
  test('is mirrored at the edges that it ends at', () => {
    const shown = steps();
    expect(shown.filter(({ mirror }) => mirror)).toHaveLength(8);
    for (const [x, y] of [
      [-3, 40],
      [63, 40],
      [30, -3],
      [30, 93],
      [-3, -4],
      [63, 94],
    ] as const) {
      const [across, down] = shownAt(shown, x, y) ?? [NaN, NaN];
      const inside = (value: number, length: number) =>
        value < 0 ? -value : value > length ? 2 * length - value : value;
      // Mirrored a hair inside of the edge, so that nothing shines through where they meet.
      expect(across).toBeCloseTo(inside(x, 60) / 60, 2);
      expect(down).toBeCloseTo(inside(y, 90) / 90, 2);
    }
  });

  test('shows more of itself where it has more', () => {
    const shown = steps({ zoom: 1.5 });
    expect(shown).toHaveLength(1);
    expect(shown[0]?.clip).toEqual(reach);
  });

  test('is not mirrored at an edge that it does not reach', () => {
    expect(steps({ zoom: 0.8 }).every(({ mirror }) => !mirror)).toBe(true);
    const low = steps({ y: 0.1 }).filter(({ mirror }) => mirror?.y);
    expect(low).toHaveLength(0);
  });

  test('covers the whole reach wherever it covers the window', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 3, noNaN: true }),
        fc.double({ min: -5, max: 65, noNaN: true }),
        fc.double({ min: -5, max: 95, noNaN: true }),
        fc.double({ min: 0, max: 0.4, noNaN: true }),
        (zoom, x, y, crop) => {
          const shown = steps({ zoom, crop: { left: crop, top: 0, right: 0, bottom: crop } });
          const [across, down] = shownAt(shown, x, y) ?? [NaN, NaN];
          expect(across).toBeGreaterThanOrEqual(crop - 0.01);
          expect(across).toBeLessThanOrEqual(1.01);
          expect(down).toBeGreaterThanOrEqual(-0.01);
          expect(down).toBeLessThanOrEqual(1 - crop + 0.01);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a picture in its window', () => {
  test('is one step', () => {
    expect(steps({}, window)).toHaveLength(1);
    expect(steps({ fit: 'contain', zoom: 0.5 }, window)).toHaveLength(1);
  });

  test('has its margins filled with its blurred self, where it leaves any', () => {
    const [under, picture, ...more] = steps({ zoom: 0.7, fill: 'blur' }, window);
    expect(more).toEqual([]);
    expect(under?.picture).toBe(pictureId.replace('.', '~r.'));
    expect(under?.clip).toEqual(window);
    expect(picture?.picture).toBe(pictureId);
    expect(steps({ zoom: 1, fill: 'blur' }, window)).toHaveLength(1);
  });

  test('is adjusted as its owner wishes, its blurred self too', () => {
    const adjust = { brightness: 110, contrast: 100, saturation: 0 };
    const names = steps({ zoom: 0.7, fill: 'blur', adjust }, window).map(({ picture }) => picture);
    expect(names).toEqual(['~b110-s0-r.', '~b110-s0.'].map((changes) => pictureId.replace('.', changes)));
  });
});

test('a back’s picture fills the card, and its mirrored edges the bleed', () => {
  const { steps } = layoutBack(pictureId, fonts, () => ({ width: 635, height: 889 }));
  const shown = steps.flatMap((step) => (step.kind === 'picture' ? [step] : []));
  expect(shown.filter(({ mirror }) => mirror)).toHaveLength(8);
  expect(shown.at(-1)?.clip.width).toBeCloseTo(63.5, 6);
});
