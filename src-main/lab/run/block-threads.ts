import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ownProgram } from '../../library/pictures/own-program.js';
import type { BlockAnswer, LabBlocks, LabWork } from './lab-worker.js';

/** Whoever plays the blocks of an experiment. */
export interface Blocks<B> {
  /** So many are played at a time. */
  readonly atOnce: number;
  /** @throws LabTrouble */
  play(nth: number): Promise<B>;
  close(): Promise<void>;
}

/** A block cannot be played; the message is a sentence. */
export class LabTrouble extends Error {
  override readonly name = 'LabTrouble';
}

/** As many as the machine has cores for. */
export const usualThreads = (): number => availableParallelism();

interface Waiting<B> {
  readonly resolve: (block: B) => void;
  readonly reject: (error: Error) => void;
}

/** Plays blocks in threads of their own, so that nothing else waits. They begin at once and end with `close`. */
export class BlockThreads<A extends LabWork['about']> implements Blocks<LabBlocks[A]> {
  readonly #workers: readonly Worker[];
  readonly #waiting = new Map<number, Waiting<LabBlocks[A]>>();
  #next = 0;
  #ended: LabTrouble | null = null;

  /** @param start begins a thread */
  constructor(
    work: LabWork & { readonly about: A },
    threads: number,
    start: (work: LabWork) => Worker = startWorker,
  ) {
    this.#workers = Array.from({ length: threads }, () => {
      const worker = start(work);
      worker.on('message', (answer: BlockAnswer<LabBlocks[A]>) => this.#take(answer));
      worker.on('error', ({ message }) => this.#end(message));
      worker.on('exit', (code) => this.#end(`code ${code}`));
      return worker;
    });
  }

  /** A thread has its next block at hand while the last one is on its way. */
  get atOnce(): number {
    return this.#workers.length * 2;
  }

  play(nth: number): Promise<LabBlocks[A]> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.set(nth, { resolve, reject });
      this.#workers[this.#next % this.#workers.length]?.postMessage(nth);
      this.#next += 1;
    });
  }

  /** Nothing is being played. */
  get isIdle(): boolean {
    return this.#waiting.size === 0 && !this.#ended;
  }

  /** Plays another experiment from now on, while it is idle; to load the program anew would take longer than some games. */
  turnTo(work: LabWork & { readonly about: A }): void {
    for (const worker of this.#workers) worker.postMessage(work);
  }

  async close(): Promise<void> {
    this.#end('it was closed');
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #take(answer: BlockAnswer<LabBlocks[A]>): void {
    const waiting = this.#waiting.get(answer.nth);
    this.#waiting.delete(answer.nth);
    if ('block' in answer) waiting?.resolve(answer.block);
    else waiting?.reject(new LabTrouble(`A game of the laboratory could not be played (${answer.fault}).`));
  }

  #end(because: string): void {
    this.#ended ??= new LabTrouble(`The laboratory has stopped working (${because}).`);
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}

const startWorker = (work: LabWork): Worker =>
  new Worker(ownProgram('lab-worker', import.meta.url), { workerData: work });
