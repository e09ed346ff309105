import type { KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { safe } from '@orpc/client';
import { describe, expect, it, test } from 'vitest';
import { fox, start } from './start.js';

describe('the collection over the contract', () => {
  it('finds cards in order, with remarks and the filters that the query sets', async () => {
    const { client } = await start();
    const { content: owl } = await client.cards.create({ card: { ...fox, name: 'Owl', tags: ['night'] } });
    const { content: bat } = await client.cards.create({ card: { ...fox, name: 'Bat', tags: ['night'] } });
    await client.cards.create({ card: fox });
    const found = await client.collection.find({
      query: 'tag:night hue:red or tag:night',
      descending: true,
    });
    expect(found.ids).toEqual([owl.id, bat.id]);
    expect(found.remarks).toMatchObject([{ sentence: expect.stringContaining('hue') }]);
    expect((await client.collection.find({ query: 'tag:night' })).chosen).toEqual([
      { field: 'tag', value: 'night', excluded: false },
    ]);
    const rows = await client.collection.rows({ ids: [owl.id, crypto.randomUUID(), bat.id] });
    expect(rows.map(({ name }) => name)).toEqual(['Owl', 'Bat']);
  });

  it('stars cards, which can be taken back', async () => {
    const { client } = await start();
    const made = [await client.cards.create({ card: fox }), await client.cards.create({ card: fox })];
    const ids = made.map(({ content }) => content.id);
    const starred = async () => (await client.collection.find({ query: 'is:favourite' })).ids.length;
    const { batch, changed } = await client.collection.favourite({ ids, favourite: true });
    expect([changed, await starred(), (await client.collection.tally()).favourites.count]).toEqual([2, 2, 2]);
    await client.batches.undo({ batch });
    expect(await starred()).toBe(0);
  });

  it('edits a query for a filter, and completes one with the names of the library', async () => {
    const { client } = await start();
    await client.cards.create({ card: { ...fox, tags: ['needs art'] } });
    expect(await client.collection.toggle({ query: 'fox', field: 'tag', value: 'needs art' })).toBe(
      'fox tag="needs art"',
    );
    const order = { sort: 'cost', descending: true } as const;
    expect(await client.collection.sorted({ query: 'fox sort:name', ...order })).toBe('fox sort:-level');
    const { options } = await client.collection.complete({ query: 'tag:ne', at: 6 });
    expect(options).toEqual([{ kind: 'value', insert: '"needs art"', note: '1 card' }]);
  });

  it('refuses what no query is', async () => {
    const { client } = await start();
    const { error } = await safe(client.collection.find({ query: 'x'.repeat(1001) }));
    expect(error).toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('tells of cards what does not stand in their rows, and how many some searches find', async () => {
  const { client } = await start();
  const { id } = (await client.cards.create({ card: { ...fox, cost: 99 } as Card })).content;
  await client.cards.create({ card: { ...fox, name: 'Moth', type: 'spell', text: 'Bake 2 cakes.' } as Card });
  const entries = [{ card: id, name: 'Ember Fox', copies: 3 }];
  await client.decks.create({
    deck: { name: 'Den', edition: 'kotc-14', entries, back: 'standard', notes: '' },
  });
  const [known] = await client.collection.facts({ ids: [id, '00000000-0000-4000-8000-000000000009'] });
  expect(known).toMatchObject({ id, decks: 1, copies: 3, needsWork: true });
  const { price, playable, components, legal } = known?.cells ?? {};
  expect(price).toEqual({ text: '≠\u00a09', note: 'Printed: 99', tone: 'differs' });
  expect(playable?.signs?.map(({ icon }) => icon)).toEqual(['seal']);
  expect(legal).toEqual({ text: 'nowhere', tone: 'faint' });
  expect(components?.note?.split('\n').every((phrase) => /^[\p{Lu}\d]/u.test(phrase))).toBe(true);
  const queries = ['', 't:spell', 'is:mispriced', 'lvl:'];
  expect(await client.collection.counts({ queries })).toEqual([2, 1, 1, 2]);
});
