import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  layoutGrid,
  moveInGrid,
  moveOfKey,
  type GridMove,
} from '../../../src-renderer/shared/card-grid/grid-layout.js';

describe('the grid', () => {
  test('takes the number of columns that comes nearest to the wished size, the last one without a gap after it', () => {
    expect(layoutGrid({ count: 10, width: 640, card: 200, gap: 20 })).toMatchObject({
      columns: 3,
      cell: 200,
    });
    expect(layoutGrid({ count: 10, width: 760, card: 200, gap: 20 })).toMatchObject({
      columns: 4,
      cell: 175,
    });
    expect(layoutGrid({ count: 10, width: 740, card: 200, gap: 20 })).toMatchObject({
      columns: 3,
      cell: 233,
    });
  });

  test('a view narrower than one card still has a column', () => {
    expect(layoutGrid({ count: 3, width: 50, card: 200, gap: 20 })).toEqual({
      columns: 1,
      cell: 50,
      rows: 3,
    });
    expect(layoutGrid({ count: 3, width: -48, card: 200, gap: 20 })).toMatchObject({ columns: 1, cell: 0 });
  });

  test('cells fill the width, never overflow it, and every card has a row', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 90, max: 4000 }),
        fc.integer({ min: 90, max: 480 }),
        fc.integer({ min: 0, max: 40 }),
        (count, width, card, gap) => {
          const { columns, cell, rows } = layoutGrid({ count, width, card, gap });
          const used = columns * cell + (columns - 1) * gap;
          expect(used).toBeLessThanOrEqual(width);
          expect(width - used).toBeLessThan(columns);
          expect(rows * columns).toBeGreaterThanOrEqual(count);
          expect((rows - 1) * columns).toBeLessThan(Math.max(1, count));
          if (width >= card) expect(cell / card).toBeGreaterThan(0.6);
        },
      ),
    );
  });
});

describe('walking the grid of 8 cards in rows of 3', () => {
  const go = (move: GridMove, index: number) => moveInGrid(move, index, 8, 3, 2);

  test.each<[GridMove, number, number]>([
    ['left', 0, 0],
    ['left', 3, 2],
    ['right', 2, 3],
    ['right', 7, 7],
    ['up', 1, 1],
    ['up', 4, 1],
    ['down', 1, 4],
    ['down', 5, 7],
    ['down', 6, 6],
    ['row-start', 5, 3],
    ['row-end', 3, 5],
    ['row-end', 6, 7],
    ['first', 5, 0],
    ['last', 1, 7],
    ['page-up', 7, 1],
    ['page-up', 4, 1],
    ['page-down', 0, 6],
    ['page-down', 5, 7],
  ])('%s from %i leads to %i', (move, from, to) => expect(go(move, from)).toBe(to));

  test('in an empty grid nothing is reached', () => {
    expect(moveInGrid('right', 0, 0, 3, 2)).toBe(-1);
  });

  test('no move leaves the grid', () => {
    const moves: GridMove[] = [
      'left',
      'right',
      'up',
      'down',
      'row-start',
      'row-end',
      'first',
      'last',
      'page-up',
      'page-down',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...moves),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(59),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 5 }),
        (move, count, index, columns, page) => {
          const to = moveInGrid(move, Math.min(index, count - 1), count, columns, page);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    );
  });

  test('Home and End reach the row, with Ctrl the whole grid', () => {
    expect([moveOfKey('Home', false), moveOfKey('Home', true)]).toEqual(['row-start', 'first']);
    expect([moveOfKey('End', false), moveOfKey('End', true), moveOfKey('x', false)]).toEqual([
      'row-end',
      'last',
      null,
    ]);
  });
});
