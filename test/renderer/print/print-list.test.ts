import { beforeEach, expect, test } from 'vitest';
import { LOOSE, printList } from '../../../src-renderer/shared/printing/print-list.svelte.js';

const listed = () =>
  printList.groups
    .map(
      ({ name, entries }) =>
        `${name === null ? '' : `${name}: `}${entries.map(({ card, copies }) => `${card}×${copies}`).join(' ')}`,
    )
    .join(' | ');
const back = `${'a'.repeat(32)}.png`;
const foxes = {
  id: 'd1',
  name: ' Foxes ',
  back,
  entries: [
    { card: 'a', name: 'A', copies: 2, reserves: 1 },
    { card: 'b', name: 'B', copies: 1 },
  ],
};
const owls = { ...foxes, id: 'd2', name: 'Owls', back: 'standard' };

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
  expect(listed()).toBe('a×5 b×999');
  expect(printList.total).toBe(1004);
});

test('copies stay whole and between 0 and 999; a card with none stays on the list', () => {
  printList.replace([{ card: 'a', copies: 1 }]);
  const copies = [-3, 2.6, 5000, 0].map((wish) => {
    printList.setCopies(LOOSE, 'a', wish);
    return listed();
  });
  expect(copies).toEqual(['a×0', 'a×3', 'a×999', 'a×0']);
});

test('each change can be undone; clicking copies up is one step', async () => {
  printList.replace([
    { card: 'a', copies: 1 },
    { card: 'b', copies: 1 },
  ]);
  for (const copies of [2, 3, 4]) printList.setCopies(LOOSE, 'a', copies);
  printList.remove(LOOSE, 'b');
  expect(listed()).toBe('a×4');
  await printList.history.undo();
  expect(listed()).toBe('a×4 b×1');
  await printList.history.undo();
  expect(listed()).toBe('a×1 b×1');
  await printList.history.redo();
  expect(listed()).toBe('a×4 b×1');
});

test('a deck brings its name and back, and other cards bring the usual ones again', () => {
  printList.takeDeck(foxes);
  expect([listed(), printList.title]).toEqual(['Foxes: a×2 b×1', 'Foxes']);
  expect(printList.items(() => true).map((item) => item.back)).toEqual([back, back]);
  printList.setCopies('d1', 'a', 5);
  expect([listed(), printList.title]).toEqual(['Foxes: a×5 b×1', 'Foxes']);
  printList.replace([{ card: 'c', copies: 1 }]);
  expect([listed(), printList.title]).toEqual(['c×1', 'Cards']);
});

test('decks stand beside one another, each with its back, also where they share a card', () => {
  printList.takeDeck(foxes);
  printList.addDeck(owls);
  printList.add([{ card: 'a', copies: 1 }]);
  printList.setCopies('d2', 'a', 4);
  expect([listed(), printList.title]).toEqual(['a×1 | Foxes: a×2 b×1 | Owls: a×4 b×1', 'Cards']);
  printList.addDeck(owls);
  expect(listed()).toBe('a×1 | Foxes: a×2 b×1 | Owls: a×2 b×1');
  expect(printList.items((card) => card === 'a').map((item) => [item.copies, item.back])).toEqual([
    [1, 'standard'],
    [2, back],
    [2, 'standard'],
  ]);
  printList.removeGroup('d1');
  printList.remove(LOOSE, 'a');
  expect([listed(), printList.title]).toEqual(['Owls: a×2 b×1', 'Owls']);
});

test('a name that is typed stays until it is emptied or another list begins', async () => {
  printList.takeDeck(foxes);
  printList.setTitle('Proofs');
  expect(printList.title).toBe('Proofs');
  printList.setTitle('  ');
  expect(printList.title).toBe('Foxes');
  await printList.history.undo();
  printList.setTitle('Proofs');
  printList.takeDeck(owls);
  expect(printList.title).toBe('Owls');
});

test('used places are left out and used again; a new list begins on a whole sheet', async () => {
  printList.replace([{ card: 'a', copies: 9 }]);
  for (const place of [5, 2, 9, 5]) printList.toggleSkip(place);
  expect(printList.skip).toEqual([2, 9]);
  await printList.history.undo();
  expect(printList.skip).toEqual([2, 5, 9]);
  printList.skipNothing();
  expect(printList.skip).toEqual([]);
  printList.toggleSkip(1);
  printList.takeDeck(foxes);
  expect(printList.skip).toEqual([]);
});
