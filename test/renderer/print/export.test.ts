import { expect, test } from 'vitest';
import type { PrintEvent, SavedOutput } from '../../../src-main/api/answers/answers.js';
import type { PrintJobInput, SheetRange } from '../../../src-main/print/job.js';
import type { PrintOutput } from '../../../src-main/print/presets.js';
import type { Client } from '../../../src-renderer/connection/client.js';
import { PrintExport } from '../../../src-renderer/rooms/print/job/export.svelte.js';
import { deferred } from '../../../src-renderer/connection/deferred.js';

const job: PrintJobInput = { title: 'Cards', items: [], sheet: {} };
const pdfs: PrintOutput = { kind: 'sheets', dpi: 300, corners: 'square', pdfx: false };
const pictures: PrintOutput = { kind: 'images', dpi: 600, corners: 'rounded', pdfx: false };
const done: PrintEvent = { kind: 'done', output: 'o1', name: 'Cards.pdf', pages: 1, bytes: 10 };

/** The two calls that an export makes, answered by the test. */
function body(pdf: (signal: AbortSignal | undefined) => AsyncGenerator<PrintEvent>, saved: SavedOutput) {
  const asked: string[] = [];
  const part = {
    print: {
      pdf: async (_job: PrintJobInput, options?: { signal?: AbortSignal }) => pdf(options?.signal),
      images: async ({ dpi }: { dpi: number }, options?: { signal?: AbortSignal }) => {
        asked.push(`${dpi} dpi`);
        return pdf(options?.signal);
      },
      confirm: async ({ output, sheets }: { output: string; sheets: SheetRange[] }) => {
        asked.push(`${output}: ${sheets.map(({ from, to }) => `${from}-${to}`).join(' ')}`);
        return { id: output, when: 0, title: 'Cards', forgotten: false, cards: 1, copies: 9 };
      },
    },
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
  const pdf = new PrintExport(client, () => undefined);
  const run = pdf.start(job, pdfs);
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
  expect(pdf.state).toEqual({ kind: 'running', thing: 'PDF', done: 3, total: 9, doing: 'Drawing cards' });
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
  const pdf = new PrintExport(client, (url) => downloads.push(url));
  await pdf.start(job, pdfs);
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
  const pdf = new PrintExport(client, () => undefined);
  const run = pdf.start(job, pdfs);
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
  const pdf = new PrintExport(client, () => undefined);
  await pdf.start(job, pdfs);
  expect(pdf.state).toEqual({ kind: 'failed', because: 'The card does not fit on the paper.' });
  works = true;
  await pdf.start(job, pdfs);
  expect(pdf.state.kind).toBe('finished');
});

async function* ready(): AsyncGenerator<PrintEvent> {
  yield done;
}

test('a PDF asks how it came out until that is said; another job in sight does not take the question back', async () => {
  const { client, asked } = body(ready, { kind: 'saved', path: 'x.pdf' });
  const pdf = new PrintExport(client, () => undefined);
  expect(await pdf.confirm([])).toBeNull();
  await pdf.start(job, pdfs);
  pdf.settle({ ...job, title: 'Others' }, pdfs);
  expect([pdf.state.kind, pdf.unconfirmed]).toEqual(['idle', { output: 'o1', title: 'Cards' }]);
  const row = await pdf.confirm([{ from: 1, to: 3 }]);
  expect([row?.copies, pdf.unconfirmed, asked]).toEqual([9, null, ['o1', 'o1: 1-3']]);
});

test('what is said of a job stays while that job is in sight, however often its settings are heard of', async () => {
  const { client } = body(ready, { kind: 'download', url: '/outputs/o1' });
  const pdf = new PrintExport(client, () => undefined);
  const start = async (output: PrintOutput) => {
    await pdf.start(job, output);
    pdf.settle({ ...job, sheet: {} }, { ...output });
    return pdf.state.kind;
  };
  expect(await start(pdfs)).toBe('finished');
  pdf.settle({ ...job, sheet: { bleed: 3 } }, pdfs);
  expect(pdf.state.kind).toBe('idle');
  expect(await start(pictures)).toBe('finished');
  pdf.settle(job, { ...pictures, dpi: 300 });
  expect(pdf.state.kind).toBe('idle');
});

test('pictures are made at the resolution asked for, and nobody prints them here', async () => {
  const { client, asked } = body(ready, { kind: 'download', url: '/outputs/o1' });
  const pdf = new PrintExport(client, () => undefined);
  await pdf.start(job, pictures);
  expect(pdf.state).toMatchObject({ kind: 'finished', sentence: 'The pictures are in your downloads.' });
  expect([asked, pdf.unconfirmed]).toEqual([['600 dpi', 'o1'], null]);
});
