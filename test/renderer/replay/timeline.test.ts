import { expect, test } from 'vitest';
import type { TimelineMark } from '../../../src-main/api/answers/play-answers.js';
import {
  numberedTurns,
  placeAfter,
  placeBefore,
  turnsOf,
} from '../../../src-renderer/rooms/replay/timeline.js';

/** Setup, then turn 1 with two inputs in its draw phase and two in its battle phase, then turn 2. */
const marks: readonly TimelineMark[] = (
  [
    [0, null],
    [0, null],
    [1, 'draw'],
    [1, 'draw'],
    [1, 'battle'],
    [1, 'battle'],
    [2, 'draw'],
    [2, 'draw'],
  ] as const
).map(([turn, phase], at) => ({ at, turn, phase, player: 0, text: null }));

test('a step forward ends at the next decision, phase or turn, or at the end', () => {
  expect(placeAfter(marks, 2, 'decision')).toBe(3);
  expect(placeAfter(marks, 2, 'phase')).toBe(4);
  expect(placeAfter(marks, 2, 'turn')).toBe(6);
  expect(placeAfter(marks, 6, 'turn')).toBe(7);
  expect(placeAfter(marks, 7, 'decision')).toBe(7);
});

test('a step back ends where the phase or turn began, and from there where the one before did', () => {
  expect(placeBefore(marks, 5, 'decision')).toBe(4);
  expect(placeBefore(marks, 5, 'phase')).toBe(4);
  expect(placeBefore(marks, 4, 'phase')).toBe(2);
  expect(placeBefore(marks, 5, 'turn')).toBe(2);
  expect(placeBefore(marks, 2, 'turn')).toBe(0);
  expect(placeBefore(marks, 0, 'turn')).toBe(0);
});

test('phases of the same name in different turns are different ones', () => {
  const two = marks.filter(({ phase }) => phase === 'draw').map((mark, at) => ({ ...mark, at }));
  expect(placeAfter(two, 0, 'phase')).toBe(2);
  expect(placeBefore(two, 3, 'phase')).toBe(2);
});

test('a turn is marked where it begins; the setup is none', () => {
  expect(turnsOf(marks)).toEqual([
    { at: 2, turn: 1 },
    { at: 6, turn: 2 },
  ]);
});

test('nowhere to go in an empty timeline', () => {
  expect(placeAfter([], 0, 'turn')).toBe(0);
  expect(placeBefore([], 0, 'turn')).toBe(0);
});

test('numbers of turns that would run into each other are left out', () => {
  const turns = [0, 10, 11, 12, 50].map((at, nth) => ({ at, turn: nth + 1 }));
  expect([...numberedTurns(turns, 100, 1000, 24)]).toEqual([1, 2, 5]);
  expect([...numberedTurns(turns, 100, 10_000, 24)]).toEqual([1, 2, 3, 4, 5]);
  expect([...numberedTurns([{ at: 0, turn: 1 }], 0, 1000, 24)]).toEqual([1]);
});
