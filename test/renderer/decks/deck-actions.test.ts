import { expect, it } from 'vitest';
import { DeckActions } from '../../../src-renderer/rooms/decks/deck/deck-actions.js';
import { History } from '../../../src-renderer/shared/history/undo.svelte.js';
import { DECK_ID, fakeDecks } from './fake-decks.js';

const cards = [
  { card: 'fox', name: 'Fox', copies: 2 },
  { card: 'moth', name: 'Moth', copies: 1 },
];

function begun() {
  const history = new History();
  const fake = fakeDecks([{ card: 'fox', name: 'Fox', copies: 1 }]);
  const counts = () => fake.disk.stored?.content.entries.map(({ card, copies }) => [card, copies]);
  return { ...fake, history, counts, actions: new DeckActions(fake.client, history) };
}

it('cards added to a deck are taken out again by undo, and what came in between stays', async () => {
  const { actions, history, counts, disk } = begun();
  expect(await actions.addCards(DECK_ID, cards)).toBe(true);
  expect(counts()).toEqual([
    ['fox', 3],
    ['moth', 1],
  ]);
  expect(history.undoName).toBe('add 2 cards to Foxes');
  const { stored } = disk;
  const ant = { card: 'ant', name: 'Ant', copies: 4 };
  if (stored)
    disk.stored = { ...stored, content: { ...stored.content, entries: [...stored.content.entries, ant] } };
  await history.undo();
  expect(counts()).toEqual([
    ['fox', 1],
    ['ant', 4],
  ]);
  await history.redo();
  expect(counts()).toContainEqual(['moth', 1]);
});

it('cards are not added to a deck that is gone, and there is nothing to undo', async () => {
  const { actions, history, disk } = begun();
  disk.stored = null;
  expect(await actions.addCards(DECK_ID, cards)).toBe(false);
  expect(history.canUndo).toBe(false);
});
