import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { ownProgram } from '../../library/pictures/own-program.js';
import { ExchangeRefusal } from '../refusal.js';
import type { Reading, ReadingAnswer, ReadingJob, ReadingQuestion, Readings } from './jobs.js';

/** How long a file may be read, in ms: many times what the largest table takes that is taken. */
const LONGEST = 30_000;
/** What a thread may use of memory, in MB: a workbook of the largest size that is taken needs half of it. */
const MOST_MEMORY = 1024;

/**
 * Reads spreadsheets and lists in a thread of its own, one after the other, so that nothing waits for a file that takes long,
 * whatever is in it. The thread begins with the first file; one that takes too long, or is no longer wanted, ends with its thread.
 */
export class ReadingThread {
  #worker: Worker | null = null;
  readonly #oneByOne = pLimit(1);

  /**
   * @param start begins a thread
   * @param longest how long a file may take, in ms
   */
  constructor(
    private readonly start: () => Worker = startReading,
    private readonly longest = LONGEST,
  ) {}

  /** @throws ExchangeRefusal, also when it takes too long; the signal's reason */
  async read<K extends keyof Readings>(
    job: Extract<ReadingJob, { kind: K }>,
    signal?: AbortSignal,
  ): Promise<Reading<K>> {
    return (await this.#oneByOne(() => this.#run(job, signal))) as Reading<K>;
  }

  close(): Promise<void> {
    return this.#end();
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #run(job: ReadingJob, signal: AbortSignal | undefined): Promise<Reading<keyof Readings>> {
    signal?.throwIfAborted();
    const worker = (this.#worker ??= this.#begin());
    const timeout = AbortSignal.timeout(this.longest);
    const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
    worker.ref();
    try {
      let answer = await ask(worker, { job }, stop);
      const { about } = answer;
      const rows = [...answer.rows];
      while (answer.more) {
        await setImmediate();
        answer = await ask(worker, 'more', stop);
        rows.push(...answer.rows);
      }
      return { about, rows } as Reading<keyof Readings>;
    } catch (error) {
      if (error instanceof ExchangeRefusal || error instanceof ReadingFault) throw error;
      await this.#end();
      signal?.throwIfAborted();
      throw new ExchangeRefusal(endOf(job.file.place, timeout.aborted, error), { cause: error });
    } finally {
      worker.unref();
    }
  }

  #begin(): Worker {
    const worker = this.start();
    // Who waits for it is told by `ask`; a thread that ends while nobody waits is begun anew.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }
}

/** The reading itself has a fault; that is no fault of the file. */
class ReadingFault extends Error {
  override readonly name = 'ReadingFault';
}

type Rows = Extract<ReadingAnswer, { readonly more: boolean }>;

/** @throws ExchangeRefusal, ReadingFault; the signal's reason; the thread's own error */
async function ask(worker: Worker, question: ReadingQuestion, stop: AbortSignal): Promise<Rows> {
  const answered = new AbortController();
  const signal = AbortSignal.any([stop, answered.signal]);
  const ended = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`The reading thread ended with code ${String(code)}.`);
  });
  worker.postMessage(question);
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [ReadingAnswer];
    if ('refused' in answer) throw new ExchangeRefusal(answer.refused);
    if ('fault' in answer) throw new ReadingFault(answer.fault);
    return answer;
  } finally {
    answered.abort();
    ended.catch(() => undefined);
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

function endOf(place: string, late: boolean, error: unknown): string {
  const less = 'Leave out what says nothing about cards, save it anew as CSV, and bring that in.';
  if (late) return `${place} takes too long to read, so it was not read. ${less}`;
  if (isOutOfMemory(error)) return `${place} needs too much memory to be read. ${less}`;
  return `${place} cannot be read. ${less}`;
}

const startReading = (): Worker =>
  new Worker(ownProgram('reading-worker', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
