import { expect, test, vi } from 'vitest';
import type { CardSort } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { CollectionStore } from '../../../src-renderer/rooms/decks/collection/collection-store.svelte.js';

interface Wish {
  readonly query: string;
  readonly sort: CardSort;
  readonly descending: boolean;
}

/** A collection beside a deck whose body takes "sort:" as the app's does. */
function besideDeck() {
  const asked: Wish[] = [];
  const collection = {
    find: async (wish: Wish) => {
      asked.push(wish);
      const [, minus, sort] = /sort:(-?)(\w+)/.exec(wish.query) ?? [];
      const order = sort ? { sort: sort as CardSort, descending: minus === '-' } : null;
      return { ids: [], remarks: [], chosen: [], order };
    },
    sorted: async ({ query, sort, descending }: Wish) =>
      query.replace(/sort:-?\w+/, `sort:${descending ? '-' : ''}${sort}`),
  };
  const store = new CollectionStore({ collection } as unknown as Client, () => new Map());
  return { store, last: () => asked.at(-1) };
}

test('cards are sorted by what is chosen', async () => {
  const { store, last } = besideDeck();
  await store.sortBy('changed', true);
  await vi.waitFor(() => expect(last()).toEqual({ query: '', sort: 'changed', descending: true }));
  await store.sortBy('name', false);
  await vi.waitFor(() => expect(last()).toEqual({ query: '', sort: 'name', descending: false }));
  expect(store.sort).toBe('name');
});

test('a search that sorts goes before what was chosen, and choosing changes the search', async () => {
  const { store, last } = besideDeck();
  store.admit('14', null);
  store.search('fox sort:-offense');
  await vi.waitFor(() => expect(store.sort).toBe('offense'));
  await store.sortBy('changed', true);
  await vi.waitFor(() => expect(store.sort).toBe('changed'));
  expect(store.query).toBe('fox sort:-changed');
  expect(last()).toEqual({ query: 'legal:14 (fox sort:-changed)', sort: 'cost', descending: false });
});
