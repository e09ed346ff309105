import { describe, expect, test } from 'vitest';
import type { CardEdit, EditEvent } from '../../src-main/api/answers/edit-answers.js';
import { fox, start, type Started } from './start.js';

/** Cards A, B, C of the library, in this order. */
async function three({ client }: Started) {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C'])
    ids.push((await client.cards.create({ card: { ...fox, name } })).content.id);
  return ids;
}

const numbered = async ({ client }: Started, set: string): Promise<string> =>
  (await client.sets.cards({ id: set })).rows.map((row) => `${row.name}${row.set?.number ?? ''}`).join(' ');

async function apply({ client }: Started, ids: readonly string[], edit: CardEdit) {
  const events: EditEvent[] = [];
  for await (const event of await client.edits.apply({ cards: { ids: [...ids] }, edit, title: 'edit' }))
    events.push(event);
  const last = events.at(-1);
  if (last?.kind !== 'done') throw new Error('An edit ends with what came of it.');
  return last.batch;
}

describe('sets', () => {
  test('a set is made of cards in the order given, and taken back as a whole', async () => {
    const started = await start();
    const [a = '', b = '', c = ''] = await three(started);
    const { client } = started;
    const made = await client.sets.make({ name: 'First Steps', cards: [c, a, b] });
    expect(await numbered(started, made.set)).toBe('C1 A2 B3');
    expect(await client.sets.rows()).toMatchObject([{ id: made.set, name: 'First Steps', cards: 3 }]);

    await client.batches.undo({ batch: made.batch });
    expect(await client.sets.rows()).toEqual([]);
    expect((await client.cards.get({ id: a })).content.set).toBeNull();
  });

  test('offer the colours of their cards, those of most cards first', async () => {
    const started = await start();
    const { client } = started;
    const ids = await three(started);
    const { set } = await client.sets.make({ name: 'First Steps', cards: ids });
    expect(await client.sets.colors({ id: set })).toEqual([]);
    await apply(started, ids.slice(0, 1), { look: { accent: '#204080' } });
    await apply(started, ids, { look: { frame: '#a03020' } });
    expect(await client.sets.colors({ id: set })).toEqual(['#a03020', '#204080']);
  });

  test('cards are renumbered by an order, by a move and by hand; what changes nothing is no change', async () => {
    const started = await start();
    const ids = await three(started);
    const { client } = started;
    const { set } = await client.sets.make({ name: 'S', cards: ids });
    const renumber = (how: Parameters<typeof client.sets.renumber>[0]['how']) =>
      client.sets.renumber({ id: set, how });
    expect(await renumber({ by: 'name' })).toBeNull();
    const moved = await renumber({ move: ids.slice(2, 3), place: 0 });
    expect(await numbered(started, set)).toBe('C1 A2 B3');
    expect(moved?.changed).toBe(3);
    await renumber({ card: ids[1] ?? '', number: 2 });
    expect((await client.sets.cards({ id: set })).report).toMatchObject({
      doubles: [{ number: 2 }],
      gaps: [],
      total: 3,
    });
    await renumber({ by: 'free' });
    expect(await numbered(started, set)).toBe('C1 A2 B3');
    await client.batches.undo({ batch: moved?.batch ?? '' });
    await expect(
      client.sets.renumber({ id: '00000000-0000-4000-8000-000000000009', how: { by: 'name' } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a set that is deleted leaves its cards, and comes back with their numbers', async () => {
    const started = await start();
    const ids = await three(started);
    const { client } = started;
    const { set } = await client.sets.make({ name: 'S', cards: ids });
    const gone = await client.sets.dissolve({ id: set });
    expect(await client.sets.list()).toEqual([]);
    expect((await client.cards.list({})).map((row) => row.set)).toEqual([null, null, null]);
    await client.batches.undo({ batch: gone.batch });
    expect(await numbered(started, set)).toBe('A1 B2 C3');
  });

  test('what cards show of their set changes the address of their picture, and only then', async () => {
    const started = await start();
    const ids = await three(started);
    const { client } = started;
    const { set } = await client.sets.make({ name: 'S', cards: ids });
    const pictures = async () => (await client.sets.cards({ id: set })).rows.map((row) => row.thumbnail);
    const before = await pictures();
    const stored = await client.sets.get({ id: set });
    const marked = { ...stored.content, code: 'FS', mark: 'number-of-total' } as const;
    const saved = await client.sets.save({ set: marked, base: stored.revision });
    const after = await pictures();
    expect(after.filter((address) => before.includes(address))).toEqual([]);
    expect((await started.app.asset(after[0] ?? ''))?.immutable).toBe(true);
    expect((await started.app.asset(before[0] ?? ''))?.immutable).toBe(false);
    if (saved.kind !== 'saved') throw new Error('nobody else writes here');
    await client.sets.save({ set: { ...marked, notes: 'Later' }, base: saved.revision });
    expect(await pictures()).toEqual(after);
  });
});

describe('one edit of many cards', () => {
  test('is shown before it is done, done as one change, and taken back as one', async () => {
    const started = await start();
    const ids = await three(started);
    const { client } = started;
    const edit: CardEdit = {
      addTags: ['sly'],
      replace: { find: 'fire', by: 'ember', in: ['tags', 'flavor'], words: true, matchCase: false },
    };
    const preview = await client.edits.preview({ cards: { query: '' }, edit });
    expect(preview).toMatchObject({ cards: 3, changing: 3, withProblems: 0 });
    expect(preview.rows[0]?.changes).toEqual([{ field: 'tags', before: 'fire', after: 'ember, sly' }]);
    expect((await client.cards.get({ id: ids[0] ?? '' })).content.tags).toEqual(['fire']);

    const batch = await apply(started, ids.slice(0, 2), edit);
    expect(batch?.changed).toBe(2);
    expect((await client.cards.list({})).map((row) => row.tags.join('+'))).toEqual([
      'ember+sly',
      'ember+sly',
      'fire',
    ]);
    await client.batches.undo({ batch: batch?.batch ?? '' });
    expect((await client.cards.list({})).map((row) => row.tags.join('+'))).toEqual(['fire', 'fire', 'fire']);
  });

  test('numbers on in the set that cards are put into; those with problems come first and stay', async () => {
    const started = await start();
    const [a = '', b = '', c = ''] = await three(started);
    const { client } = started;
    const { set } = await client.sets.make({ name: 'S', cards: [b] });
    await client.sets.renumber({ id: set, how: { card: b, number: 9 } });
    await apply(started, [a, b, c], { set: { id: set, numbers: 'next' } });
    expect(await numbered(started, set)).toBe('B9 A10 C11');

    const stored = await client.cards.get({ id: c });
    await client.cards.save({ card: { ...stored.content, text: 'Win.' }, base: stored.revision });
    const preview = await client.edits.preview({ cards: { set }, edit: { compute: ['cost'] } });
    expect(preview).toMatchObject({ cards: 3, changing: 2, withProblems: 1 });
    expect(preview.rows[0]).toMatchObject({ name: 'C', changes: [] });
    expect(preview.rows[0]?.problems).toHaveLength(1);
  });

  test('that changes nothing makes no change, and a set that is not there is named', async () => {
    const started = await start();
    const ids = await three(started);
    expect(await apply(started, ids, { addTags: ['fire'] })).toBeNull();
    expect(await started.client.batches.list()).toEqual([]);
    const lost = { id: '00000000-0000-4000-8000-000000000009', numbers: 'none' } as const;
    await expect(apply(started, ids, { set: lost })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('statistics of a search, of a set and of chosen cards', async () => {
  const started = await start();
  const ids = await three(started);
  const { client } = started;
  const { set } = await client.sets.make({ name: 'S', cards: ids.slice(0, 2) });
  for (const [cards, count] of [
    [{ query: '' }, 3],
    [{ set }, 2],
    [{ ids: ids.slice(0, 1) }, 1],
  ] as const) {
    const which = 'ids' in cards ? { ids: [...cards.ids] } : cards;
    for await (const event of await client.statistics.of({ cards: which }))
      if (event.kind === 'done') expect(event.statistics.cards).toBe(count);
  }
  expect.assertions(3);
});

test('packs of a set become decks, one each, and are taken back as a whole', async () => {
  const started = await start();
  const { client } = started;
  const { set } = await client.sets.make({ name: 'Harbor', cards: await three(started) });
  const packing = { id: set, packs: 2, seed: 7, slots: [{ rarity: 'common', count: 2 }] };
  const { packs, rarities } = await client.sets.packs(packing);
  expect(rarities).toEqual([{ rarity: 'common', count: 3 }]);
  expect(packs.map((pack) => pack.length)).toEqual([2, 2]);
  const done = await client.sets.packDecks(packing);
  const decks = await client.decks.list();
  expect(decks.map(({ name }) => name)).toEqual(['Harbor, pack 1', 'Harbor, pack 2']);
  const { content } = await client.decks.get({ id: decks[0]?.id ?? '' });
  expect(content.entries.map(({ name }) => name)).toEqual(packs[0]?.map(({ name }) => name));
  await client.batches.undo({ batch: done.batch });
  expect(await client.decks.list()).toEqual([]);
  await expect(client.sets.packDecks({ ...packing, slots: [] })).rejects.toThrow('no cards in these packs');
});

test('a draft of a set shows one person their own pack, and its pools become decks', async () => {
  const started = await start();
  const { client } = started;
  const { set } = await client.sets.make({ name: 'Harbor', cards: await three(started) });
  const record = {
    id: set,
    seed: 7,
    rounds: 1,
    slots: [{ rarity: 'common', count: 1 }],
    taken: [] as string[],
  };
  const draft = { ...record, seats: ['person' as const, 'computer' as const] };
  const asked = await client.sets.draft(draft);
  if (asked.kind !== 'asks') throw new Error('Somebody is asked.');
  expect(Object.keys(asked.question).toSorted()).toEqual(['own', 'pack', 'pick', 'round', 'seat']);
  await expect(client.sets.draftDecks(draft)).rejects.toThrow('not over');
  const over = { ...draft, taken: [...asked.question.pack] };
  expect(await client.sets.draft(over)).toMatchObject({
    kind: 'over',
    pools: [asked.question.pack, [expect.any(String)]],
  });
  await client.sets.draftDecks(over);
  expect((await client.decks.list()).map(({ name }) => name).toSorted()).toEqual([
    'Harbor, computer 2',
    'Harbor, player 1',
  ]);
});
