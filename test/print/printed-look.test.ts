import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookKey, lookOf, lookOfSheet } from '../../src-main/print/cards/printed-look.js';
import { sheetOptions } from '../../src-main/print/sheets/sheet-options.js';
import { planSheets } from '../../src-main/print/sheets/sheet-plan.js';
import { job } from './fixtures.js';

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('the name of a look', () => {
  it('says all of it, in letters that an address takes', () => {
    fc.assert(
      fc.property(
        fc.record({ width: mm(10, 500), height: mm(10, 500) }),
        mm(0, 5),
        fc.constantFrom('colour' as const, 'grey' as const, 'saving' as const),
        fc.string({ maxLength: 40, unit: 'grapheme' }).filter((words) => words.length <= 40),
        fc.option(mm(0, 10)),
        fc.constantFrom('metal' as const, 'without' as const, 'mask' as const),
        (card, bleed, ink, watermark, proof, foil) => {
          const key = lookKey({ card, bleed, ink, watermark, proof, foil });
          expect(key).toMatch(/^[\w-]+$/);
          expect(lookOf(key)).toEqual({
            card,
            bleed: bleed || 0,
            ink,
            watermark: watermark.trim(),
            proof: proof === null ? null : proof || 0,
            foil,
          });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is the same for whatever leaves faces as they are', () => {
    const look = (sheet: Record<string, unknown>) => planSheets(job([1], sheet)).look;
    expect(look({ gutter: 5, marks: 'guides', outline: { shape: 'rounded' }, watermark: ' ', safe: 2 })).toBe(
      look({}),
    );
    const others = [
      { proof: true },
      { proof: true, safe: 2 },
      { bleed: 1 },
      { ink: 'grey' },
      { watermark: 'x' },
      { card: { width: 50, height: 50 } },
    ];
    expect(new Set([{}, ...others].map(look)).size).toBe(others.length + 1);
  });

  const key = lookKey(lookOfSheet(sheetOptions.parse({})));
  const named = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    '',
    'x',
    '../../settings',
    `${key}=`,
    `${key}A`,
    key.slice(0, -2),
    named([5, 88.9, 0, 'colour', '']),
    named([1e9, 88.9, 0, 'colour', '']),
    named([63.5, 88.9, 6, 'colour', '']),
    named([63.5, 88.9, 0, 'red', '']),
    named([63.5, 88.9, 0, 'colour', 'x'.repeat(41)]),
    named([63.5, 88.9, 0, 'colour', ' x']),
    named([63.5, 88.9, 0, 'colour', '', 11]),
    named([63.5, 88.9, 0, 'colour', '', 1, 1]),
    named({ card: 1 }),
    named('x'.repeat(20)),
    'a'.repeat(2000),
  ])('is no other one: %s', (other) => expect(lookOf(other)).toBeNull());
});
