import { expect, test } from 'vitest';
import { fitScale, pagesOfSheet, sheetCount } from '../../../src-renderer/print/preview-geometry.js';
import type { SheetPage } from '../../../src-main/print/job.js';

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

test('a sheet shows its front first, whatever the order of printing', () => {
  const page = (side: 'front' | 'back', sheet: number): SheetPage => ({
    side,
    sheet,
    slots: [],
    turned: false,
  });
  const plan = {
    pages: [page('front', 1), page('back', 1), page('back', 2), page('front', 2), page('front', 3)],
  };
  expect(pagesOfSheet(plan, 2).map(({ side }) => side)).toEqual(['front', 'back']);
  expect(pagesOfSheet(plan, 3).map(({ side }) => side)).toEqual(['front']);
  expect(sheetCount(plan)).toBe(3);
  expect(sheetCount({ pages: [] })).toBe(0);
});
