import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDeckList } from '../../src-main/exchange/list/deck-list.js';
import { looksLikeDeckList, readDeckList } from '../../src-main/exchange/list/read-deck-list.js';

describe('a deck list', () => {
  test('is read as people write it', () => {
    const { name, edition, lines, faults } = readDeckList(
      [
        '// My Deck',
        '// 14th Edition',
        '',
        '4 Ember Fox',
        '3x River Owl',
        '2 × Stone Golem',
        'Ember Rain x2',
        'Calm Pond (3)',
        'Lonely',
        '# a remark',
        '1000 Too many',
        '0 None',
        '',
        'Reserves:',
        '1 Ember Fox',
      ].join('\r\n'),
    );
    expect([name, edition]).toEqual(['My Deck', 'kotc-14']);
    expect(lines.map((line) => [line.line, line.copies, line.name, line.reserve])).toEqual([
      [4, 4, 'Ember Fox', false],
      [5, 3, 'River Owl', false],
      [6, 2, 'Stone Golem', false],
      [7, 2, 'Ember Rain', false],
      [8, 3, 'Calm Pond', false],
      [9, 1, 'Lonely', false],
      [15, 1, 'Ember Fox', true],
    ]);
    expect(faults).toEqual([
      { line: 11, whole: '1000 Too many', because: 'A deck has up to 999 copies of a card.' },
    ]);
  });

  test.each([
    ['// Name: My Deck', 'My Deck', null],
    ['// name:My Deck', 'My Deck', null],
    ['# Title:   My Deck', 'My Deck', null],
    ['// Deck: Edition: X', 'Edition: X', null],
    ['// Edition: 14th Edition', null, 'kotc-14'],
    ['// edition:14th edition', null, 'kotc-14'],
    ['// The edition: 14th Edition', 'The edition: 14th Edition', null],
  ])('says its name and edition: %s', (line, name, edition) => {
    const read = readDeckList(`${line}\n4 Ember Fox`);
    expect([read.name, read.edition ?? null, read.lines.length]).toEqual([name, edition, 1]);
  });

  test('may have 999 copies of a card, and marks single cards as reserves', () => {
    const { lines, faults } = readDeckList('999 Ember Fox\nSB: 2 River Owl\n1 Stone Golem');
    expect(faults).toEqual([]);
    expect(lines.map(({ copies, reserve }) => [copies, reserve])).toEqual([
      [999, false],
      [2, true],
      [1, false],
    ]);
  });

  test('that was written is read again as it was', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,9}( [a-z]{2,9})?$/);
    const entry = fc.record({
      card: fc.uuid(),
      name,
      copies: fc.integer({ min: 1, max: 99 }),
      reserves: fc.nat(3),
    });
    fc.assert(
      fc.property(name, fc.array(entry, { maxLength: 8 }), (title, entries) => {
        const list = readDeckList(writeDeckList({ game: 'kotc', name: title, edition: 'kotc-09', entries }));
        expect([list.name, list.edition]).toEqual([title, 'kotc-09']);
        const read = (reserve: boolean) =>
          list.lines.filter((line) => line.reserve === reserve).map((line) => `${line.copies} ${line.name}`);
        const aside = entries.map((one) => ({ ...one, reserves: Math.min(one.reserves, one.copies) }));
        expect(read(false)).toEqual(
          aside.flatMap((one) =>
            one.copies > one.reserves ? `${one.copies - one.reserves} ${one.name}` : [],
          ),
        );
        expect(read(true)).toEqual(
          aside.flatMap((one) => (one.reserves > 0 ? `${one.reserves} ${one.name}` : [])),
        );
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['4 Ember Fox\n2 River Owl', true],
    ['Ember Fox x4\n\n// Reserves\nRiver Owl x1', true],
    ['Name\tLevel\nEmber Fox\t5', false],
    ['Name,Level,SP\n3 Little Pigs,5,2', false],
    ['Once upon a time\nthere was a fox', false],
  ])('is told from a table: %j', (text, expected) => {
    expect(looksLikeDeckList(text)).toBe(expected);
  });

  test('of one endless line is no work', () => {
    const text = `4 ${' '.repeat(3_000_000)}x`;
    expect(readDeckList(text).faults).toMatchObject([
      { because: 'This is too long for the name of a card.' },
    ]);
  });
});
