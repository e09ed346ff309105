import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from '../../../src-main/collection/query/parse.js';
import { print } from '../../../src-main/collection/query/print.js';
import { sortedBy } from '../../../src-main/collection/query/sorted-by.js';
import { cardSorts } from '../../../src-main/collection/query/sorts.js';

describe('sorting in a search', () => {
  it.each([
    ['fox sort:level t:spell', 'offense', true, 'fox sort:-sp t:spell'],
    ['order:cmc', 'cost', true, 'sort:-level'],
    ['-sort:hp fox', 'name', false, 'sort:name fox'],
    ['sort:name fox sort:hp', 'favourite', false, 'fox sort:favourite'],
    ['fox', 'changed', true, 'fox sort:-changed'],
    ['', 'set', false, 'sort:set'],
    ['"open phrase', 'set', false, '"open phrase" sort:set'],
    ['fox  or   owl sort:hp', 'defense', true, 'fox  or   owl sort:-hp'],
    ['sort:-sp -NOT  or ', 'name', false, 'sort:name -NOT  or'],
  ] as const)('“%s” by %s, descending: %s', (query, sort, descending, expected) => {
    expect(sortedBy(query, { sort, descending })).toBe(expected);
  });

  it('finds the same cards in the wanted order, whatever was typed before', () => {
    const pieces = fc.constantFrom(
      'fox',
      'sort:level',
      'order:"-sp"',
      '-sort:chan',
      'sort:',
      'NOT ',
      ' or ',
      '(',
      ')',
      '"',
      ' ',
      ',',
      '-',
      'o:',
      't:spell',
    );
    const searches = fc.array(pieces, { maxLength: 9 }).map((parts) => parts.join(''));
    const orders = fc.record({ sort: fc.constantFrom(...cardSorts()), descending: fc.boolean() });
    fc.assert(
      fc.property(searches, orders, (query, order) => {
        const sorted = parse(sortedBy(query, order));
        expect(sorted.orders).toMatchObject([order]);
        expect(print(sorted.query)).toBe(print(parse(query).query));
      }),
      { numRuns: 400 },
    );
  });
});
