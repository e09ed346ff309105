import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldName } from '../../../src-main/collection/query/fields.js';
import { parse } from '../../../src-main/collection/query/parse.js';
import { chosenIn, toggle, valueKey } from '../../../src-main/collection/query/toggle.js';

describe('a filter', () => {
  it.each([
    ['', 'edition', '14', 'e:14'],
    ['fox', 'edition', '14', 'fox e:14'],
    ['fox e:14', 'edition', '11', 'fox e:14,11'],
    ['fox e:14,11', 'edition', '14', 'fox e:11'],
    ['fox e:14 o:draw', 'edition', '14', 'fox o:draw'],
    ['e:14', 'edition', '14', ''],
    ['-tag:draft fox', 'tag', 'draft', 'fox'],
    ['tag:Draft', 'tag', 'draft', ''],
    ['t:creature', 'type', 'minion', ''],
    ['fire or water', 'type', 'spell', '(fire or water) t:spell'],
    ['fire or', 'type', 'spell', 'fire t:spell'],
    ['"open phrase', 'type', 'spell', '"open phrase" t:spell'],
    ['', 'set', 'First Steps', 'set="First Steps"'],
    ['set="First Steps"', 'set', 'Ash & Ember', 'set="First Steps","Ash & Ember"'],
    ['lvl<=3', 'cost', '3', 'lvl<=3 lvl:3'],
    ['-e:9', 'edition', '14', '-e:9 e:14'],
    ['t:/spell/', 'type', 'spell', 't:/spell/,spell'],
    ['t:/spell/,spell', 'type', 'spell', 't:/spell/'],
    ['o:/a b/ tag:draft', 'tag', 'draft', 'o:/a b/'],
    ['', 'tag', 'a "quoted", tag', 'tag="a  quoted , tag"'],
  ] as const)('in “%s” the %s %s becomes “%s”', (query, field, value, expected) => {
    expect(toggle(query, field, value)).toBe(expected);
  });

  it('is shown as what the search says', () => {
    const shown = chosenIn(parse('e:14,9 -tag:"Needs art" (t:spell or fox) set!=FS lvl<3').query);
    expect(shown.map(({ field, value, excluded }) => `${excluded ? '-' : ''}${field}:${value}`)).toEqual([
      'edition:14',
      'edition:9',
      '-tag:needs art',
      '-set:fs',
    ]);
  });

  it('that is pressed is on, and pressed again is off, whatever was typed before', () => {
    const pieces = fc.constantFrom(
      'fox',
      'e:14',
      '-e:9',
      'tag:draft',
      ' or ',
      '(',
      ')',
      '"',
      ' ',
      'o:',
      ',',
      't:spell',
    );
    const searches = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
    const values = fc.constantFrom<readonly [FieldName, string]>(
      ['edition', '11'],
      ['tag', 'needs art'],
      ['type', 'spell'],
    );
    const isOn = (query: string, field: FieldName, value: string): boolean =>
      chosenIn(parse(query).query).some((one) => one.field === field && one.value === valueKey(field, value));
    fc.assert(
      fc.property(searches, values, (query, [field, value]) => {
        const once = toggle(query, field, value);
        expect(isOn(once, field, value)).toBe(!isOn(query, field, value));
        expect(isOn(toggle(once, field, value), field, value)).toBe(isOn(query, field, value));
      }),
      { numRuns: 300 },
    );
  });
});
