import { expect, test } from 'vitest';
import type { PrintEvent, SavedOutput } from '../../../src-main/api/answers.js';
import type { PrintJob } from '../../../src-main/print/job.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { PdfExport } from '../../../src-renderer/print/export.svelte.js';
import { sheetDefaults } from '../../../src-renderer/print/sheet-defaults.js';
import { deferred } from '../../../src-renderer/connection/deferred.js';

const job: PrintJob = { title: 'Cards', items: [], back: 'standard', sheet: sheetDefaults };
const done: PrintEvent = { kind: 'done', output: 'o1', name: 'Cards.pdf', pages: 1, bytes: 10 };

/** The two calls that an export makes, answered by the test. */
function body(pdf: (signal: AbortSignal | undefined) => AsyncGenerator<PrintEvent>, saved: SavedOutput) {
  const asked: string[] = [];
  const part = {
    print: { pdf: async (_job: PrintJob, options?: { signal?: AbortSignal }) => pdf(options?.signal) },
    outputs: {
      save: async ({ output }: { output: string }) => {
        asked.push(output);
        return saved;
      },
    },
  };
  return { client: part as unknown as Client, asked };
}

test('tells its progress, then where the PDF is', async () => {
  const go = deferred<void>();
  const { client, asked } = body(
    async function* () {
      yield { kind: 'progress', done: 3, total: 9, doing: 'Drawing cards' };
      await go.promise;
      yield done;
    },
    { kind: 'saved', path: '/home/ada/cards.pdf' },
  );
  const pdf = new PdfExport(client, () => undefined);
  const run = pdf.start(job);
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  expect(pdf.state).toEqual({ kind: 'running', done: 3, total: 9, doing: 'Drawing cards' });
  go.resolve();
  await run;
  expect(pdf.state).toMatchObject({ kind: 'finished', sentence: 'Saved to /home/ada/cards.pdf' });
  expect(asked).toEqual(['o1']);
});

test('in a browser the download starts, and can be started again without making the PDF anew', async () => {
  let made = 0;
  const downloads: string[] = [];
  const { client } = body(
    async function* () {
      made += 1;
      yield done;
    },
    { kind: 'download', url: '/outputs/o1' },
  );
  const pdf = new PdfExport(client, (url) => downloads.push(url));
  await pdf.start(job);
  await pdf.saveAgain();
  expect([downloads, made]).toEqual([['/outputs/o1', '/outputs/o1'], 1]);
});

test('cancel aborts the call, saves nothing and is no failure', async () => {
  const { client, asked } = body(
    async function* (signal) {
      yield { kind: 'progress', done: 0, total: 1, doing: 'Drawing cards' };
      await new Promise<void>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
      yield done;
    },
    { kind: 'cancelled' },
  );
  const pdf = new PdfExport(client, () => undefined);
  const run = pdf.start(job);
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  pdf.cancel();
  await run;
  expect([pdf.state.kind, asked]).toEqual(['cancelled', []]);
});

test('a failure is said, and the next export may run', async () => {
  let works = false;
  const { client } = body(
    async function* () {
      if (!works) throw new Error('The card does not fit on the paper');
      yield done;
    },
    { kind: 'saved', path: 'x.pdf' },
  );
  const pdf = new PdfExport(client, () => undefined);
  await pdf.start(job);
  expect(pdf.state).toEqual({ kind: 'failed', because: 'The card does not fit on the paper.' });
  works = true;
  await pdf.start(job);
  expect(pdf.state.kind).toBe('finished');
});
