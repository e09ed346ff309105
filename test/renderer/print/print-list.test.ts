import { beforeEach, expect, test } from 'vitest';
import { printList } from '../../../src-renderer/print/print-list.svelte.js';

const entries = () => printList.entries.map(({ card, copies }) => `${card}×${copies}`).join(' ');

beforeEach(() => {
  printList.clear();
  printList.history.clear();
});

test('a card listed twice is listed once, with its copies added', () => {
  printList.replace([
    { card: 'a', copies: 2 },
    { card: 'b', copies: 1 },
    { card: 'a', copies: 3 },
  ]);
  printList.add([{ card: 'b', copies: 999 }]);
  expect(entries()).toBe('a×5 b×999');
  expect(printList.total).toBe(1004);
});

test('copies stay whole and between 0 and 999; a card with none stays on the list', () => {
  printList.replace([{ card: 'a', copies: 1 }]);
  const copies = [-3, 2.6, 5000, 0].map((wish) => {
    printList.setCopies('a', wish);
    return entries();
  });
  expect(copies).toEqual(['a×0', 'a×3', 'a×999', 'a×0']);
});

test('each change can be undone; clicking copies up is one step', async () => {
  printList.replace([
    { card: 'a', copies: 1 },
    { card: 'b', copies: 1 },
  ]);
  for (const copies of [2, 3, 4]) printList.setCopies('a', copies);
  printList.remove('b');
  expect(entries()).toBe('a×4');
  await printList.history.undo();
  expect(entries()).toBe('a×4 b×1');
  await printList.history.undo();
  expect(entries()).toBe('a×1 b×1');
  await printList.history.redo();
  expect(entries()).toBe('a×4 b×1');
});
