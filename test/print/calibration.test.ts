import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustmentOf } from '../../src-main/print/printers/adjustment.js';
import { calibration, noCalibration, type Calibration } from '../../src-main/print/printers/calibration.js';
import { printJob } from '../../src-main/print/job.js';
import type { Adjustment, Size } from '../../src-main/print/plan.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';
import { cardId, lay, card, inMemory, fonts, arrowBack, noPictures } from './fixtures.js';
import { formsOn, readPdf } from './pdf/open-pdf.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const lengths = fc.record({ across: figure(97, 103), down: figure(97, 103) });
const anyCalibration = fc.record({
  front: lengths,
  back: lengths,
  offset: fc.record({ x: figure(-5, 5), y: figure(-5, 5) }),
});
const paper: Size = { width: 210, height: 297 };

const adjusted = (point: Point, adjust: Adjustment | null): Point => ({
  x: paper.width / 2 + (point.x - paper.width / 2) * (adjust?.scaleX ?? 1) + (adjust?.x ?? 0),
  y: paper.height / 2 + (point.y - paper.height / 2) * (adjust?.scaleY ?? 1) + (adjust?.y ?? 0),
});

/** Where an untrue printer puts what is meant for a point of a page, as seen from the front of the sheet. */
function comesOut(
  point: Point,
  faults: Calibration,
  side: 'front' | 'back',
  turn: 'sideways' | 'over',
): Point {
  const seen =
    side === 'front'
      ? point
      : turn === 'sideways'
        ? { x: paper.width - point.x, y: point.y }
        : { x: point.x, y: paper.height - point.y };
  const measured = faults[side];
  const offset = side === 'front' ? { x: 0, y: 0 } : faults.offset;
  return {
    x: paper.width / 2 + offset.x + ((seen.x - paper.width / 2) * measured.across) / 100,
    y: paper.height / 2 + offset.y + ((seen.y - paper.height / 2) * measured.down) / 100,
  };
}

describe('a calibration', () => {
  it('undoes what the printer does, so that a back comes out behind its front', () => {
    fc.assert(
      fc.property(
        anyCalibration,
        fc.record({ x: figure(0, 210), y: figure(0, 297) }),
        fc.constantFrom('sideways' as const, 'over' as const),
        (faults, spot, turn) => {
          const front = comesOut(adjusted(spot, adjustmentOf(faults, 'front', turn)), faults, 'front', turn);
          const behind =
            turn === 'sideways' ? { x: 210 - spot.x, y: spot.y } : { x: spot.x, y: 297 - spot.y };
          const back = comesOut(adjusted(behind, adjustmentOf(faults, 'back', turn)), faults, 'back', turn);
          for (const side of [front, back]) {
            expect(Math.hypot(side.x - spot.x, side.y - spot.y)).toBeLessThan(1e-9);
          }
        },
      ),
    );
  });

  it('leaves a true printer alone, and refuses measures beyond belief', () => {
    expect(adjustmentOf(noCalibration, 'front', 'sideways')).toBeNull();
    expect(adjustmentOf(noCalibration, 'back', 'over')).toBeNull();
    expect(calibration.safeParse({ front: { across: 50, down: 100 } }).success).toBe(false);
    expect(calibration.safeParse({ offset: { x: 21, y: 0 } }).success).toBe(false);
  });

  it.each(['long-edge', 'short-edge'] as const)(
    'is in the PDF to a hundredth of a millimetre: %s',
    async (backs) => {
      const faults = calibration.parse({
        front: { across: 100.3, down: 99.8 },
        back: { across: 100.1, down: 99.6 },
        offset: { x: 0.8, y: -0.5 },
      });
      const job = printJob.parse({
        items: [{ card: cardId(0), copies: 9 }],
        sheet: { backs },
        calibration: faults,
      });
      const plan = planSheets(job);
      expect(plan.warnings).toEqual([]);
      const list = lay(card(0));
      const bytes = await inMemory({
        plan,
        faces: async () => list,
        backs: async () => arrowBack,
        picture: noPictures.read,
        fonts,
        title: 'x',
        author: '',
        date: new Date(0),
      });
      const pdf = await readPdf(bytes);
      const turn = backs === 'long-edge' ? 'sideways' : 'over';
      const middles = await Promise.all(
        (['front', 'back'] as const).map(async (side, index) =>
          (await formsOn(await pdf.page(index + 1))).map(({ matrix: [a, b, c, d, e, f] }) => {
            const [x, y] = [90 * a + 126 * c + e, 90 * b + 126 * d + f].map((pt) => (pt * 25.4) / 72);
            return comesOut({ x: x ?? NaN, y: 297 - (y ?? NaN) }, faults, side, turn);
          }),
        ),
      );
      await pdf.close();
      const wanted = plan.pages[0]?.slots.map(({ x, y }) => ({ x: x + 63.5 / 2, y: y + 88.9 / 2 })) ?? [];
      expect(wanted).toHaveLength(9);
      for (const side of middles) {
        wanted.forEach((spot, n) => {
          expect(Math.hypot((side[n]?.x ?? NaN) - spot.x, (side[n]?.y ?? NaN) - spot.y)).toBeLessThan(0.01);
        });
      }
    },
  );

  it('that moves cards out of the printer’s reach is said', () => {
    const job = (x: number) =>
      printJob.parse({
        items: [{ card: cardId(0), copies: 9 }],
        sheet: { backs: 'long-edge' },
        calibration: { offset: { x, y: 0 } },
      });
    expect(planSheets(job(3)).warnings).toEqual([]);
    expect(planSheets(job(9)).warnings.join()).toContain(
      'Correcting the printer moves cards into the margin',
    );
  });
});
