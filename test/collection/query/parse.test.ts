import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldNames, fieldOf } from '../../../src-main/collection/query/fields.js';
import { parse } from '../../../src-main/collection/query/parse.js';
import { print, printSearch } from '../../../src-main/collection/query/print.js';
import { operators } from '../../../src-main/collection/query/query.js';
import { cardSorts, orderTerm, printOrder, wordsOfSort } from '../../../src-main/collection/query/sorts.js';

const printed = (text: string): string => print(parse(text).query);
const sentences = (text: string): string[] => parse(text).remarks.map(({ sentence }) => sentence);

/** Pieces of searches, whole and broken, in any order. */
const pieces = fc.oneof(
  fc.constantFrom(
    ...fieldNames().flatMap((name) => fieldOf(name).names),
    ...fieldNames().flatMap((name) => fieldOf(name).examples),
    ...operators,
    '(',
    ')',
    '"',
    '“',
    '-',
    '--',
    ',',
    ' ',
    'or',
    ' or ',
    'and',
    'OR',
    'NOT ',
    'not:',
    '!',
    '/',
    'sort:',
    'o:/',
    '/i',
    'n:/^Dra (gon|ke)/',
    't:/\\w+, "x"/',
    '-sort:level',
    ...orderTerm().examples,
    ':',
    '..',
    '2..4',
    '7d',
    'none',
    'fire',
  ),
  fc.string({ maxLength: 4 }),
  fc.string({ maxLength: 4, unit: 'grapheme' }),
);
const searches = fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(''));

describe('reading a search', () => {
  it.each([
    ['t:minion lvl<=3 o:"destroy" e:14', 't:minion lvl<=3 o:destroy e:14'],
    ['TYPE:Creature cost<=3', 't:Creature lvl<=3'],
    ['fire or water', 'fire or water'],
    ['a (b or c) -d', 'a (b or c) -d'],
    ['a and b', 'a b'],
    ['((a)) (b c)', 'a b c'],
    ['(a or b) or c', 'a or b or c'],
    ['-(a b)', '-(a b)'],
    ['--a ---b', 'a -b'],
    ['-(-a)', 'a'],
    ['set:"First Steps",FS', 'set:"First Steps",FS'],
    ['o:“curly quotes”', 'o:"curly quotes"'],
    ['"an open phrase', '"an open phrase"'],
    ['(a or (b', 'a or b'],
    ['face-down owner’s', 'face-down owner’s'],
    ['', ''],
    ['  ( ) "" - ', ''],
    ['!fox', 'n=fox'],
    ['-!"Ember Fox" !', '-n="Ember Fox" !'],
    ['not:sealed -not:legal', '-is:sealed is:legal'],
    ['NOT fox NOT (a or b) not NOT', '-fox -(a or b) not "NOT"'],
    ['--or fox -and', '"or" fox -"and"'],
    ['cmc<=3 pow>hp f:11', 'lvl<=3 sp>hp legal:11'],
    ['fox sort:-level t:spell', 'fox t:spell'],
    ['name:/^Dra/ -o:/a "b", (c)/i,fox', 'n:/^Dra/ -o:/a "b", (c)/i,fox'],
    ['o:/a\\/b [/]/ d', 'o:/a\\/b [/]/ d'],
    ['o:"/abc/"', 'o:"/abc/"'],
    ['set:/^First/ tag=/a|b/', 'set:/^First/ tag=/a|b/'],
    ['/abc/ lvl:/3/', '/abc/'],
  ])('%s is %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });

  it.each([
    ['hue:red', ['There is no field “hue”; it is searched as words.']],
    ['e:14)', ['There is no “(” to this “)”.']],
    ['or fire', ['“or” stands between two things to look for.']],
    ['n<=fox', ['“Name” is not larger or smaller; it is read with “:”.']],
    ['r:epic', ['“epic” is nothing that “r:” knows; write common, uncommon or rare.']],
    ['changed:soon', ['“soon” is no date; write one such as 2026-11-01, 2026-11, today or 7d.']],
    [
      'lvl:few',
      ['“few” is no number for “Level or cost”; write one such as 3, a range such as 2..4, or none.'],
    ],
    ['direction:desc', ['A minus reverses the order: sort:-level.']],
    ['sort: fox', ['Write after “sort:” what the cards are to be sorted by.']],
    ['sort:type,level', ['Cards are sorted by one thing, and where that is the same by their names.']],
    [
      'sort:level>3',
      [expect.stringMatching(/^Cards are not sorted by “level>3”; write name, .* or favourite\.$/)],
    ],
    ['sort:le fox', [expect.stringContaining('“le”')]],
    ['fire t:minion -tag:draft', []],
    ['o:/draws? (a|1/i', ['In the pattern: There is no “)” to this “(”.']],
    [
      'o:/draw/g',
      [
        '“g” is no switch of patterns; there are i (any case), m (^ and $ at every line), s (. also for new lines).',
      ],
    ],
    [
      'n:/(?=a)/',
      ['In the pattern: Patterns cannot look ahead or behind here; write what is to be found itself.'],
    ],
    ['lvl:/3/', [expect.stringContaining('“/3/” is no number')]],
  ])('%s is told: %j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('leaves the rest of a search as it is where a part is not understood', () => {
    expect(printed('lvl:few t:spell changed:soon fox')).toBe('t:spell fox');
    expect(printed('e:14,15th,9')).toBe('e:14,9');
  });

  it('knows what is only not finished yet', () => {
    const unfinished = (text: string) => parse(text).remarks.map((remark) => remark.unfinished);
    expect([
      unfinished('fox o:'),
      unfinished('fox o:/a b('),
      unfinished('fox or'),
      unfinished('o: fox'),
    ]).toEqual([[true], [true], [true], [false]]);
  });

  it.each([
    ['fox', null],
    ['sort:level', 'sort:level'],
    ['fox order:-cmc', 'sort:-level'],
    ['ORDER:"-Power"', 'sort:-sp'],
    ['-sort:hp', 'sort:-hp'],
    ['NOT sort:-hp', 'sort:hp'],
    ['(fox or sort:changed)', 'sort:changed'],
    ['sort:chan', 'sort:changed'],
    ['sort:level sort:fav', 'sort:favourite'],
    ['sort:level sort:', 'sort:level'],
    ['sort:le', null],
  ])('%s wants the order %s', (text, order) => {
    const last = parse(text).orders.at(-1);
    expect(last ? printOrder(last) : null).toBe(order);
  });

  it('knows an order that is only not finished yet', () => {
    const unfinished = (text: string) => parse(text).remarks.map((remark) => remark.unfinished);
    expect([
      unfinished('sort:'),
      unfinished('sort:le'),
      unfinished('sort:-le'),
      unfinished('sort:x'),
    ]).toEqual([[true], [true], [true], [false]]);
  });

  it('says where in the text a remark belongs', () => {
    const text = 'fox hue:red r:land n:/^a/x o:/\\d **/';
    expect(parse(text).remarks.map(({ start, end }) => text.slice(start, end))).toEqual([
      'hue:',
      'land',
      'x',
      '**',
    ]);
  });
});

