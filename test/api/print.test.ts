import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { sheetOptions } from '../../src-main/print/job.js';
import type { PrintEvent } from '../../src-main/api/answers.js';
import { fileNameOf } from '../../src-main/api/outputs.js';
import { fox, start } from './start.js';

const sheet = sheetOptions.parse({});

describe('printing over the contract', () => {
  it('tells progress, then hands over the finished file', async () => {
    const saved: string[] = [];
    const { app, client } = await start({
      saveFile: async (_output, name, bytes) => {
        saved.push(`${name} ${Buffer.from(bytes.subarray(0, 5)).toString()}`);
        return { kind: 'saved', path: `/home/ann/${name}` };
      },
    });
    const { content } = await client.cards.create({ card: fox });
    const events: PrintEvent[] = [];
    const job = { title: 'First: Steps', items: [{ card: content.id, copies: 10 }], back: 'standard', sheet };
    for await (const event of await client.print.pdf(job)) events.push(event);
    expect(events.at(-1)).toMatchObject({ kind: 'done', name: 'First Steps.pdf', pages: 2 });
    expect(events[0]).toMatchObject({ kind: 'progress' });
    const done = events.at(-1);
    if (done?.kind !== 'done') throw new Error('The print did not end.');
    expect(app.output(done.output)).toMatchObject({ type: 'application/pdf' });
    await client.outputs.save({ output: done.output });
    expect(saved).toEqual(['First Steps.pdf %PDF-']);
  });

  it('stops when the caller goes away and keeps nothing', async () => {
    const { client } = await start();
    const { content } = await client.cards.create({ card: fox });
    const cancel = new AbortController();
    const job = { title: 'Long', items: [{ card: content.id, copies: 900 }], back: 'standard', sheet };
    const run = async () => {
      for await (const event of await client.print.pdf(job, { signal: cancel.signal })) {
        if (event.kind === 'done') return 'done';
        cancel.abort(new Error('Cancelled by the person.'));
      }
      return 'ended';
    };
    await expect(run()).rejects.toThrow('Cancelled by the person.');
  });

  it('refuses in sentences: a card that is gone, a paper too small, nothing to print', async () => {
    const { client } = await start();
    const gone = { card: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee', copies: 1 };
    const read = async (job: Parameters<typeof client.print.pdf>[0]) => {
      for await (const event of await client.print.pdf(job)) if (event.kind === 'done') return event;
      return null;
    };
    const lost = await safe(read({ title: 'x', items: [gone], back: 'standard', sheet }));
    expect(lost.error).toMatchObject({ code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) });
    const none = await safe(read({ title: 'x', items: [], back: 'standard', sheet }));
    expect(none.error).toMatchObject({ code: 'BAD_INPUT', message: expect.stringContaining('nothing') });
    const small = { ...sheet, paper: { width: 60, height: 60 } };
    const plan = await safe(client.print.plan({ title: 'x', items: [], back: 'standard', sheet: small }));
    expect(plan.error).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('makes file names that every system takes', () => {
    expect(fileNameOf('../../etc/pass:wd', 'pdf')).toBe('etc pass wd.pdf');
    expect(fileNameOf('  ', 'pdf')).toBe('Cards.pdf');
    expect(fileNameOf('Ärger №5 (новый).', 'pdf')).toBe('Ärger 5 (новый).pdf');
  });
});
