/** The rows of a field share its height by what lies in them, and so cards grow where there is room. */
import { describe, expect, test } from 'vitest';
import {
  rowHeights,
  usualHeights,
  type RowNeed,
} from '../../../../src-renderer/shared/table/scene/row-heights.js';
import { sceneOf } from '../../../../src-renderer/shared/table/scene/stage-scene.js';
import { cardsOf, unknownCard, viewOf } from '../views.js';

const fronts = (most: number): RowNeed => ({ holds: 'fronts', most });
const backs: RowNeed = { holds: 'backs', most: 400 };
const nothing: RowNeed = { holds: 'nothing', most: 0 };
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the rows of a field', () => {
  test.each([
    ['all with fronts', [fronts(400), fronts(400), fronts(400)]],
    ['one of them empty', [fronts(400), nothing, fronts(400)]],
    ['only backs beside few fronts', [fronts(160), backs, backs]],
    ['nothing at all', [nothing, nothing, nothing]],
  ])('take its whole height, %s', (_, needs) => {
    for (const height of [120, 300, 520, 900])
      expect(sum(rowHeights(height, needs, 8, 1))).toBeCloseTo(height - 16, 6);
  });

  test('that hold nothing to read give room to those whose cards can grow', () => {
    const usual = usualHeights(520, 3, 8);
    const [first = 0, second = 0, third = 0] = rowHeights(520, [fronts(400), nothing, fronts(400)], 8, 1);
    expect(first).toBeGreaterThan((usual[0] ?? 0) * 1.15);
    expect(third).toBeGreaterThan((usual[2] ?? 0) * 1.15);
    expect(second).toBeLessThan((usual[1] ?? 0) * 0.6);
  });

  test('whose cards cannot grow take nothing of it', () => {
    const full = rowHeights(520, [fronts(10), nothing, fronts(10)], 8, 1);
    for (const [row, height] of usualHeights(520, 3, 8).entries()) expect(full[row]).toBeCloseTo(height, 6);
  });

  test('are never lower for having fronts, and where all are low none gives anything', () => {
    for (const height of [120, 200, 300, 520]) {
      const usual = usualHeights(height, 3, 8);
      const heights = rowHeights(height, [fronts(400), backs, fronts(400)], 8, 1);
      for (const row of [0, 2]) expect(heights[row]).toBeGreaterThanOrEqual((usual[row] ?? 0) - 1e-6);
    }
    const low = rowHeights(160, [fronts(400), nothing, backs], 8, 1);
    for (const [row, height] of usualHeights(160, 3, 8).entries()) expect(low[row]).toBeCloseTo(height, 6);
  });
});

const at1080 = { width: 1544, height: 1032, text: 1 };
/** The width of the own cards of a zone, CSS px. */
function widthOf(zone: string, counts: { battlefield: number; granary: number }): number {
  const own = {
    battlefield: cardsOf(counts.battlefield),
    granary: cardsOf(counts.granary),
    hand: cardsOf(4),
  };
  const theirs = { battlefield: cardsOf(2), granary: [1, 2, 3].map(unknownCard) };
  const { cards } = sceneOf(viewOf('kotc-14', [own, theirs]), 0, at1080);
  const widths = cards.filter(({ place }) => place.seat === 0 && place.zone === zone).map((one) => one.width);
  return Math.min(...widths);
}

test('in a window of 1920 × 1080 the cards of a usual game have room for what they do', () => {
  for (const zone of ['battlefield', 'granary', 'hand'])
    expect(widthOf(zone, { battlefield: 5, granary: 7 }), zone).toBeGreaterThan(110);
});

test('cards of a row that fills become smaller by little steps, and never larger', () => {
  let before = widthOf('battlefield', { battlefield: 1, granary: 0 });
  for (let count = 2; count <= 24; count += 1) {
    const width = widthOf('battlefield', { battlefield: count, granary: 0 });
    expect(width).toBeLessThanOrEqual(before + 1e-6);
    expect(width).toBeGreaterThan(before * 0.84);
    before = width;
  }
});
