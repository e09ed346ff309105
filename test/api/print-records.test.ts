import { readFile } from 'node:fs/promises';
import { safe } from '@orpc/client';
import { expect, test } from 'vitest';
import type { PrintEvent } from '../../src-main/api/answers/answers.js';
import type { PrintJobInput } from '../../src-main/print/job.js';
import { fox, start, type Started } from './start.js';

type Client = Started['client'];

async function made(events: AsyncIterable<PrintEvent>): Promise<PrintEvent & { kind: 'done' }> {
  for await (const event of events) if (event.kind === 'done') return event;
  throw new Error('The print did not end.');
}
const pdf = async (client: Client, job: PrintJobInput) => made(await client.print.pdf(job));

const library = async (client: Client) => {
  const [one, two] = [
    await client.cards.create({ card: fox }),
    await client.cards.create({ card: { ...fox, name: 'Owl' } }),
  ];
  const job = (first: number, second: number, sheet: PrintJobInput['sheet'] = {}): PrintJobInput => ({
    title: 'Deck',
    items: [
      { card: one.content.id, copies: first },
      { card: two.content.id, copies: second },
    ],
    sheet,
  });
  return { one, two, job };
};

test('only what came out well counts as printed, as long as the card looks as it did', async () => {
  const { client } = await start();
  const { one, two, job } = await library(client);
  const { output } = await pdf(client, job(10, 2));
  const counts = async (sheet = {}) =>
    (await client.print.ledger(job(12, 2, sheet))).map(({ wanted, present, older }) => [
      wanted,
      present,
      older,
    ]);
  expect(await counts()).toEqual([
    [12, 0, 0],
    [2, 0, 0],
  ]);
  const row = await client.print.confirm({ output, sheets: [{ from: 1, to: 1 }] });
  expect(row).toMatchObject({ title: 'Deck', cards: 1, copies: 9, forgotten: false });
  expect(await counts()).toEqual([
    [12, 9, 0],
    [2, 0, 0],
  ]);
  await client.print.confirm({ output });
  expect(await counts()).toEqual([
    [12, 10, 0],
    [2, 2, 0],
  ]);
  expect(await client.print.missing(job(12, 2))).toEqual([{ card: one.content.id, copies: 2 }]);
  expect(await counts({ ink: 'grey' })).toEqual([
    [12, 0, 10],
    [2, 0, 2],
  ]);
  expect(await counts({ backs: 'long-edge' })).toEqual([
    [12, 0, 10],
    [2, 0, 2],
  ]);
  await client.cards.save({ card: { ...two.content, name: 'Barn owl' }, base: two.revision });
  expect(await counts()).toEqual([
    [12, 10, 0],
    [2, 0, 2],
  ]);
  await client.cards.save({ card: { ...one.content, tags: ['other'] }, base: one.revision });
  expect(await counts()).toEqual([
    [12, 10, 0],
    [2, 0, 2],
  ]);
});

test('a print is taken back, and back again', async () => {
  const { client } = await start();
  const { job } = await library(client);
  const { output } = await pdf(client, job(1, 1));
  const { id } = await client.print.confirm({ output });
  const present = async () => (await client.print.ledger(job(1, 1))).map((row) => row.present);
  expect(await client.print.setForgotten({ print: id, forgotten: true })).toMatchObject({ forgotten: true });
  expect(await present()).toEqual([0, 0]);
  await client.print.setForgotten({ print: id, forgotten: false });
  expect(await present()).toEqual([1, 1]);
  expect(await client.print.prints()).toMatchObject([{ id, copies: 2 }]);
});

test('one card with two backs is counted by back, and copies are used once', async () => {
  const { client } = await start();
  const { one } = await library(client);
  const card = one.content.id;
  const sheet = { backs: 'long-edge' } as const;
  const { output } = await pdf(client, { items: [{ card, copies: 3 }], sheet });
  await client.print.confirm({ output });
  const other = `${'a'.repeat(32)}.png`;
  const items = [
    { card, copies: 2 },
    { card, copies: 2 },
    { card, copies: 1, back: other },
  ];
  expect(await client.print.missing({ items, sheet })).toEqual([
    { card, copies: 1 },
    // The picture is not in the library: the standard back stands in, and is printed already.
  ]);
});

test('what cannot be written down is said', async () => {
  const { client } = await start();
  const { job } = await library(client);
  const unknown = await safe(client.print.confirm({ output: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' }));
  expect(unknown.error).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringMatching(/Make it again\.$/),
  });
  const { output } = await pdf(client, job(1, 1));
  const none = await safe(client.print.confirm({ output, sheets: [{ from: 5, to: 6 }] }));
  expect(none.error).toMatchObject({ code: 'BAD_INPUT' });
});

test('one card is a PNG with bleed, several are an archive with their backs', async () => {
  const { app, client } = await start();
  const { one, two, job } = await library(client);
  const single = await made(
    await client.print.images({
      job: { items: [{ card: one.content.id, copies: 3 }], sheet: { bleed: 3 } },
      dpi: 100,
    }),
  );
  expect(single).toMatchObject({ name: 'Ember Fox.png', pages: 1 });
  const png = await readFile(app.output(single.output)?.path ?? '');
  const { default: sharp } = await import('sharp');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 274, height: 374, density: 100 });
  const many = await made(await client.print.images({ job: job(1, 1, { backs: 'long-edge' }), dpi: 72 }));
  expect(many).toMatchObject({ name: 'Deck.zip', pages: 3 });
  const zip = (await readFile(app.output(many.output)?.path ?? '')).toString('latin1');
  for (const name of ['Ember Fox.png', 'Owl.png', 'backs/Back.png']) expect(zip).toContain(name);
  await client.cards.remove({ ids: [two.content.id] });
  const gone = await safe(client.print.images({ job: job(1, 1), dpi: 72 }).then(made));
  expect(gone.error).toMatchObject({ code: 'NOT_FOUND' });
});

test('a test page is a file, and what can be chosen is told with its limits', async () => {
  const { app, client } = await start();
  const page = await client.print.testPage({
    paper: 'letter',
    margins: { left: 6, top: 6, right: 6, bottom: 6 },
  });
  expect((await readFile(app.output(page.output)?.path ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
  const small = await safe(client.print.testPage({ paper: { width: 90, height: 90 }, margins: {} }));
  expect(small.error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('at least') });
  const options = await client.print.options();
  expect(options.standard).toMatchObject({ paper: 'a4', bleed: 0 });
  expect(options.parameters.bleed).toMatchObject({ unit: 'mm', max: 5 });
  expect(Object.keys(options.papers)).toContain('legal');
});

test('printers and their calibrations are kept with the settings; what was kept of old is understood', async () => {
  const { client } = await start();
  const changed = await client.app.changeSettings({
    printers: [{ name: 'Laser', calibration: { offset: { x: 0.4, y: -1 } }, margins: {} } as never],
    printer: 'Laser',
  });
  expect(changed.printers).toMatchObject([
    { name: 'Laser', calibration: { front: { across: 100 }, offset: { x: 0.4 } }, margins: { left: 5 } },
  ]);
  const twice = await safe(
    client.app.changeSettings({ printers: [...changed.printers, ...changed.printers] }),
  );
  expect(twice.error).not.toBeNull();
});

test('finished files go away with the program', async () => {
  const { app, client } = await start();
  const { job } = await library(client);
  const { output } = await pdf(client, job(1, 0));
  const path = app.output(output)?.path ?? '';
  expect((await readFile(path)).length).toBe(app.output(output)?.size);
  await app.close();
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(app.output(output)).toBeNull();
});
