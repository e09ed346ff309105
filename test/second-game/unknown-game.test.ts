import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainLook } from '../../src-main/cards/look.js';
import { exportHow } from '../../src-main/exchange/export/how.js';
import { archiveLimits } from '../../src-main/exchange/zip/limits.js';
import { SafeZip } from '../../src-main/exchange/zip/safe-zip.js';
import { fileNameFor } from '../../src-main/library/file-names.js';
import { fox, start } from '../api/start.js';
import { outcome } from './steps.js';

const ID = '00000000-0000-4000-8000-00000000c4e5';
const FILE = fileNameFor('White Rook', ID, '.card.json');

/** As a program that knows the game wrote it, with a field of that game. */
const text = JSON.stringify({
  format: 'cardwright-card',
  version: 3,
  card: {
    id: ID,
    game: 'chess',
    name: 'White Rook',
    rank: 5,
    text: 'It goes straight on.',
    picture: null,
    flavor: '',
    licence: 'CC0',
    tags: ['tower'],
    look: plainLook,
    set: null,
    favourite: false,
  },
});

/** A library in which such a card lies. */
async function withStranger() {
  const started = await start({}, async (folder) => {
    await mkdir(join(folder, 'library', 'cards'), { recursive: true });
    await writeFile(join(folder, 'library', 'cards', FILE), text);
  });
  const folder = join(started.folder, 'library', 'cards');
  const files = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return { ...started, files };
}

test('a card of a game that is not known is found, shown and told of', async () => {
  const { client } = await withStranger();
  const { problems } = await client.library.info();
  const because = expect.stringContaining('a game that this Cardwright does not know (“chess”)') as string;
  expect(problems).toEqual([{ file: `cards/${FILE}`, message: because }]);
  const { ids } = await client.collection.find({ query: 'tower text:straight' });
  expect(await client.collection.rows({ ids: [...ids] })).toMatchObject([
    { name: 'White Rook', game: 'chess' },
  ]);
  const { content, readOnly } = await client.cards.get({ id: ID });
  expect([content.name, readOnly]).toEqual(['White Rook', because]);
  expect(JSON.stringify(await client.cards.layout({ card: content }))).toContain('Card of “chess”');
  expect((await client.collection.tally()).cards).toBe(1);
  expect(await client.language.read({ card: content })).toMatchObject({ understood: false, law: [] });
});

test('it is never written, whatever is tried, and comes back from the trash as it was', async () => {
  const { client, files } = await withStranger();
  const { content, revision } = await client.cards.get({ id: ID });
  const noGame = /game: it is no game that this program knows/;
  await expect(client.cards.save({ card: { ...content, name: 'Rook' }, base: revision })).rejects.toThrow(
    noGame,
  );
  await expect(client.cards.duplicate({ id: ID })).rejects.toThrow(noGame);
  const { id: _none, ...unkept } = content;
  await expect(client.cards.create({ card: unkept })).rejects.toThrow();
  const edit = { cards: { ids: [ID] }, edit: { addTags: ['big'] } };
  const done = await outcome(await client.edits.apply({ ...edit, title: 'Tags' }));
  expect(done).toMatchObject({
    batch: { changed: 0, left: [{ id: ID, because: expect.stringContaining('does not know') as string }] },
  });
  const { trash } = await client.cards.remove({ ids: [ID] });
  expect(await files()).toEqual([]);
  expect(await client.cards.restore({ trash: [...trash] })).toEqual([ID]);
  expect(await files()).toEqual([text]);
});

test('it goes out as the file that it is, and into no deck of another game', async () => {
  const { app, client } = await withStranger();
  const how = exportHow.parse({ format: 'package' });
  const { output } = await outcome(await client.exports.make({ what: { query: '' }, how }));
  const path = app.output(output)?.path ?? '';
  const zip = await SafeZip.open(await readFile(path), 'all.cardwright', archiveLimits);
  expect((await zip.read(`cards/${FILE}`, 10_000)).toString()).toBe(text);
  const { content: card } = await client.cards.create({ card: fox });
  const entries = [card, { id: ID, name: 'White Rook' }].map(({ id, name }) => ({
    card: id,
    name,
    copies: 1,
  }));
  const deck = { game: 'kotc', name: 'Mixed', edition: null, entries, back: 'standard', notes: '' } as const;
  await expect(client.decks.create({ deck })).rejects.toThrow(/“White Rook” is a card of chess/);
});

test('a table leaves it out and says so', async () => {
  const { client } = await withStranger();
  const wish = { what: { query: '' }, how: exportHow.parse({ format: 'csv' }) };
  await expect(client.exports.preview(wish)).rejects.toThrow(/no table has them.*package/);
  await client.cards.create({ card: fox });
  const because = /^1 card is of a game that this Cardwright does not know/;
  expect((await client.exports.preview(wish)).notes).toEqual([expect.stringMatching(because)]);
});

test.each(['csv', 'markdown', 'list', 'cockatrice', 'png', 'tabletop', 'xlsx'] as const)(
  'it is no hindrance to a file of the kind %s',
  async (format) => {
    const { client } = await withStranger();
    await client.cards.create({ card: fox });
    const how = exportHow.parse({ format, address: 'https://example.org/' });
    const done = await outcome(await client.exports.make({ what: { query: '' }, how }));
    expect(done.bytes).toBeGreaterThan(0);
  },
);

test('it is counted, compared and printed with the others', async () => {
  const { client } = await withStranger();
  await client.cards.create({ card: fox });
  const { statistics } = await outcome(await client.statistics.of({ cards: { query: '' } }));
  expect(statistics).toMatchObject({ cards: 2, missing: { picture: { count: 2 } } });
  expect(await client.duplicates.find()).toEqual([]);
  const items = [{ card: ID, copies: 2 }];
  expect((await client.print.plan({ items, sheet: {} })).warnings).toEqual([]);
});
