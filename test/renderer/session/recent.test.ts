import { expect, test } from 'vitest';
import { recentIn, withOpened, type RecentThing } from '../../../src-renderer/shared/session/recent.js';

const card = (id: string, library = '/a'): RecentThing => ({ kind: 'card', id, library });
const ids = (list: readonly RecentThing[]) => list.map(({ id }) => id).join(' ');

test('what is opened comes first, once', () => {
  const list = withOpened(withOpened(withOpened([], card('x')), card('y')), card('x'));
  expect(ids(list)).toBe('x y');
  expect(withOpened(list, card('x'))).toBe(list);
});

test('a card and a deck, and cards of two libraries, are different things', () => {
  const list = [card('x'), { ...card('x'), kind: 'deck' as const }, card('x', '/b')];
  expect(list.reduce<readonly RecentThing[]>(withOpened, [])).toHaveLength(3);
  expect(recentIn(list, '/b')).toEqual([card('x', '/b')]);
});

test('the oldest of a library are forgotten, and none of another for them', () => {
  let list: readonly RecentThing[] = [card('kept', '/b')];
  for (let n = 0; n < 30; n += 1) list = withOpened(list, card(String(n)));
  expect(ids(recentIn(list, '/a'))).toBe('29 28 27 26 25 24 23 22 21 20 19 18');
  expect(recentIn(list, '/b')).toHaveLength(1);
  for (let n = 0; n < 300; n += 1) list = withOpened(list, card('x', `/${n}`));
  expect(list).toHaveLength(100);
});
