import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plainOptions } from '../../src-main/exchange/plan/options.js';
import type { FileToRead } from '../../src-main/exchange/reading/jobs.js';
import { JobReader } from '../../src-main/exchange/reading/read-job.js';
import { ReadingThread } from '../../src-main/exchange/reading/reading-thread.js';
import { ExchangeRefusal } from '../../src-main/exchange/refusal.js';
import { newFolder, open } from '../library/support.js';
import { slowFiles } from './slow-files.js';
import { Importing } from './support.js';

/** Threads that do as they are told here: what each of them does with a message. */
const stuck = 'for (;;);';
const dying = 'process.exit(3);';
const greedy = 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));';
const honest = 'parentPort.postMessage({ about: null, rows: [], more: false });';

function threadOf(programs: readonly string[], longest?: number, onstart = () => {}): ReadingThread {
  let begun = 0;
  const made = new ReadingThread(() => {
    const program = programs[Math.min(begun++, programs.length - 1)] ?? '';
    onstart();
    const code = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${program} });`;
    return new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
  }, longest);
  onTestFinished(() => made.close());
  return made;
}

const file: FileToRead = { key: '1', place: 'Woods.xlsx', content: { bytes: new Uint8Array() } };
const look = (thread: ReadingThread, signal?: AbortSignal) =>
  thread.read<'look'>({ kind: 'look', file }, signal);

describe('a file that cannot be read to its end', () => {
  test('is given up when it takes too long, and the next one is read', async () => {
    // Long enough for the honest thread to begin on a busy machine too.
    const thread = threadOf([stuck, honest], 3_000);
    const [first, second] = await Promise.allSettled([look(thread), look(thread)]);
    expect(first).toMatchObject({ reason: expect.any(ExchangeRefusal) });
    expect(first).toHaveProperty(
      'reason.message',
      expect.stringMatching(/^Woods\.xlsx takes too long to read/),
    );
    expect(second).toMatchObject({ status: 'fulfilled', value: { about: null } });
  });

  test('is given up when nobody wants it any more, and the next one is read', async () => {
    const stop = new AbortController();
    const thread = threadOf([stuck, honest], undefined, () =>
      queueMicrotask(() => stop.abort(new Error('not wanted'))),
    );
    const opening = look(thread, stop.signal);
    const waiting = look(thread, stop.signal);
    const next = look(thread);
    await expect(opening).rejects.toThrow('not wanted');
    await expect(waiting).rejects.toThrow('not wanted');
    await expect(next).resolves.toMatchObject({ about: null });
  });

  test.each([
    ['ends', dying, /^Woods\.xlsx cannot be read/],
    ['needs too much memory', greedy, /^Woods\.xlsx needs too much memory/],
  ])(
    'is refused with a sentence when its thread %s, and the next one is read',
    async (_, program, sentence) => {
      const thread = threadOf([program, honest]);
      await expect(look(thread)).rejects.toThrow(sentence);
      await expect(look(thread)).resolves.toMatchObject({ about: null });
    },
  );

  test('is forgotten when its import is cancelled: nothing of it is kept', async () => {
    const library = await open(newFolder());
    const stop = new AbortController();
    const opening = Importing.open(library, [['w.csv', 'Name\nFox\n']], {}, stop.signal);
    stop.abort(new Error('cancelled'));
    await expect(opening).rejects.toThrow('cancelled');
  });
});

/** Of what is met outside: so much takes long enough to be told from what is read at once. */
const SIZE = 0.25;
const slow = (name: string) => slowFiles.find((one) => one.name === name)?.bytes(SIZE) ?? '';

/** The longest time between two turns of the program while something is done, in ms. */
async function longestStandstill(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const done = work.finally(() => (isDone = true));
  for (let last = performance.now(); !isDone; last = performance.now()) {
    await setImmediate();
    longest = Math.max(longest, performance.now() - last);
  }
  await done;
  return longest;
}

describe('the program goes on with all else while a file is read', () => {
  test.each(['empty.xlsx', 'text.xlsx', 'paragraphs.ods'])('%s', async (name) => {
    const bytes = Buffer.from((await slow(name)) as Uint8Array);
    const job = { kind: 'look', file: { key: name, place: name, content: { bytes } } } as const;
    const thread = new ReadingThread();
    onTestFinished(() => thread.close());
    await thread.read<'list'>({ kind: 'list', file, encoding: null });
    const from = performance.now();
    await new JobReader().read(job).catch(refused);
    const here = performance.now() - from;
    // On a busy machine another program can have the core for as long: it would not each time.
    let apart = Infinity;
    for (let time = 0; time < 4 && apart >= here / 2; time += 1) {
      apart = await longestStandstill(thread.read<'look'>(job).catch(refused));
    }
    expect(apart).toBeLessThan(here / 2);
  });

  test('rows come a few at a time', async () => {
    const thread = new ReadingThread();
    onTestFinished(() => thread.close());
    const bytes = Buffer.from(`Name\n${'Fox\n'.repeat(1300)}`);
    const table = { kind: 'text', key: 't', place: 't.csv', content: { bytes } } as const;
    let turns = 0;
    let isReading = true;
    const reading = thread
      .read<'table'>({ kind: 'table', file: table, options: plainOptions() })
      .finally(() => (isReading = false));
    while (isReading) {
      turns += 1;
      await setImmediate();
    }
    const { rows } = await reading;
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 1300 }, (_, row) => row + 1));
    expect(turns).toBeGreaterThan(1300 / 250);
  });
});

function refused(error: unknown): void {
  expect(error).toBeInstanceOf(ExchangeRefusal);
}

test.each([
  ['commas.csv', /more than 200 columns/],
  ['lines.csv', /more than 10,000 rows/],
  ['list.txt', /more than 5,000 lines with cards/],
  ['quotes.csv', null],
  ['attributes.xlsx', null],
] as const)('%s ends with a sentence or is read', async (name, sentence) => {
  const importing = await Importing.open(await open(newFolder()), [[name, await slow(name)]]).catch(refused);
  if (sentence) expect(importing?.problems).toEqual([expect.stringMatching(sentence)]);
});
