import { expect, test } from 'vitest';
import { cardAfterKey, rowsOf } from '../../../src-renderer/rooms/print/list/list-rows.js';
import type { PrintGroup } from '../../../src-renderer/shared/printing/print-list.svelte.js';

const group = (id: string, name: string | null, cards: string): PrintGroup => ({
  id,
  name,
  back: 'standard',
  entries: [...cards].map((card) => ({ card, copies: 1 })),
});
const keys = (groups: readonly PrintGroup[]) => rowsOf(groups).map(({ key }) => key);

test('single cards need no head; beside decks they have one', () => {
  expect(keys([group('loose', null, 'ab')])).toEqual(['loose a', 'loose b']);
  expect(keys([group('loose', null, 'a'), group('d', 'Foxes', 'a')])).toEqual([
    'loose',
    'loose a',
    'd',
    'd a',
  ]);
  expect(keys([group('d', 'Foxes', 'a')])).toEqual(['d', 'd a']);
});

test('the arrows go from card to card, over heads, and stay at the ends', () => {
  const rows = rowsOf([group('d', 'Foxes', 'ab'), group('e', 'Owls', 'c')]);
  const after = (key: string, present: string | null = 'd b') => cardAfterKey(rows, present, key);
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown', 'x'].map((key) => after(key))).toEqual([
    'd a',
    'e c',
    'd a',
    'e c',
    'e c',
    null,
  ]);
  expect([after('ArrowDown', 'e c'), after('ArrowUp', 'd a'), after('ArrowDown', null)]).toEqual([
    'e c',
    'd a',
    'd a',
  ]);
  expect(cardAfterKey([], null, 'Home')).toBeNull();
});
