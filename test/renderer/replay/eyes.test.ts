import { expect, test } from 'vitest';
import type { TableView } from '../../../src-main/api/answers/play-answers.js';
import { eyesOf } from '../../../src-renderer/rooms/replay/eyes.js';

const seats = (count: number): TableView['seats'] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `Player ${seat + 1}`,
    life: 20,
    lifeName: 'HP',
    isOut: false,
    zones: [],
    notes: [],
  }));

test('a finished game is seen as an onlooker, from every seat and with all open, each by a digit of its own', () => {
  const eyes = eyesOf(seats(8), true);
  expect(eyes.map(({ as }) => as)).toEqual(['onlooker', 0, 1, 2, 3, 4, 5, 6, 7, 'open']);
  expect(eyes.map(({ key }) => key).join('')).toBe('0123456789');
  expect(eyes[3]?.name).toBe('Player 3');
});

test('a game that goes on is seen as an onlooker alone', () => {
  expect(eyesOf(seats(2), false).map(({ as }) => as)).toEqual(['onlooker']);
});
