import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../src-main/api/settings.js';
import { shortForms } from '../../../src-main/api/writing/writing-aids.js';
import { usualForms } from '../../../src-main/api/writing/usual-forms.js';
import { readShortForms, shortFormsText } from '../../../src-main/exchange/writing/short-forms-text.js';
import '../../property-seed.js';

describe('a list of short forms as a file', () => {
  it('is read as it was written, whatever stands in it', () => {
    const form = fc.record({
      short: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => !/\s/.test(text)),
      text: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
    });
    fc.assert(
      fc.property(fc.array(form, { maxLength: 12 }), (forms) => {
        expect(readShortForms(shortFormsText(forms))).toEqual(forms);
      }),
      { numRuns: 200 },
    );
    expect(readShortForms(shortFormsText(usualForms))).toEqual(usualForms);
  });

  it('may be written by hand: with tabs, commas or semicolons, with quotation marks and blank lines', () => {
    const wanted = [
      { short: '(c)', text: '©' },
      { short: 'eot', text: 'until end of turn' },
    ];
    expect(readShortForms('(c)\t©\n\neot\tuntil end of turn\n')).toEqual(wanted);
    expect(readShortForms('(c),©\r\neot,until end of turn')).toEqual(wanted);
    expect(readShortForms('"(c)";"©"\neot;until end of turn')).toEqual(wanted);
    expect(readShortForms('tp,"target player, or you"')).toEqual([
      { short: 'tp', text: 'target player, or you' },
    ]);
  });

  it('is refused with the row where it is none, and when it is of a newer version', () => {
    expect(() => readShortForms('(c)\t©\nnothing else')).toThrow(/^Row 2 is no short form/);
    expect(() => readShortForms('a\tb\tc')).toThrow(/^Row 1/);
    expect(() => readShortForms('# Cardwright short forms 2\na\tb')).toThrow(/newer version/);
    expect(() => readShortForms('a,"b')).toThrow(/quotation mark/);
  });
});

describe('in the settings', () => {
  it('are those that there are at first, until somebody changes them; none may stand twice', () => {
    expect(settings.parse({}).autoReplace).toEqual({ version: 1, on: true, forms: usualForms });
    expect(settings.parse({ autoReplace: { forms: [] } }).autoReplace.forms).toEqual([]);
    const twice = [
      { short: 'a', text: 'b' },
      { short: 'a', text: 'c' },
    ];
    expect(shortForms.safeParse(twice).success).toBe(false);
    expect(shortForms.safeParse([{ short: 'a b', text: 'c' }]).success).toBe(false);
    expect(settings.safeParse({ autoReplace: { version: 2 } }).success).toBe(false);
  });
});
