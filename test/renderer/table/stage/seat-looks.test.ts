import { expect, test } from 'vitest';
import { seatLook, seatPatterns } from '../../../../src-renderer/shared/table/paint/signs/seat-looks.js';

test('eight players look different by colour and by pattern alone', () => {
  const looks = Array.from({ length: 8 }, (_, seat) => seatLook(seat));
  expect(new Set(looks.map(({ token }) => token)).size).toBe(8);
  expect(new Set(looks.map(({ pattern }) => pattern))).toEqual(new Set(seatPatterns));
});

test('a ninth begins again', () => {
  expect(seatLook(8)).toEqual(seatLook(0));
});
