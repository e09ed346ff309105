import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillColor, num, pt, strokeColor } from '../../../src-main/print/pdf/numbers.js';
import { pathOperators } from '../../../src-main/print/pdf/path.js';
import { showGlyphs } from '../../../src-main/print/pdf/text.js';

describe('numbers', () => {
  it('turn millimetres into exact points', () => {
    expect([63.5, 88.9, 25.4, 0].map(pt)).toEqual([180, 252, 72, 0]);
  });

  it('are never written with an exponent or a minus zero', () => {
    expect([1e-9, -1e-9, 0.00001, 12.5, -3, 1234567.891].map(num)).toEqual([
      '0',
      '0',
      '0.00001',
      '12.5',
      '-3',
      '1234567.891',
    ]);
  });

  it('give colours as fractions, greys as grey, and refuse what is no colour', () => {
    expect([fillColor('#ff0033'), strokeColor('#ff0033')]).toEqual(['1 0 0.2 rg', '1 0 0.2 RG']);
    expect([fillColor('#000000'), strokeColor('#333333')]).toEqual(['0 g', '0.2 G']);
    expect(() => fillColor('red')).toThrow(TypeError);
  });
});

describe('paths', () => {
  const plain = (path: string) =>
    pathOperators(
      path,
      (x) => x,
      (y) => y,
    );

  it('become operators; a quadratic curve becomes the same cubic one', () => {
    expect(plain('M0 0L10 0Q10 9 4 9C1,2 3,4 5,6Z').split('\n')).toEqual([
      '0 0 m',
      '10 0 l',
      '10 6 8 9 4 9 c',
      '1 2 3 4 5 6 c',
      'h',
    ]);
  });

  it('take repeated points, signs without spaces and exponents', () => {
    expect(plain('M1-2 3 4L5e-1.5').split('\n')).toEqual(['1 -2 m', '3 4 l', '0.5 0.5 l']);
  });

  it('start a quadratic curve after Z and M where the pen is', () => {
    expect(plain('M0 0L3 3ZM6 0Q6 3 9 3').split('\n').at(-1)).toBe('6 2 7 3 9 3 c');
  });

  it.each(['m0 0', 'M0', 'M0 0A1 1 0 0 0 2 2', 'M0 0H4'])('refuse %s', (path) => {
    expect(() => plain(path)).toThrow(TypeError);
  });
});

describe('text', () => {
  /** Follows the operators as a reader does and says where each glyph's origin is, in pt. */
  function follow(operators: string, size: number, advance: (glyph: number) => number) {
    const found: { id: number; x: number; y: number }[] = [];
    let [x, y, rise] = [0, 0, 0];
    for (const line of operators.split('\n')) {
      const moved = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
      const raised = /^(\S+) Ts$/.exec(line);
      if (moved) [x, y] = [Number(moved[1]), Number(moved[2])];
      if (raised) rise = Number(raised[1]);
      for (const [, codes, shift] of line.endsWith('TJ') ? line.matchAll(/<([0-9a-f]*)>|(-?[\d.]+)/g) : []) {
        if (shift) x -= (Number(shift) * size) / 1000;
        for (const [code] of codes?.matchAll(/.{4}/g) ?? []) {
          const id = Number.parseInt(code, 16);
          found.push({ id, x, y: y + rise });
          x += (advance(id) * size) / 1000;
        }
      }
    }
    return found;
  }

  it('lands every glyph of the longest line within 0.01 mm of its place', () => {
    const glyph = fc.record({
      id: fc.integer({ min: 0, max: 65535 }),
      x: fc.double({ min: -2, max: 60, noNaN: true }),
      y: fc.oneof(fc.constant(0), fc.double({ min: -1, max: 1, noNaN: true })),
      text: fc.constant('x'),
    });
    const advance = (id: number) => (id % 1000) + 0.123;
    fc.assert(
      fc.property(
        fc.array(glyph, { maxLength: 120 }),
        fc.double({ min: 2, max: 80, noNaN: true }),
        (glyphs, rough) => {
          const size = pt(rough / 3);
          const run = { glyphs, size, x: 100, y: 200, unit: 72 / 25.4, advance };
          const found = follow(showGlyphs(run), size, advance);
          expect(found.map((it) => it.id)).toEqual(glyphs.map((it) => it.id));
          found.forEach((it, n) => {
            expect(Math.abs(it.x - 100 - (glyphs[n]?.x ?? NaN) * (72 / 25.4)) / (72 / 25.4)).toBeLessThan(
              0.01,
            );
            expect(Math.abs(it.y - 200 + (glyphs[n]?.y ?? NaN) * (72 / 25.4)) / (72 / 25.4)).toBeLessThan(
              0.01,
            );
          });
        },
      ),
    );
  });

  it('leaves no raised pen behind', () => {
    const glyphs = [{ id: 1, x: 0, y: -1, text: 'x' }];
    const shown = showGlyphs({ glyphs, size: 10, x: 0, y: 0, unit: 1, advance: () => 500 });
    expect(shown.split('\n').at(-1)).toBe('0 Ts');
  });
});
