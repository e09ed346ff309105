import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { exportHow } from '../../src-main/exchange/export/how.js';
import { fox, start } from '../api/start.js';
import { lantern } from './lantern-cards.js';
import { outcome, sent } from './steps.js';

describe('a table of cards of two games', () => {
  test.each(['csv', 'xlsx'] as const)(
    'says each card’s game as %s, and comes back with it',
    async (format) => {
      const first = await start();
      for (const card of [fox, lantern('Night Light', 7), lantern('Dusk Moth', 3, 'moth')])
        await first.client.cards.create({ card });
      const how = exportHow.parse({ format });
      const done = await outcome(await first.client.exports.make({ what: { query: '' }, how }));
      const bytes = await readFile(first.app.output(done.output)?.path ?? '');
      if (format === 'csv') {
        const [headings, ...rows] = bytes.toString('utf8').split('\r\n');
        expect(headings).toMatch(/^\uFEFFName,Game,.*Kind,Light,/);
        expect(rows[0]).toMatch(/^Dusk Moth,Lanterns,.*,Moth,3,/);
        expect(rows[1]).toMatch(/^Ember Fox,Keeper of the Cards,/);
      }
      const { client } = await start();
      const upload = await sent(client, `all.${format}`, bytes);
      const opened = await client.exchange.open({ uploads: [upload] });
      expect(opened.table?.columns.map(({ field }) => field)).not.toContain(null);
      await outcome(await client.exchange.apply({ import: opened.import }));
      const { ids } = await client.collection.find({ query: '' });
      expect(await client.collection.rows({ ids: [...ids] })).toMatchObject([
        { name: 'Dusk Moth', game: 'lanterns', kind: 'moth', light: 3 },
        { name: 'Ember Fox', game: 'kotc', type: 'creature', cost: 5 },
        { name: 'Night Light', game: 'lanterns', kind: 'lantern', light: 7 },
      ]);
      const again = await client.exchange.open({ uploads: [await sent(client, `all.${format}`, bytes)] });
      expect(again.counts).toMatchObject({ same: 3, created: 0 });
    },
  );

  test('makes a deck for each game of its copies, and leaves out a row of no known game', async () => {
    const { client } = await start();
    const text = [
      'Name,Game,Copies,Kind,Light,Cost,Type',
      'Lamp,lanterns,2,Lantern,4,,',
      'Wolf,Keeper of the Cards,3,,,2,creature',
      'Rook,Chess,1,,,,',
      'Bear,,1,,,3,creature',
    ].join('\n');
    const upload = await sent(client, 'Mixed.csv', Buffer.from(text));
    const { import: opened } = await client.exchange.open({ uploads: [upload] });
    const rows = await client.exchange.rows({ import: opened, from: 0, count: 10 });
    expect(rows.find(({ name }) => name === 'Rook')).toMatchObject({
      action: 'leave-out',
      problems: [
        {
          message:
            '“Chess” is no game that this Cardwright knows: it knows Keeper of the Cards, Magic (Classic rules), and Lanterns.',
        },
      ],
    });
    await outcome(await client.exchange.apply({ import: opened }));
    const decks = await client.decks.list();
    const kept = await Promise.all(decks.map(({ id }) => client.decks.get({ id })));
    expect(
      kept.map(({ content: { name, game, entries } }) => [
        name,
        game,
        entries.map((one) => `${one.copies} ${one.name}`),
      ]),
    ).toEqual([
      ['Mixed (Keeper of the Cards)', 'kotc', ['3 Wolf', '1 Bear']],
      ['Mixed (Lanterns)', 'lanterns', ['2 Lamp']],
    ]);
  });
});

test('a list is pasted into its deck, with its cards alone', async () => {
  const { client } = await start();
  const { content: light } = await client.cards.create({ card: lantern('Night Light', 7) });
  for (const card of [{ ...fox, name: 'Night Light' }, fox]) await client.cards.create({ card });
  const asked = { text: '3 Night Light\n1 Ember Fax', game: 'lanterns', edition: 'lanterns-1' };
  const { lines } = await client.decks.readList(asked);
  expect(
    lines.map(({ copies, cards, nearest }) => [copies, cards.map(({ id }) => id), nearest.length]),
  ).toEqual([
    [3, [light.id], 0],
    [1, [], 0],
  ]);
  const { lines: others } = await client.decks.readList({ ...asked, game: 'kotc', edition: null });
  expect(others.map(({ cards, nearest }) => [cards[0]?.game, nearest.length])).toEqual([
    ['kotc', 0],
    [undefined, 1],
  ]);
});

test('an edition is nothing that its cards can be taken to', async () => {
  const { client } = await start();
  const { content } = await client.cards.create({ card: lantern('Night Light', 7) });
  const asked = { cards: { ids: [content.id] }, edit: { edition: 14, addTags: ['seen'] } };
  const { rows, changing } = await client.edits.preview(asked);
  expect([changing, rows[0]?.problems]).toEqual([1, ['Cards of its game have no edition.']]);
});
