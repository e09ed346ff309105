import { describe, expect, test } from 'vitest';
import { fox, start, type Started } from '../api/start.js';
import { lantern } from './lantern-cards.js';

/** A library with cards of both games. */
async function both() {
  const started = await start();
  const made = async (card: Parameters<typeof started.client.cards.create>[0]['card']): Promise<string> =>
    (await started.client.cards.create({ card })).content.id;
  return {
    ...started,
    foxId: await made(fox),
    lanternId: await made(lantern('Night Light', 7)),
    mothId: await made(lantern('Dusk Moth', 3, 'moth')),
  };
}

const namesOf = async (client: Started['client'], query: string): Promise<string[]> => {
  const { ids } = await client.collection.find({ query });
  return (await client.collection.rows({ ids: [...ids] })).map(({ name }) => name);
};

describe('two games in one library', () => {
  test('are told apart in searches, whose fields are those of both', async () => {
    const { client } = await both();
    expect(await namesOf(client, 'game:lanterns')).toEqual(['Dusk Moth', 'Night Light']);
    expect(await namesOf(client, 'game:kotc')).toEqual(['Ember Fox']);
    expect(await namesOf(client, 'light>1 or sp>1')).toEqual(['Dusk Moth', 'Ember Fox', 'Night Light']);
    expect(await namesOf(client, '-is:moth')).toEqual(['Ember Fox', 'Night Light']);
    expect(await namesOf(client, 'sort:-light')).toEqual(['Night Light', 'Dusk Moth', 'Ember Fox']);
    const help = JSON.stringify(await client.collection.help());
    expect(help).toContain('The printed light.');
    expect(help).toContain('The printed SP, or offense.');
    expect(help).toContain('"names":["game"]');
  });

  test('keep their decks apart: a deck is of one game', async () => {
    const { client, foxId, lanternId } = await both();
    const deck = { name: 'Mixed', edition: null, back: 'standard', notes: '' } as const;
    const entry = (card: string, name: string) => ({ card, name, copies: 1 });
    const { content, revision } = await client.decks.create({
      deck: { ...deck, game: 'lanterns', entries: [entry(lanternId, 'Night Light')] },
    });
    const mixed = { ...content, entries: [...content.entries, entry(foxId, 'Ember Fox')] };
    await expect(client.decks.save({ deck: mixed, base: revision })).rejects.toThrow(
      /“Ember Fox” is a card of Keeper of the Cards, and this deck is for Lanterns/,
    );
    await expect(
      client.decks.create({ deck: { ...deck, game: 'lanterns', entries: [entry(foxId, 'Ember Fox')] } }),
    ).rejects.toThrow(/“Ember Fox” is a card of Keeper of the Cards, and this deck is for Lanterns/);
  });

  test('are in one set, and one table of cards has a row for each', async () => {
    const { client, foxId, lanternId } = await both();
    const { content: set } = await client.sets.create({
      set: { name: 'Both', code: 'BO', symbol: null, mark: 'none', notes: '' },
    });
    for (const id of [foxId, lanternId]) {
      const { content, revision } = await client.cards.get({ id });
      await client.cards.save({ card: { ...content, set: { id: set.id, number: 1 } }, base: revision });
    }
    expect(await namesOf(client, 'set:BO')).toEqual(['Ember Fox', 'Night Light']);
  });

  test('give the list their columns', async () => {
    const { client } = await both();
    const { columns } = await client.app.info();
    expect(columns.map(({ sort }) => sort)).toEqual(expect.arrayContaining(['cost', 'kind', 'light']));
    const sorted = async (sort: string, descending = false) => {
      const { ids } = await client.collection.find({ query: '', sort, descending });
      return (await client.collection.rows({ ids: [...ids] })).map(({ name }) => name);
    };
    // Who has no such field stands at the end in either direction.
    expect(await sorted('light')).toEqual(['Dusk Moth', 'Night Light', 'Ember Fox']);
    expect(await sorted('light', true)).toEqual(['Night Light', 'Dusk Moth', 'Ember Fox']);
    expect((await sorted('cost'))[0]).toBe('Ember Fox');
  });

  test('are both counted', async () => {
    const { client } = await both();
    let statistics: unknown = null;
    for await (const event of await client.statistics.of({ cards: { query: '' } })) {
      if (event.kind === 'done') ({ statistics } = event);
    }
    const light = {
      title: 'Light',
      points: [3, 4, 5, 6, 7].map((value) => ({ value, cards: [+(value === 7), +(value === 3), 0, 0, 0] })),
    };
    expect(statistics).toMatchObject({
      cards: 3,
      games: [
        { game: 'kotc', kinds: [{ cards: 1 }, { cards: 0 }] },
        {
          game: 'lanterns',
          kinds: [
            { one: 'Lantern', many: 'Lanterns', cards: 1 },
            { one: 'Moth', many: 'Moths', cards: 1 },
            ...['Oil', 'Glass', 'Gust'].map((one) => ({ one, cards: 0 })),
          ],
          curve: light,
        },
      ],
    });
  });
});
