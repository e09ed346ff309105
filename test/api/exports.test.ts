import { readFileSync } from 'node:fs';
import { safe } from '@orpc/server';
import { describe, expect, it } from 'vitest';
import type { ExportEvent } from '../../src-main/api/answers/export-answers.js';
import { exportHow } from '../../src-main/exchange/export/how.js';
import { fox, start, type Started } from './start.js';

const csv = exportHow.parse({ format: 'csv' });

async function made({ client }: Started, wish: Parameters<Started['client']['exports']['make']>[0]) {
  const events: ExportEvent[] = [];
  for await (const event of await client.exports.make(wish)) events.push(event);
  const done = events.at(-1);
  if (done?.kind !== 'done') throw new Error('The export did not end.');
  return { done, events };
}

describe('exports', () => {
  it('says what a file will be, and makes that file', async () => {
    const started = await start();
    const { client, app } = started;
    const { content } = await client.cards.create({ card: fox });
    const what = { ids: [content.id] };
    const preview = await client.exports.preview({ what, how: csv });
    expect(preview).toMatchObject({ name: 'Ember Fox.csv', files: 1, cards: 1, notes: [] });
    const { done, events } = await made(started, { what, how: csv });
    expect(events[0]).toMatchObject({ kind: 'progress', total: 1 });
    const output = app.output(done.output);
    expect(output).toMatchObject({ name: preview.name, type: 'text/csv', size: preview.size });
    expect(readFileSync(output?.path ?? '', 'utf8')).toContain('Ember Fox');
  });

  it('takes what a search finds, a set, a deck, or all there is', async () => {
    const { client } = await start();
    const { content: set } = await client.sets.create({
      set: { name: 'First Steps', code: 'FS', symbol: null, mark: 'none', notes: '' },
    });
    const { content } = await client.cards.create({ card: { ...fox, set: { id: set.id, number: 1 } } });
    await client.cards.create({ card: { ...fox, name: 'Owl' } });
    const entries = [{ card: content.id, name: 'Ember Fox', copies: 4 }];
    const { content: deck } = await client.decks.create({
      deck: { name: 'Hunt', edition: 'kotc-14', entries, back: 'standard', notes: '' },
    });
    const named = async (what: Parameters<typeof client.exports.preview>[0]['what'], how = csv) => {
      const { name, cards } = await client.exports.preview({ what, how });
      return [name, cards];
    };
    expect(await named({ query: 'owl' })).toEqual(['Owl.csv', 1]);
    expect(await named({ query: '' })).toEqual(['All cards.csv', 2]);
    expect(await named({ set: set.id })).toEqual(['First Steps.csv', 1]);
    expect(await named({ deck: deck.id })).toEqual(['Hunt.csv', 1]);
    const pack = exportHow.parse({ format: 'package' });
    const { notes } = await client.exports.preview({ what: { query: '' }, how: pack });
    expect(notes).toEqual(['With 1 deck and 1 set.']);
  });

  it('keeps nothing when the caller goes away', async () => {
    const { client } = await start();
    for (const name of ['A', 'B', 'C']) await client.cards.create({ card: { ...fox, name } });
    const cancel = new AbortController();
    const how = exportHow.parse({ format: 'png', dpi: 150 });
    const run = async () => {
      const wish = { what: { query: '' }, how };
      for await (const event of await client.exports.make(wish, { signal: cancel.signal })) {
        if (event.kind === 'done') return 'done';
        cancel.abort(new Error('Cancelled by the person.'));
      }
      return 'ended';
    };
    await expect(run()).rejects.toThrow('Cancelled by the person.');
  });

  it('refuses in sentences', async () => {
    const { client } = await start();
    const none = await safe(client.exports.preview({ what: { query: '' }, how: csv }));
    expect(none.error).toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^There are no cards.+\.$/),
    });
    const gone = { deck: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee' };
    expect((await safe(client.exports.preview({ what: gone, how: csv }))).error).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
