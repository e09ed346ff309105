import { expect, test } from 'vitest';
import { gradeOf, turningPoints, type Loss } from '../../../src-main/play/coach/turning-points.js';

const loss = (turn: number, from: number, to: number, within = 0.02): Loss => ({ turn, from, to, within });

test('the three turns that cost the most are told, in the order of the game', () => {
  const series = [
    loss(1, 0.5, 0.43),
    loss(2, 0.6, 0.2),
    loss(3, 0.3, 0.28),
    loss(4, 0.62, 0.31),
    loss(5, 0.4, 0.28),
  ];
  expect(turningPoints(series).map(({ turn, grade }) => [turn, grade])).toEqual([
    [2, 'blunder'],
    [4, 'blunder'],
    [5, 'mistake'],
  ]);
});

test('of one turn only the worst is told', () => {
  const series = [loss(7, 0.6, 0.4), loss(7, 0.55, 0.3), loss(9, 0.5, 0.4)];
  expect(turningPoints(series).map(({ turn, from }) => [turn, from])).toEqual([
    [7, 0.55],
    [9, 0.5],
  ]);
});

test('what may be noise is no turning point, however large it looks', () => {
  expect(gradeOf(loss(1, 0.6, 0.4, 0.18))).toBeNull();
  expect(gradeOf(loss(1, 0.6, 0.4, 0.17))).toBe('blunder');
  expect(turningPoints([loss(1, 0.9, 0.5, 0.39), loss(2, 0.5, 0.44, 0.02)])).toMatchObject([{ turn: 2 }]);
});

test('grades go by what was given away', () => {
  expect([0.16, 0.11, 0.06, 0.04].map((cost) => gradeOf(loss(1, 0.5, 0.5 - cost, 0)))).toEqual([
    'blunder',
    'mistake',
    'inaccuracy',
    null,
  ]);
});

test('nothing is told of a game in which nothing was given away', () => {
  expect(turningPoints([])).toEqual([]);
  expect(turningPoints([loss(1, 0.5, 0.5), loss(2, 0.5, 0.6)])).toEqual([]);
});
