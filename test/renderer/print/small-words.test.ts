import { expect, test } from 'vitest';
import { calibration } from '../../../src-main/print/printers/calibration.js';
import { calibrationWords } from '../../../src-renderer/rooms/print/calibration/calibration-labels.js';
import { ledgerWords } from '../../../src-renderer/rooms/print/job/ledger-labels.js';
import { strokesSeen } from '../../../src-renderer/rooms/print/calibration/reading-strokes.js';
import { readRanges, writeRanges } from '../../../src-renderer/rooms/print/job/sheet-ranges.js';

test('the ledger tells copies that are as the card is now from older ones', () => {
  const words = (wanted: number, present: number, older: number) => ledgerWords({ wanted, present, older });
  expect([words(4, 0, 0), words(4, 4, 0), words(4, 6, 2), words(4, 1, 9), words(4, 0, 4)]).toEqual([
    null,
    'printed 4',
    'printed 6',
    'printed 1 of 4',
    'printed 4, changed since',
  ]);
});

test('a printer is told by what was measured of it', () => {
  const words = (measured: object) => calibrationWords(calibration.parse(measured));
  expect([
    words({}),
    words({ offset: { x: 0.3, y: -0.1 } }),
    words({ offset: { x: 0, y: 0.5 }, back: { across: 99.8 } }),
    words({ offset: { x: -1 } }),
  ]).toEqual([
    'not corrected',
    'back 0.3 mm right, 0.1 mm higher',
    'back 0.5 mm lower, size corrected',
    'back 1 mm left',
  ]);
});

test('the stroke that meets one of the back has the number of the offset', () => {
  const page = { strokes: 20, step: 2, finer: 0.1 };
  for (const offset of [0, 0.3, -1.7, 2]) {
    const met = strokesSeen(page, offset).filter(({ meets }) => meets);
    expect(met).toHaveLength(1);
    const [stroke] = met;
    expect((stroke?.number ?? NaN) * page.finer).toBeCloseTo(offset);
    expect(stroke?.back).toBeCloseTo(stroke?.front ?? NaN);
  }
  expect(strokesSeen(page, 2.5).some(({ meets }) => meets)).toBe(false);
});

test('sheets are read as people write them, and written so', () => {
  expect(readRanges('1-3, 7; 9 – 9')).toEqual([
    { from: 1, to: 3 },
    { from: 7, to: 7 },
    { from: 9, to: 9 },
  ]);
  expect(readRanges(' , ')).toEqual([]);
  for (const wrong of ['0', '3-1', 'a', '1-', '1.5', '100001', '-2']) expect(readRanges(wrong)).toBeNull();
  expect(readRanges(Array.from({ length: 101 }, () => '1').join(','))).toBeNull();
  const text = '1–3, 7';
  expect(writeRanges(readRanges(text) ?? [])).toBe(text);
});
