import { describe, expect, test } from 'vitest';
import { dateValue } from '../../../src-main/collection/query/date-value.js';
import { choicesCalled } from '../../../src-main/collection/query/fields.js';
import { beginsWord, keyOf, wordsOf } from '../../../src-main/collection/query/fold.js';
import { sortCalled } from '../../../src-main/collection/query/sorts.js';

describe('a date of a search', () => {
  const from = { year: 2026, month: 11, day: 1 };
  const start = { year: 2026, month: 1, day: 1 };
  test.each([
    ['2026', { kind: 'period', from: start, to: { ...start, year: 2027 } }],
    ['2026-11', { kind: 'period', from, to: { ...from, month: 12 } }],
    ['2026-11-1', { kind: 'period', from, to: { ...from, day: 2 } }],
    [
      '2026-12-31',
      { kind: 'period', from: { year: 2026, month: 12, day: 31 }, to: { year: 2026, month: 12, day: 32 } },
    ],
    ['2026-1-01', { kind: 'period', from: start, to: { ...start, day: 2 } }],
    ['7d', { kind: 'age', days: 7 }],
    [' 7 D ', { kind: 'age', days: 7 }],
    ['12h', { kind: 'age', days: 0.5 }],
    ['2w', { kind: 'age', days: 14 }],
    ['2m', { kind: 'age', days: 60 }],
    ['7 d', { kind: 'age', days: 7 }],
    ['9999y', { kind: 'age', days: 9999 * 365 }],
    ['today', { kind: 'day-before', days: 0 }],
    ['Yesterday', { kind: 'day-before', days: 1 }],
  ])('%s', (typed, expected) => expect(dateValue(typed)).toEqual(expected));

  test.each([
    '',
    '7',
    '7x',
    '7xd',
    '12345d',
    'd',
    '26',
    '20261',
    '2026-0',
    '2026-13',
    '2026-1-0',
    '2026-1-32',
    '2026-1-1-1',
    'toString',
    '77 77d',
    'x2026',
    '2026x',
    '2026-1x',
    '7dx',
    'x7d',
    '7  d',
  ])('“%s” is none', (typed) => expect(dateValue(typed)).toBe(null));
});

describe('a word of a text', () => {
  test.each([
    ['ember fox', 'fox', true],
    ['ember fox', 'ember', true],
    ['ember fox', 'ember f', true],
    ['ember fox', 'mber', false],
    ['firefox fox', 'fox', true],
    ['é-fox', 'fox', true],
    ['éfox', 'fox', false],
    ['2fox', 'fox', false],
    ['9-fox', 'fox', true],
    ['zfox', 'fox', false],
    ['a…fox', '…fox', true],
    ['ember', '', true],
  ])('“%s” has one that begins with “%s”: %s', (text, begin, expected) => {
    expect(beginsWord(text, begin)).toBe(expected);
  });

  test('is of letters and digits of any writing', () => {
    expect(wordsOf('ember-fox 2, the 3rd')).toEqual(['ember', 'fox', '2', 'the', '3rd']);
    expect(wordsOf('łódź — лиса…猫')).toEqual(['łódź', 'лиса', '猫']);
    expect(wordsOf('…')).toEqual([]);
    expect(wordsOf('-')).toEqual([]);
  });

  test('names that differ in case, accents and punctuation have one key, and those of nothing else their own', () => {
    expect(keyOf('Émber, Fox!')).toBe('ember fox');
    expect(keyOf(' !? ')).toBe('!?');
  });
});

test('a choice is the one called so, or else every one that may be meant', () => {
  const choice = (...names: readonly string[]) =>
    ({ names }) as unknown as Parameters<typeof choicesCalled>[0][number];
  const choices = [choice('fire', 'red'), choice('firefly'), choice('water', 'wet')];
  expect(choicesCalled(choices, 'Fire')).toEqual([choices[0]]);
  expect(choicesCalled(choices, 'fi')).toEqual(choices.slice(0, 2));
  expect(choicesCalled(choices, 'we')).toEqual([choices[2]]);
  expect(choicesCalled(choices, 'x')).toEqual([]);
  expect(choicesCalled(choices, '')).toEqual([]);
});

test('what is sorted by is called by its name or an unmistakable beginning of it', () => {
  expect(sortCalled('name')).toBe('name');
  expect(sortCalled('nam')).toBe('name');
  expect(sortCalled('')).toBe(null);
  expect(sortCalled('xyz')).toBe(null);
});
