import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { picturePlacement, type PicturePlacement } from '../../src-main/cards/picture.js';
import { placePicture, printedDpi, shownPicture } from '../../src-main/layout/picture-window.js';
import { lay, pictureId, pictureStep, px, shapeSteps } from './support.js';

const window = { x: px(39), y: px(128), width: px(672), height: px(419) };
const placed = (fields: Partial<PicturePlacement> = {}): PicturePlacement =>
  picturePlacement.parse({ id: pictureId, ...fields });
const place = (fields: Partial<PicturePlacement>, width: number, height: number) =>
  placePicture(placed(fields), { width, height }, window);
const middle = (box: { x: number; y: number; width: number; height: number }) => [
  box.x + box.width / 2,
  box.y + box.height / 2,
];

describe('a picture in its window', () => {
  test('covers it: a tall picture by its width, a wide one by its height', () => {
    const tall = place({}, 500, 1000);
    expect(tall.place.width).toBeCloseTo(window.width, 6);
    expect(tall.place.height).toBeCloseTo(window.width * 2, 6);
    const wide = place({}, 3000, 500);
    expect(wide.place.height).toBeCloseTo(window.height, 6);
    expect(tall.clip).toEqual(window);
    expect(wide.clip).toEqual(window);
  });

  test('is contained by it: whole, centred, with margins', () => {
    const { place: whole, clip } = place({ fit: 'contain' }, 500, 1000);
    expect(whole.height).toBeCloseTo(window.height, 6);
    expect(whole.width).toBeCloseTo(window.height / 2, 6);
    expect(middle(whole)[0]).toBeCloseTo(middle(window)[0] ?? 0, 6);
    expect(clip.width).toBeCloseTo(whole.width, 6);
  });

  test('is zoomed about its middle and shifted in window sizes', () => {
    const zoomed = place({ zoom: 2 }, 672, 419).place;
    expect(zoomed.width).toBeCloseTo(window.width * 2, 6);
    expect(middle(zoomed)[0]).toBeCloseTo(middle(window)[0] ?? 0, 6);
    const shifted = place({ x: 0.25, y: -0.5 }, 672, 419);
    expect(shifted.place.x).toBeCloseTo(window.x + window.width / 4, 6);
    expect(shifted.place.y).toBeCloseTo(window.y - window.height / 2, 6);
    expect(shifted.clip.height).toBeCloseTo(window.height / 2, 6);
    expect(shifted.clip.y).toBeCloseTo(window.y, 6);
  });

  test('is cropped before it is fitted: what is cut off lies outside the clip', () => {
    const { place: whole, clip } = place({ crop: { left: 0.5, top: 0, right: 0, bottom: 0 } }, 1344, 419);
    expect(whole.width).toBeCloseTo(window.width * 2, 6);
    expect(whole.x).toBeCloseTo(window.x - window.width, 6);
    expect(clip).toEqual(window);
    const margins = place({ fit: 'contain', crop: { left: 0, top: 0, right: 0, bottom: 0.5 } }, 419, 838);
    expect(margins.clip.width).toBeCloseTo(window.height, 6);
    expect(margins.place.height).toBeCloseTo(window.height * 2, 6);
  });

  test('never shows outside its window, and never cropped parts', () => {
    const cut = fc.double({ min: 0, max: 0.45, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({
          fit: fc.constantFrom('cover' as const, 'contain' as const),
          zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
          x: fc.double({ min: -3, max: 3, noNaN: true }),
          y: fc.double({ min: -3, max: 3, noNaN: true }),
          crop: fc.record({ left: cut, top: cut, right: cut, bottom: cut }),
        }),
        fc.integer({ min: 1, max: 9000 }),
        fc.integer({ min: 1, max: 9000 }),
        (fields, width, height) => {
          const { place: whole, clip } = place(fields, width, height);
          expect(whole.width / whole.height).toBeCloseTo(width / height, 4);
          expect(clip.width).toBeGreaterThanOrEqual(0);
          expect(clip.height).toBeGreaterThanOrEqual(0);
          if (clip.width === 0 || clip.height === 0) return;
          const slack = 1e-6 * Math.max(1, whole.width, whole.height);
          expect(clip.x).toBeGreaterThanOrEqual(
            Math.max(window.x, whole.x + whole.width * fields.crop.left) - slack,
          );
          expect(clip.x + clip.width).toBeLessThanOrEqual(
            Math.min(window.x + window.width, whole.x + whole.width * (1 - fields.crop.right)) + slack,
          );
          expect(clip.y).toBeGreaterThanOrEqual(
            Math.max(window.y, whole.y + whole.height * fields.crop.top) - slack,
          );
          expect(clip.y + clip.height).toBeLessThanOrEqual(
            Math.min(window.y + window.height, whole.y + whole.height * (1 - fields.crop.bottom)) + slack,
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('on the card', () => {
  test('the picture lies under the frame', () => {
    const list = lay({ picture: placed() }, { width: 100, height: 100 });
    expect(pictureStep(list).picture).toBe(pictureId);
    const order = list.steps.map((step) => step.kind + step.element);
    expect(order.indexOf('picturepicture')).toBeLessThan(order.indexOf('shapeframe'));
  });

  test('a picture that the library lacks leaves a grey window and a sentence', () => {
    const list = lay({ picture: placed() }, null);
    expect(list.steps.some((step) => step.kind === 'picture')).toBe(false);
    expect(shapeSteps(list, 'picture')).toHaveLength(1);
    expect(list.notices).toMatchObject([{ element: 'picture', kind: 'picture-missing' }]);
    expect(lay({ picture: null }).notices).toEqual([]);
  });
});

describe('how finely a picture is printed', () => {
  test('its own pixels per inch of the place that it takes', () => {
    expect(printedDpi(750, 63.5)).toBeCloseTo(300);
  });

  test('is told of the picture itself, not of its blurred margins or mirrored edges', () => {
    const small = placed({ fit: 'contain', zoom: 0.5, fill: 'blur' });
    const { steps, pictureSize } = lay({ picture: small }, { width: 672, height: 419 });
    const shown = shownPicture(steps);
    const widths = steps.flatMap((step) => (step.kind === 'picture' ? [step.place.width] : []));
    expect(widths.length).toBeGreaterThan(1);
    expect(shown?.place.width).toBe(Math.min(...widths));
    expect(pictureSize).toEqual({ width: 672, height: 419 });
    expect(lay({}).pictureSize).toBeUndefined();
    expect(shownPicture(lay({}).steps)).toBeUndefined();
  });
});
