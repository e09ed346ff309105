import { beforeEach, describe, expect, test } from 'vitest';
import type { CardRow } from '../../../src-main/api/answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { deferred, type Deferred } from '../../../src-renderer/connection/deferred.js';
import { LibraryStore } from '../../../src-renderer/library/library.svelte.js';

interface Asked {
  readonly query: string;
  readonly sort: string;
  readonly answer: Deferred<CardRow[]>;
}

const row = (name: string): CardRow => ({
  id: name,
  name,
  type: 'spell',
  edition: 14,
  cost: null,
  offense: null,
  defense: null,
  tags: [],
  revision: 'r',
  changed: 0,
  thumbnail: `/thumbnail/${name}`,
});

let asked: Asked[];
let library: LibraryStore;

beforeEach(() => {
  asked = [];
  const client = {
    cards: {
      list: ({ query, sort }: { query: string; sort: string }) => {
        const answer = deferred<CardRow[]>();
        asked.push({ query, sort, answer });
        return answer.promise;
      },
    },
    library: { info: async () => ({ folder: '/f', cards: 0, decks: 0, readOnly: null, problems: [] }) },
  };
  library = new LibraryStore(client as unknown as Client);
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};
const names = () => library.rows?.map(({ name }) => name).join(' ');

describe('the list of cards', () => {
  test('many changes during one reading become one more reading, and the last one counts', async () => {
    void library.reload();
    for (let i = 0; i < 5; i += 1) void library.reload();
    expect(asked).toHaveLength(1);
    asked[0]?.answer.resolve([row('old')]);
    await settle();
    expect(asked).toHaveLength(2);
    asked[1]?.answer.resolve([row('new')]);
    await settle();
    expect([names(), asked.length]).toEqual(['new', 2]);
  });

  test('a search that has been overtaken does not show', async () => {
    void library.reload();
    asked[0]?.answer.resolve([row('a'), row('b')]);
    await settle();
    library.search(' rap ');
    library.search('raptor');
    await settle();
    expect(names()).toBe('a b');
    for (const { query, answer } of asked.slice(1))
      answer.resolve(query === '' ? [row('a')] : [row(`found ${query}`)]);
    await settle();
    for (const { query, answer } of asked)
      answer.resolve(query === '' ? [row('a')] : [row(`found ${query}`)]);
    await settle();
    expect(names()).toBe('found raptor');
    library.search('');
    expect(names()).toBe('a');
  });

  test('another order is asked for', async () => {
    library.sortBy('changed');
    expect(asked.map(({ sort }) => sort)).toEqual(['changed']);
  });

  test('a failure is a sentence, and what was listed stays', async () => {
    void library.reload();
    asked[0]?.answer.resolve([row('a')]);
    await settle();
    void library.reload();
    asked[1]?.answer.reject(new Error('The folder is gone'));
    await settle();
    expect([library.failure, names()]).toEqual(['The folder is gone.', 'a']);
    void library.reload();
    asked[2]?.answer.resolve([row('b')]);
    await settle();
    expect([library.failure, names()]).toEqual([null, 'b']);
  });
});
