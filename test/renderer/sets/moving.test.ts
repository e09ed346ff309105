import { expect, test } from 'vitest';
import { dropped, movedOn, movedWith } from '../../../src-renderer/rooms/sets/moving.js';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('a chosen card takes all that are chosen along, another one only itself', () => {
  expect(movedWith(ids, new Set(['d', 'b']), 'd')).toEqual(['b', 'd']);
  expect(movedWith(ids, new Set(['d', 'b']), 'c')).toEqual(['c']);
});

test('a place is counted without the cards that move', () => {
  expect(dropped(ids, ['b', 'd'], 5)).toEqual({ ids: ['b', 'd'], place: 3 });
  expect(dropped(ids, ['b', 'd'], 3)).toEqual({ ids: ['b', 'd'], place: 2 });
  expect(dropped(ids, ['a'], 0)).toBeNull();
  expect(dropped(ids, ['a'], 1)).toBeNull();
  expect(dropped(ids, ['b', 'c'], 2)).toBeNull();
});

test('cards move on as far as there are places', () => {
  expect(movedOn(ids, ['b', 'c'], 1)).toEqual({ ids: ['b', 'c'], place: 2 });
  expect(movedOn(ids, ['b', 'c'], 9)).toEqual({ ids: ['b', 'c'], place: 3 });
  expect(movedOn(ids, ['b', 'd'], -9)).toEqual({ ids: ['b', 'd'], place: 0 });
  expect(movedOn(ids, ['d', 'e'], 4)).toBeNull();
  expect(movedOn(ids, [], 1)).toBeNull();
});
