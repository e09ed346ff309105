import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shortWrites } from '../files/short-writes.js';
import { fox, start } from './start.js';
import type { Started } from './start.js';

type Client = Started['client'];

async function send(client: Client, name: string, content: Buffer): Promise<string> {
  const { upload } = await client.exchange.begin({ name, bytes: content.length });
  const half = Math.ceil(content.length / 2);
  for (const part of [content.subarray(0, half), content.subarray(half)]) {
    await client.exchange.put({ upload, part: new File([new Uint8Array(part)], 'part') });
  }
  return upload;
}

async function events<T>(stream: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const event of stream) all.push(event);
  return all;
}

test('a table comes in by parts, is looked at, changed, done and taken back', async () => {
  const { client } = await start();
  const upload = await send(client, '../../Woods.csv', Buffer.from('Name,Level\nEmber Fox,5\nRiver Owl,x\n'));
  const preview = await client.exchange.open({ uploads: [upload] });
  expect(preview).toMatchObject({ title: 'Woods.csv', rows: 2, rowsWithProblems: 1, counts: { created: 1 } });
  const wish = { import: preview.import, from: 0, count: 10, onlyProblems: true };
  expect(await client.exchange.rows(wish)).toMatchObject([{ place: 'Row 3', name: 'River Owl' }]);
  const changed = await client.exchange.change({ import: preview.import, options: { faulty: 'blank' } });
  expect(changed.counts.created).toBe(2);
  expect(await client.cards.list()).toEqual([]);
  const told = await events(await client.exchange.apply({ import: preview.import }));
  const done = told.at(-1);
  expect(done).toMatchObject({ kind: 'done', applied: { created: 2 } });
  expect(await client.cards.list()).toHaveLength(2);
  const [row] = await client.batches.list();
  expect(row?.title).toBe('import “Woods.csv”');
  await client.batches.undo({ batch: row?.batch ?? '' });
  expect(await client.cards.list()).toEqual([]);
  await expect(client.exchange.rows(wish)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('a cancelled import changes nothing and can be done later', async () => {
  const { client } = await start();
  const upload = await send(client, 'a.csv', Buffer.from('Name\nEmber Fox\n'));
  const preview = await client.exchange.open({ uploads: [upload] });
  const stop = new AbortController();
  stop.abort();
  const stream = client.exchange.apply({ import: preview.import }, { signal: stop.signal });
  await expect((async () => events(await stream))()).rejects.toThrow();
  expect(await client.cards.list()).toEqual([]);
  await events(await client.exchange.apply({ import: preview.import }));
  expect(await client.cards.list()).toHaveLength(1);
});

test('a file that did not come in whole is not opened', async () => {
  const { client } = await start();
  const { upload } = await client.exchange.begin({ name: 'a.csv', bytes: 10 });
  await client.exchange.put({ upload, part: new File(['12345'], 'part') });
  await expect(client.exchange.open({ uploads: [upload] })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: 'a.csv did not come in whole. Choose it again.',
  });
  await expect(client.exchange.put({ upload, part: new File(['123456'], 'part') })).rejects.toThrow(
    /changed meanwhile/,
  );
  await expect(client.exchange.begin({ name: 'a', bytes: 2 ** 40 })).rejects.toThrow(/larger than 1 GB/);
});

test('a package is made as an output that can be brought in again', async () => {
  let saved = Buffer.alloc(0);
  const { client } = await start({
    saveFile: async (_, { path }) => {
      saved = await readFile(path);
      return { kind: 'cancelled' };
    },
  });
  const { content } = await client.cards.create({ card: fox });
  const told = await events(
    await client.exports.make({ what: { ids: [content.id] }, how: { format: 'package' } }),
  );
  const done = told.at(-1);
  expect(done).toMatchObject({ kind: 'done', name: 'Ember Fox.cardwright' });
  if (done?.kind === 'done') await client.outputs.save({ output: done.output });
  const { client: other } = await start();
  const upload = await send(other, 'Ember Fox.cardwright', saved);
  const { import: id } = await other.exchange.open({ uploads: [upload] });
  await events(await other.exchange.apply({ import: id }));
  expect((await other.cards.get({ id: content.id })).content).toEqual(content);
});

test('a file that finds no room is refused with a sentence, and comes in when there is room', async () => {
  const { client } = await start();
  const disk = await shortWrites(1000);
  const content = Buffer.from(`Name,Level\n${'Owl,3\n'.repeat(2000)}`);
  const { upload } = await client.exchange.begin({ name: 'Owls.csv', bytes: content.length });
  const put = () => client.exchange.put({ upload, part: new File([new Uint8Array(content)], 'part') });
  disk.left = 4000;
  await expect(put()).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: expect.stringMatching(
      /^Owls\.csv could not be taken in: the disk is full .* Free some space there/,
    ),
  });
  disk.left = Infinity;
  await put();
  expect((await client.exchange.open({ uploads: [upload] })).counts).toMatchObject({ created: 2000 });
});
