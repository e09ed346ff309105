import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedPath } from '../../src-main/layout/paths.js';
import { circlePath } from '../../src-main/layout/shapes.js';
import { displayPath } from '../../src-main/layout/svg-path.js';
import { boundsOf } from './support.js';

describe('path data of a display list', () => {
  test.each([
    ['M1 2 3 4', 'M1 2L3 4'],
    ['m1,2 3,4z m1 1', 'M1 2L4 6ZM2 3'],
    ['M10 10h-5v5H0V0', 'M10 10L5 10L5 15L0 15L0 0'],
    ['M0 0c1 1 2 2 3 3s2 2 3 3', 'M0 0C1 1 2 2 3 3C4 4 5 5 6 6'],
    ['M0 0q1 2 2 0t2 0', 'M0 0Q1 2 2 0Q3 -2 4 0'],
    ['M.5.5l-.5-.5', 'M0.5 0.5L0 0'],
    ['M1e1 0L2e-1 0', 'M10 0L0.2 0'],
    ['M0 0A0 0 0 0 1 5 5', 'M0 0L5 5'],
    ['M1e21 -1e999', 'M1000000 -1000000'],
  ])('%s', (path, expected) => expect(displayPath(path)).toBe(expected));

  test('draws arcs as circles, with flags that stand close', () => {
    for (const path of ['M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z', 'M-5 0a5 5 0 1110 0a5 5 0 11-10 0z']) {
      const curves = displayPath(path).match(/-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?(?=[CZ])/g) ?? [];
      expect(curves.length).toBeGreaterThanOrEqual(4);
      for (const point of curves) expect(Math.hypot(...point.split(' ').map(Number))).toBeCloseTo(5, 3);
    }
  });

  test('knows no other command afterwards, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...'MmLlHhVvCcSsQqTtAaZz', ' 1', '-2', '.5', ',', ' 0', '1e2', '#')),
        (signs) => {
          expect(displayPath(signs.join(''))).toMatch(/^(?:[MLCQ][-\d. ]+|Z)*$/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is moved and scaled as a whole', () => {
    const bounds = boundsOf(placedPath(circlePath(0, 0, 1), 10, 20, 3));
    expect([bounds.x, bounds.y, bounds.width, bounds.height]).toEqual([7, 17, 6, 6]);
  });
});
