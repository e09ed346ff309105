import { expect, test } from 'vitest';
import { readDeckFile } from '../../../../src-main/games/card-files.js';
import { isCardType } from '../../../../src-main/games/kotc/cards/language/read.js';
import { judgeStats } from '../../../../src-main/games/kotc/cards/law/stats-law.js';
import { evaluate, formula } from '../../../../src-main/games/kotc/cards/price/formula.js';
import { fraction, isWhole, toText } from '../../../../src-main/games/kotc/cards/price/fraction.js';
import { printableCost } from '../../../../src-main/games/kotc/cards/price/printed-cost.js';

test('types of cards are two', () => {
  expect(['creature', 'spell', 'minion', ''].map((one) => isCardType(one))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a cost that a card has no room for is left blank', () => {
  expect([null, 0, 999, 1000].map((cost) => printableCost(cost))).toEqual([null, 0, 999, null]);
});

test('formulas take away, too, from the left to the right', () => {
  const value = (text: string): string => toText(evaluate(formula(text), { x: fraction(7), y: fraction(2) }));
  expect(['x-y', 'x-y-1', 'x-(y-1)', 'x-y+1', '2x-y/4', 'y-x'].map(value)).toEqual([
    '5',
    '4',
    '6',
    '6',
    '27/2',
    '-5',
  ]);
});

test('halves are not whole', () => {
  expect([fraction(4, 2), fraction(1, 2), fraction(0)].map(isWhole)).toEqual([true, false, true]);
});

test('what is wrong with a figure, in the words of its edition', () => {
  const said = (offense: number | null, edition: 14 | 9): string[] =>
    judgeStats({ type: 'creature', offense }, edition).map(({ because }) => because);
  expect(said(null, 14)).toEqual(['SP is missing.']);
  expect(said(-1, 14)).toEqual(['SP is a whole number from 0, not -1.']);
  expect(said(1.5, 9)).toEqual(['Offense is a whole number from 0 to 99, not 1.5.']);
  expect(said(100, 9)).toEqual(['Offense is a whole number from 0 to 99, not 100.']);
  expect([...said(0, 9), ...said(99, 9), ...said(100, 14)]).toEqual([]);
  expect(judgeStats({ type: 'spell', offense: -1 }, 14)).toEqual([]);
});

test('a deck of an older file names its edition by an id', () => {
  const file = (version: number, edition: unknown): string =>
    JSON.stringify({
      format: 'cardwright-deck',
      version,
      deck: {
        id: '77777777-1111-4111-8111-111111111111',
        name: 'Moon',
        edition,
        entries: [],
        back: 'standard',
        notes: '',
        ...(version > 2 && { game: 'kotc' }),
      },
    });
  expect(readDeckFile(file(2, 6))).toMatchObject({
    kind: 'good',
    content: { game: 'kotc', edition: 'kotc-06' },
  });
  expect(readDeckFile(file(3, 'kotc-14'))).toMatchObject({ kind: 'good', content: { edition: 'kotc-14' } });
  expect(readDeckFile(file(2, 'kotc-14'))).toMatchObject({ kind: expect.any(String) });
  expect(readDeckFile(file(2, 99)).kind).toBe('damaged');
});