describe('any text at all', () => {
  it('is read, and read as the same again when it is printed', () => {
    fc.assert(
      fc.property(searches, (text) => {
        const read = parse(text);
        const { query, remarks } = read;
        expect(printed(print(query))).toBe(print(query));
        expect(printSearch(parse(printSearch(read)))).toBe(printSearch(read));
        for (const { start, end } of remarks) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('does not fill the stack, however many parentheses it has', () => {
    expect(printed(`${'('.repeat(50_000)}fox${')'.repeat(50_000)}`)).toBe('fox');
  });
});

describe('the table of fields', () => {
  it('gives no name to two fields', () => {
    const names = fieldNames().flatMap((name) => fieldOf(name).names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([]);
  });

  it('has examples that are understood and ask for the field', () => {
    for (const name of fieldNames()) {
      for (const example of fieldOf(name).examples) {
        const { query, remarks } = parse(example);
        const term = query.kind === 'not' ? query.part : query;
        expect([example, remarks, term.kind === 'field' && term.field]).toEqual([example, [], name]);
      }
    }
  });
});

describe('what cards are sorted by', () => {
  it('has no word for two things', () => {
    const words = cardSorts().flatMap(wordsOfSort);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it('is understood by every word, either way about', () => {
    for (const sort of cardSorts())
      for (const word of wordsOfSort(sort))
        for (const minus of ['', '-']) {
          const { orders, remarks } = parse(`sort:${minus}${word}`);
          expect([word, orders, remarks]).toMatchObject([word, [{ sort, descending: minus === '-' }], []]);
        }
  });
});
