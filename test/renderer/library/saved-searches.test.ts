import { expect, test } from 'vitest';
import { asking, moved, renamed } from '../../../src-renderer/rooms/library/search/saved-searches.js';

const searches = ['a', 'b', 'c'].map((name) => ({ name, query: `tag:${name}` }));
const names = (some: typeof searches): string => some.map(({ name }) => name).join('');

test('a search gets another name, and keeps its own where nothing is left of the new one', () => {
  expect(renamed(searches, 1, '  Foxes ')[1]).toEqual({ name: 'Foxes', query: 'tag:b' });
  expect(renamed(searches, 1, 'x'.repeat(120))[1]?.name).toHaveLength(100);
  expect(renamed(searches, 1, '  ')).toBe(searches);
  expect(renamed(searches, 7, 'Foxes')).toBe(searches);
});

test('a search moves to another place, and stays where there is none', () => {
  expect(names(moved(searches, 0, 2))).toBe('bca');
  expect(names(moved(searches, 2, 1))).toBe('acb');
  expect(moved(searches, 0, -1)).toBe(searches);
  expect(moved(searches, 2, 3)).toBe(searches);
});

test('a name can stand for another search', () => {
  expect(asking(searches, 2, 'lvl:3')[2]).toEqual({ name: 'c', query: 'lvl:3' });
});
