import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shownAs, variantKey, variantOf } from '../../src-main/cards/picture-variant.js';

const id = `${'0af9'.repeat(8)}.jpg`;
const named = (changes: string) => id.replace('.', `~${changes}.`);

const change = fc.record({
  brightness: fc.integer({ min: 0, max: 300 }),
  contrast: fc.integer({ min: 0, max: 300 }),
  saturation: fc.integer({ min: 0, max: 300 }),
  blur: fc.boolean(),
  grey: fc.boolean(),
  light: fc.boolean(),
});

describe('names of variants', () => {
  test('say what is changed and nothing else', () => {
    expect(variantKey(id, {})).toBe(id);
    expect(shownAs({ id })).toBe(id);
    expect(variantKey(id, { brightness: 110, saturation: 0, blur: true })).toBe(named('b110-s0-r'));
    const adjust = { brightness: 100, contrast: 80, saturation: 100 };
    expect(shownAs({ id, adjust }, { grey: true, light: true })).toBe(named('c80-g-l'));
  });

  test('of more than three times as much are none', () => {
    expect(variantOf(named('b300'))).toMatchObject({ id });
    expect(['b301', 'c301', 's999', 'b100'].map((changes) => variantOf(named(changes)))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('can be read back, whatever is changed', () => {
    fc.assert(
      fc.property(change, (changes) => {
        expect(variantOf(variantKey(id, changes))).toEqual({ id, change: changes });
      }),
      { numRuns: 100 },
    );
  });

  test.each([
    '',
    '../x.jpg',
    named(''),
    named('b100'),
    named('b0110'),
    named('b301'),
    named('c80-b110'),
    named('b110c80'),
    named('b110-'),
    named('g-r'),
    named('b110/..'),
    named('x1'),
    `${named('r')}\n`,
    id.replace('jpg', 'svg'),
    id.toUpperCase(),
  ])('%j is none', (key) => expect(variantOf(key)).toBeNull());
});
