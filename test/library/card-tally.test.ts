import { expect, it } from 'vitest';
import { blankCard } from '../../src-main/games/cards.js';
import { tallyOf } from '../../src-main/library/finding/card-tally.js';
import { cardNamed, newFolder, open } from './support.js';

it('counts what cards can be filtered by', async () => {
  const library = await open(newFolder());
  const { content: set } = await library.sets.create({
    name: 'Ice Age',
    code: 'IA',
    symbol: null,
    mark: 'none',
    notes: '',
  });
  await library.sets.create({ name: '', code: '', symbol: null, mark: 'none', notes: '' });
  await library.cards.create(
    cardNamed('Fox', {
      edition: 9,
      cost: 11,
      tags: ['b10', 'a'],
      favourite: true,
      set: { id: set.id, number: 1 },
    }),
  );
  await library.cards.create(cardNamed('Owl', { edition: 9, type: 'spell', cost: 11, tags: ['b9', 'a'] }));
  await library.cards.create(cardNamed('Moth', { edition: null, cost: 2 }));
  const tally = tallyOf(library.cards.list(), library.sets.list());
  expect([tally.cards, tally.favourites.count]).toEqual([3, 1]);
  expect(
    tally.groups.map(({ field, values }) => [
      field,
      ...values.map(({ value, count }) => `${value} ${count}`),
    ]),
  ).toEqual([
    ['edition', '9 2', 'none 1'],
    ['type', 'minion 2', 'spell 1'],
    ['cost', '2 1', '11 2'],
    ['tag', 'a 2', 'b9 1', 'b10 1'],
  ]);
  expect(tally.sets.map(({ name, key, count }) => [name, key, count])).toEqual([
    ['Unnamed set', '', 0],
    ['Ice Age', 'ice age', 1],
  ]);
});

it('counts what another game prints under the same key as something else', async () => {
  const library = await open(newFolder());
  await library.cards.create(cardNamed('Fox', { edition: 9 }));
  const blank = blankCard(crypto.randomUUID(), 'magic-classic', 'magic');
  await library.cards.create(Object.assign(blank, { name: 'Badger', typeLine: 'Creature — Badger' }));
  const groups = tallyOf(library.cards.list(), []).groups.map(({ field, values }) => [
    field,
    ...values.map(({ value, count }) => `${value} ${count}`),
  ]);
  expect(groups.slice(0, 4)).toEqual([
    ['game', 'kotc 1', 'magic 1'],
    ['edition', '9 1'],
    ['type', 'minion 1'],
    ['cost'],
  ]);
});

it('counts by what follows from the texts as the search for it finds', async () => {
  const library = await open(newFolder());
  const texts = ['Draw 2 cards.', 'Draw 2 cards. Each player draws 1 card.', 'Nobody reads this.'];
  for (const [nth, text] of texts.entries())
    await library.cards.create(cardNamed(`Card ${nth}`, { edition: 14, type: 'spell', cost: 4, text }));
  const tally = tallyOf(library.cards.list(), []);
  expect(tally.further.map(({ field }) => field)).toEqual(['legal', 'component']);
  for (const { field } of tally.further) {
    const values = (await library.cards.countFound(field))?.values ?? [];
    expect(values.length).toBeGreaterThan(0);
    for (const { value, count } of values) {
      const { rows } = await library.cards.find({
        query: `${field}=${value}`,
        sort: 'name',
        descending: false,
      });
      expect([value, rows.length]).toEqual([value, count]);
    }
  }
  const components = (await library.cards.countFound('component'))?.values ?? [];
  expect(components.map(({ count }) => count)).toEqual(
    components.map(({ count }) => count).toSorted((a, b) => b - a),
  );
  expect(components[0]?.count).toBe(2);
  expect(await library.cards.countFound('name')).toBeNull();
});
