import { expect, test } from 'vitest';
import {
  fitScale,
  nextZoom,
  sheetsOf,
  widthOf,
} from '../../../src-renderer/rooms/print/preview/preview-geometry.js';
import type { SheetPage } from '../../../src-main/print/plan.js';

const a4 = { width: 210, height: 297 };

test('a page fits the tighter of width and height', () => {
  expect(fitScale({ width: 2100, height: 297 }, a4, 1, 30)).toBeCloseTo(1);
  expect(fitScale({ width: 105, height: 2970 }, a4, 1, 30)).toBeCloseTo(0.5);
});

test('front and back fit side by side with the gap between them', () => {
  const scale = fitScale({ width: 450, height: 2970 }, a4, 2, 30);
  expect(scale * 210 * 2 + 30).toBeCloseTo(450);
});

test('a room that has not been measured gives a positive scale', () => {
  expect(fitScale({ width: 0, height: 0 }, a4, 2, 30)).toBeGreaterThan(0);
});

const page = (side: 'front' | 'back', sheet: number): SheetPage => ({
  side,
  sheet,
  slots: [],
  trim: { x: 0, y: 0, width: 0, height: 0 },
  adjust: null,
  label: null,
});

test('sheets are shown in the order of their numbers, each front first, whatever the order of printing', () => {
  const pages = [page('front', 3), page('back', 2), page('front', 2), page('back', 1), page('front', 1)];
  expect(sheetsOf({ pages }).map((shown) => [shown.sheet, ...shown.pages.map(({ side }) => side)])).toEqual([
    [1, 'front', 'back'],
    [2, 'front', 'back'],
    [3, 'front'],
  ]);
  expect(sheetsOf({ pages: [] })).toEqual([]);
});

test('zoom goes from step to step and stays at the last', () => {
  expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(0.62, 1), nextZoom(0.62, -1)]).toEqual([
    1.5, 0.75, 0.75, 0.5,
  ]);
  expect([nextZoom(4, 1), nextZoom(0.25, -1), nextZoom(0.1, -1)]).toEqual([4, 0.25, 0.25]);
});

test('two sides take twice the width and the gap between them', () => {
  expect(widthOf(a4, 2, 2, 32)).toBe(872);
  expect(widthOf(a4, 1, 2, 32)).toBe(420);
});
