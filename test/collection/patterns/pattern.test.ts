import { describe, expect, it } from 'vitest';
import { MOST_HITS, readPattern, type Pattern } from '../../../src-main/collection/patterns/pattern.js';
import { compiled, patternAt } from '../../../src-main/collection/patterns/typed-pattern.js';

const plain = { anyCase: false, lines: false, dotAll: false };

function pattern(source: string, switches = plain): Pattern {
  const reading = readPattern(source, switches);
  if (reading.kind === 'bad') throw new Error(reading.fault.sentence);
  return reading.pattern;
}

describe('a pattern', () => {
  it('is found, with what its groups have taken', () => {
    const { groups, groupNames, hits } = pattern('(?P<verb>draw|discard)s? (\\d+)?');
    expect([groups, [...groupNames]]).toEqual([2, [['verb', 1]]]);
    expect([...hits('draws 2, discard x')]).toEqual([
      { start: 0, end: 7, groups: ['draws 2', 'draw', '2'] },
      { start: 9, end: 17, groups: ['discard ', 'discard', ''] },
    ]);
  });

  it('is read by its switches', () => {
    const text = 'Fly.\nDraw.';
    expect(pattern('draw').isIn(text)).toBe(false);
    expect(pattern('draw', { ...plain, anyCase: true }).isIn(text)).toBe(true);
    expect(pattern('^Draw').isIn(text)).toBe(false);
    expect(pattern('^Draw', { ...plain, lines: true }).isIn(text)).toBe(true);
    expect(pattern('Fly.*Draw').isIn(text)).toBe(false);
    expect(pattern('Fly.*Draw', { ...plain, dotAll: true }).isIn(text)).toBe(true);
    expect([pattern('Fly').isAllOf('Fly.'), pattern('Fly.').isAllOf('Fly.')]).toEqual([false, true]);
  });

  it.each([
    ['a(b', '(', 'There is no “)” to this “(”.'],
    ['(a)[(](b', '(', 'There is no “)” to this “(”.'],
    ['a)b', ')', 'There is no “(” to this “)”.'],
    ['x[a', '[', 'There is no “]” to this “[”.'],
    ['+a', '+', '“+” has nothing before it to repeat.'],
    ['a\\** b**', '**', expect.stringContaining('repeats what is repeated already')],
    ['a{2000}', '{2000}', expect.stringContaining('1000 are the most')],
    ['a(?!b)', '(?!', expect.stringContaining('cannot look ahead or behind')],
    ['(?<=b)a', '(?<=b)a', expect.stringContaining('cannot look ahead or behind')],
    ['(a)\\1', '\\1', expect.stringContaining('refer back')],
    ['a\\y', '\\y', expect.stringContaining('means nothing')],
    ['[z-a]', 'z-a', expect.stringContaining('no range of signs')],
    ['\\p{Goblin}', '\\p{Goblin}', expect.stringContaining('no kind of sign')],
    ['(?P<n>a)(?P<n>b)', 'n', expect.stringContaining('Two groups')],
    ['a\\', 'a\\', expect.stringContaining('backslash')],
    ['((a{30}){30}){30}', '{30}', expect.stringContaining('no number of times')],
    ['(a?){400}', '(a?){400}', expect.stringContaining('too large')],
  ])('that cannot be read says what is wrong where: %s', (source, piece, sentence) => {
    const reading = readPattern(source, plain);
    if (reading.kind === 'good') throw new Error('It can be read.');
    const { start, end, sentence: said } = reading.fault;
    expect(source.slice(start, end ?? undefined)).toBe(piece);
    expect(said).toEqual(sentence);
  });

  // Any engine that goes back would still be at it when the sun has gone out.
  it.each(['(a+)+$', '(a|a)*b', '(a|aa)+b', '(.*)*z', '((a?){20})a{20}b', '^(([a-z])+.)+[A-Z]([a-z])+$'])(
    'takes no longer for being hostile: %s',
    (source) => expect(pattern(source).isIn(`${'a'.repeat(5000)}!`)).toBe(false),
  );

  it('that finds more than anybody looks at stops there', () => {
    expect([...pattern('a').hits('ab'.repeat(2000))]).toHaveLength(MOST_HITS);
  });
});

describe('a pattern in a search', () => {
  it.each([
    ['/draw/', 0, { source: 'draw', switches: '' }, 6, true],
    ['o:/a\\/b/im c', 2, { source: 'a\\/b', switches: 'im' }, 10, true],
    ['/[/]/', 0, { source: '[/]', switches: '' }, 5, true],
    ['/[a/', 0, { source: '[a', switches: '' }, 4, true],
    ['/open (', 0, { source: 'open (', switches: '' }, 7, false],
    ['/a\\', 0, { source: 'a\\', switches: '' }, 3, false],
  ])('stands between slashes: %s', (text, at, typed, end, closed) => {
    expect(patternAt(text, at)).toEqual({ typed, end, closed });
  });

  it('is none where no slash stands', () => {
    expect(patternAt('draw', 0)).toBeNull();
  });

  it('tells a wrong switch by its place', () => {
    expect(compiled({ source: 'ab', switches: 'ig' })).toMatchObject({ fault: { start: 5, end: 6 } });
  });
});
