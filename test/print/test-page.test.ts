import { expect, test } from 'vitest';
import { calibration, noCalibration } from '../../src-main/print/printers/calibration.js';
import { makeTestPage } from '../../src-main/print/pdf/test-page.js';
import { FINER, drawTestPage } from '../../src-main/print/printers/test-page.js';
import { testSheet } from '../../src-main/print/printers/test-sheet.js';
import { fonts, piecesOf } from './fixtures.js';
import { objectsIn, readPdf, textsOn } from './pdf/open-pdf.js';

const a4 = { width: 210, height: 297 };
const margins = { left: 5, top: 5, right: 5, bottom: 5 };

/** Middles of the strokes of a row: those that run down (row X) or across (row Y) near the row's line. */
function strokes(
  page: ReturnType<typeof drawTestPage>[number],
  row: 'x' | 'y',
  seen: (x: number, y: number) => [number, number],
) {
  return page.lines
    .map(({ x1, y1, x2, y2 }) => ({ from: seen(x1, y1), to: seen(x2, y2) }))
    .filter(({ from, to }) => {
      const isUpright = Math.abs(from[0] - to[0]) < 1e-6;
      const begins = row === 'x' ? from[1] - a4.height / 2 : from[0] - a4.width / 2;
      return row === 'x'
        ? isUpright && Math.abs(begins + 28) < 0.01
        : !isUpright && Math.abs(begins - 46) < 0.01;
    })
    .map(({ from }) => (row === 'x' ? from[0] - a4.width / 2 : from[1] - a4.height / 2))
    .sort((a, b) => a - b);
}

test.each(['sideways', 'over'] as const)(
  'held against the light, the strokes that meet tell the shift to a tenth of a millimetre: %s',
  (turn) => {
    const [front, back] = drawTestPage(a4, margins, turn, fonts);
    const through = (x: number, y: number): [number, number] =>
      turn === 'sideways' ? [a4.width - x, y] : [x, a4.height - y];
    for (const row of ['x', 'y'] as const) {
      const fronts = strokes(front, row, (x, y) => [x, y]);
      const backs = strokes(back, row, through);
      expect([fronts.length, backs.length]).toEqual([41, 41]);
      for (const shift of [-2, -0.7, 0, 0.3, 1.9]) {
        const gaps = fronts.map((at, k) => Math.abs(at - ((backs[k] ?? NaN) + shift)));
        const best = gaps.indexOf(Math.min(...gaps));
        expect((best - 20) * FINER).toBeCloseTo(shift, 6);
        expect(gaps[best]).toBeLessThan(1e-3);
      }
    }
  },
);

test('has lines of exactly 100 mm both ways on both sides', () => {
  for (const page of drawTestPage(a4, margins, 'sideways', fonts)) {
    const lengths = page.lines.map(({ x1, y1, x2, y2 }) => Math.hypot(x2 - x1, y2 - y1));
    expect(lengths.filter((length) => Math.abs(length - 100) < 1e-6)).toHaveLength(2);
  }
});

test('keeps everything within the printer’s reach, on the smallest papers too', () => {
  for (const [paper, landscape] of [
    ['a5', false],
    ['a4', true],
    ['letter', true],
    ['a3', false],
  ] as const) {
    const sheet = testSheet(
      { paper, landscape, margins, turn: 'long-edge', calibration: noCalibration },
      fonts,
    );
    for (const page of sheet.pages) {
      for (const { x1, y1, x2, y2 } of page.lines) {
        expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(5);
        expect(Math.max(x1, x2)).toBeLessThanOrEqual(sheet.paper.width - 5);
        expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(5);
        expect(Math.max(y1, y2)).toBeLessThanOrEqual(sheet.paper.height - 5);
      }
      const top = Math.min(...page.lines.map(({ y1, y2 }) => Math.min(y1, y2)));
      for (const { x, y, size, bold } of page.words) {
        expect(x).toBeGreaterThanOrEqual(5);
        expect(y - size).toBeGreaterThanOrEqual(5);
        if (bold && size === 4 && y < top) expect(y).toBeLessThan(top - 20);
      }
    }
  }
  expect(() =>
    testSheet(
      { paper: 'a5', landscape: true, margins, turn: 'long-edge', calibration: noCalibration },
      fonts,
    ),
  ).toThrow(expect.objectContaining({ reason: 'paper-too-small', message: expect.stringMatching(/\.$/) }));
});

test('is a PDF of two pages that can be read, corrected when a calibration is tried', async () => {
  const make = async (faults: Parameters<typeof calibration.parse>[0]) => {
    const parts: Uint8Array[] = [];
    const wish = {
      paper: 'a4',
      landscape: false,
      margins,
      turn: 'long-edge',
      calibration: calibration.parse(faults),
    } as const;
    await makeTestPage(
      { ...testSheet(wish, fonts), fonts, date: new Date(0) },
      async (pieces) => void parts.push(...piecesOf(pieces)),
    );
    return new Uint8Array(Buffer.concat(parts));
  };
  const plain = await make({});
  const pdf = await readPdf(plain);
  const said = (await textsOn(await pdf.page(1))).map(({ text }) => text).join(' ');
  expect(said.replace(/\s+/g, ' ')).toContain('Hold the sheet against the light');
  const zeros = (await textsOn(await pdf.page(1))).filter(({ text }) => text === '0');
  expect(zeros).toHaveLength(2);
  await pdf.close();
  const { document, fonts: embedded } = await objectsIn(plain);
  expect([document.getPageCount(), embedded.length]).toEqual([2, 2]);
  const corrected = await readPdf(await make({ offset: { x: 1, y: 0 } }));
  const [before, after] = await Promise.all(
    [await readPdf(plain), corrected].map(async (it) => {
      const found = (await textsOn(await it.page(2))).find(({ text }) => text.includes('test page'));
      return found?.x ?? NaN;
    }),
  );
  expect(((after ?? NaN) - (before ?? NaN)) / (72 / 25.4)).toBeCloseTo(1, 3);
  await corrected.close();
});
