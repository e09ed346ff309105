import { beforeEach, describe, expect, test } from 'vitest';
import type { CardRow, FoundCardIds } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { deferred, type Deferred } from '../../../src-renderer/connection/deferred.js';
import { LibraryStore } from '../../../src-renderer/shared/library/library-store.svelte.js';

interface Asked {
  readonly query: string;
  readonly sort: string;
  readonly descending: boolean;
  readonly answer: Deferred<FoundCardIds>;
}

const row = (id: string, name = id): CardRow => ({
  id,
  game: 'kotc',
  name,
  tags: [],
  set: null,
  favourite: false,
  revision: 'r',
  changed: 0,
  thumbnail: `/thumbnail/${id}`,
  ground: '#ffffff',
});

const found = (...ids: string[]): FoundCardIds => ({ ids, remarks: [], chosen: [], order: null });

let lists: Deferred<CardRow[]>[];
let asked: Asked[];
let wanted: string[][];
let there: CardRow[];
let library: LibraryStore;

beforeEach(() => {
  [lists, asked, wanted, there] = [[], [], [], []];
  const client = {
    cards: {
      list: () => {
        const answer = deferred<CardRow[]>();
        lists.push(answer);
        return answer.promise;
      },
    },
    collection: {
      find: (wish: Omit<Asked, 'answer'>) => {
        const answer = deferred<FoundCardIds>();
        asked.push({ ...wish, answer });
        return answer.promise;
      },
      rows: async ({ ids }: { ids: string[] }) => {
        wanted.push(ids);
        return there.filter(({ id }) => ids.includes(id));
      },
      tally: async () => ({ cards: 0, favourites: 0, groups: [], sets: [] }),
    },
    library: { info: async () => ({ folder: '/f', cards: 0, decks: 0, readOnly: null, problems: [] }) },
  };
  library = new LibraryStore(client as unknown as Client);
});

const settle = async (): Promise<void> => {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
};
const names = () => library.rows?.map(({ name }) => name).join(' ');
const all = () => library.all?.map(({ name }) => name).join(' ');

async function filled(...ids: string[]): Promise<void> {
  void library.reload();
  lists.at(-1)?.resolve(ids.map((id) => row(id)));
  await settle();
  asked.at(-1)?.answer.resolve(found(...ids));
  await settle();
}

describe('the list of cards', () => {
  test('many changes during one reading become one more reading, and the last one counts', async () => {
    void library.reload();
    for (let i = 0; i < 5; i += 1) void library.reload();
    expect(lists).toHaveLength(1);
    lists[0]?.resolve([row('old')]);
    await settle();
    expect(lists).toHaveLength(2);
    lists[1]?.resolve([row('new')]);
    await settle();
    expect([all(), lists.length]).toEqual(['new', 2]);
  });

  test('only cards that changed are read again, and those that are gone go', async () => {
    await filled('a', 'b', 'c');
    there = [row('a', 'z'), row('d')];
    await library.refresh(['a', 'b', 'd']);
    expect([all(), lists.length, wanted]).toEqual(['c d z', 1, [['a', 'b', 'd']]]);
    asked.at(-1)?.answer.resolve(found('d', 'a', 'b', 'c'));
    await settle();
    expect(names()).toBe('d z c');
  });

  test('a failure is a sentence, what was listed stays, and the next reading reads all', async () => {
    await filled('a');
    void library.reload();
    lists[1]?.reject(new Error('The folder is gone'));
    await settle();
    expect([library.failure, names()]).toEqual(['The folder is gone.', 'a']);
    void library.refresh(['a']);
    lists[2]?.resolve([row('a'), row('b')]);
    await settle();
    expect([library.failure, all()]).toEqual([null, 'a b']);
  });
});

describe('the search', () => {
  test('that has been overtaken does not show, and one search runs at a time', async () => {
    await filled('a', 'b', 'c');
    const before = asked.length;
    library.finder.search(' rap ');
    library.finder.search('rapt');
    library.finder.search('raptor');
    expect(asked.slice(before).map(({ query }) => query)).toEqual(['rap']);
    expect([names(), library.finder.answered]).toEqual(['a b c', '']);
    asked.at(-1)?.answer.resolve(found('b'));
    await settle();
    expect(asked.slice(before).map(({ query }) => query)).toEqual(['rap', 'raptor']);
    asked.at(-1)?.answer.resolve(found('c', 'a'));
    await settle();
    expect([names(), library.finder.answered]).toEqual(['c a', 'raptor']);
  });

  test('another order is asked for, once', async () => {
    library.finder.sortBy('changed', true);
    library.finder.sortBy('changed', true);
    expect(asked.map(({ sort, descending }) => [sort, descending])).toEqual([['changed', true]]);
  });
});
