import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unmarked } from '../../src-main/games/kotc/format/marks.js';
import { lay, lines, px, rows, textSteps } from './support.js';

const range = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point));
const leftToRight = fc.oneof(
  { weight: 6, arbitrary: range(0x20, 0x7e) },
  { weight: 2, arbitrary: fc.constant(' ') },
  range(0xa0, 0x17f),
  range(0x370, 0x3ff),
  range(0x400, 0x45f),
  range(0x300, 0x36f),
  range(0x1f300, 0x1f64f),
  fc.constantFrom('\t', '\u00a0', '\u00ad', '\u200d', '\ufe0f', 'fi', 'ffl', '“', '…', '漢', '👩‍🚀', '🇦🇹'),
);
const anything = fc.oneof(
  { weight: 4, arbitrary: leftToRight },
  range(0x5d0, 0x5ea),
  range(0x620, 0x64a),
  range(0x660, 0x669),
  range(0xd800, 0xdfff),
  range(0, 0x1f),
  fc.constantFrom('\n', '\r\n', '\u2028', '\u202e', '\u2066', '\u200f', '\ufeff', '\u{10fffd}'),
);
const text = (sign: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(sign, { maxLength }).map((signs) => signs.join(''));

const runs = { numRuns: 300 };

describe('any text', () => {
  test('is laid out, stays within its box or is reported, and its runs are whole', () => {
    fc.assert(
      fc.property(
        text(anything, 400),
        text(anything, 60),
        fc.constantFrom(6, 14, null),
        (ability, name, edition) => {
          const list = lay({ text: ability, name, flavor: name, licence: name, edition });
          for (const step of list.steps) {
            if (step.kind !== 'text') continue;
            expect(Number.isFinite(step.x + step.y + step.width)).toBe(true);
            expect([...step.glyphs.map((glyph) => glyph.text).join('')].sort()).toEqual(
              [...step.text].sort(),
            );
          }
          for (const [element, left, right] of [
            ['text', 84, 667],
            ['name', 51, 699],
            ['flavor', 61, 689],
          ] as const) {
            for (const step of textSteps(list, element)) {
              expect(step.x).toBeGreaterThanOrEqual(px(left) - 1e-6);
              expect(step.x + step.width).toBeLessThanOrEqual(px(right) + 1e-6);
            }
          }
          const over = list.notices.some((notice) => notice.element === 'text' && notice.kind === 'overflow');
          const lowest = Math.max(0, ...textSteps(list, 'text').map((step) => step.y));
          if (lowest > px(805)) expect(over).toBe(true);
        },
      ),
      runs,
    );
  });

  test('from left to right: glyphs read as the run, lines read as the text', () => {
    fc.assert(
      fc.property(text(leftToRight, 300), (ability) => {
        const list = lay({ text: ability, edition: 14 });
        for (const step of textSteps(list, 'text')) {
          expect(step.glyphs.map((glyph) => glyph.text).join('')).toBe(step.text);
        }
        const bare = (words: string) => words.replace(/[\s\u00a0]+/g, '');
        expect(bare(lines(list, 'text').join(''))).toBe(bare(unmarked(ability)));
      }),
      runs,
    );
  });

  test('runs of a line follow one another without gap or overlap', () => {
    fc.assert(
      fc.property(text(anything, 200), (ability) => {
        for (const row of rows(lay({ text: ability }), 'text')) {
          row.forEach((step, index) => {
            const before = row[index - 1];
            if (before) expect(step.x).toBeCloseTo(before.x + before.width, 6);
          });
        }
      }),
      runs,
    );
  });
});
