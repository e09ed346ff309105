import { Worker } from 'node:worker_threads';
import { ownProgram } from '../../library/pictures/own-program.js';
import type { Reply } from '../../engine/decision.js';
import type { Thought } from '../../engine/search/think.js';
import type { BotRequest } from './bot-reply.js';
import type { BotAnswer, BotQuestion } from './bot-worker.js';

/** Whoever answers for computer players. */
export interface Bots {
  /**
   * @param signal nobody waits for the answer any more: it comes at once, whatever it is
   * @throws BotTrouble
   */
  reply(request: BotRequest, signal?: AbortSignal): Promise<Reply>;
  /** The same answer with what was thought about. @throws BotTrouble */
  thought(request: BotRequest, signal?: AbortSignal): Promise<Thought>;
  close(): Promise<void>;
}

/** A computer player cannot answer; the message is a sentence. */
export class BotTrouble extends Error {
  override readonly name = 'BotTrouble';
}

interface Waiting {
  readonly request: BotRequest;
  readonly stop: Int32Array;
  readonly resolve: (thought: Thought) => void;
  readonly reject: (error: Error) => void;
  /** The thread has died over it before. */
  readonly isSecond: boolean;
}

/** Computer players in a thread of their own, so that nothing waits while they think. It begins with the first question. */
export class BotPool implements Bots {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param start begins a thread */
  constructor(private readonly start: () => Worker = startWorker) {}

  async reply(request: BotRequest, signal?: AbortSignal): Promise<Reply> {
    return (await this.thought(request, signal)).reply;
  }

  thought(request: BotRequest, signal?: AbortSignal): Promise<Thought> {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const halt = (): void => void Atomics.store(stop, 0, 1);
    signal?.addEventListener('abort', halt);
    if (signal?.aborted) halt();
    return new Promise<Thought>((resolve, reject) =>
      this.#ask({ request, stop, resolve, reject, isSecond: false }),
    ).finally(() => signal?.removeEventListener('abort', halt));
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    this.#fail('The table is closed.');
    await worker?.terminate();
  }

  #ask(waiting: Waiting): void {
    this.#next += 1;
    this.#waiting.set(this.#next, waiting);
    const question: BotQuestion = { id: this.#next, request: waiting.request, stop: waiting.stop };
    this.#worker ??= this.#begin();
    this.#worker.ref();
    this.#worker.postMessage(question);
  }

  #begin(): Worker {
    const worker = this.start();
    worker.on('message', (answer: BotAnswer) => this.#take(answer));
    worker.on('error', ({ message }) => this.#lost(worker, message));
    worker.on('exit', (code) => this.#lost(worker, `code ${code}`));
    return worker;
  }

  #take(answer: BotAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // A program that has nothing else to do may end.
    if (this.#waiting.size === 0) this.#worker?.unref();
    if ('thought' in answer) waiting?.resolve(answer.thought);
    else waiting?.reject(new BotTrouble(`The computer player does not know what to do (${answer.fault}).`));
  }

  /** Everything that waits is asked once more, in a new thread. */
  #lost(worker: Worker, because: string): void {
    if (worker !== this.#worker) return;
    this.#worker = null;
    const again = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of again) {
      if (one.isSecond) one.reject(new BotTrouble(`The computer player has stopped working (${because}).`));
      else this.#ask({ ...one, isSecond: true });
    }
  }

  #fail(because: string): void {
    for (const { reject } of this.#waiting.values()) reject(new BotTrouble(because));
    this.#waiting.clear();
  }
}

const startWorker = (): Worker => new Worker(ownProgram('bot-worker', import.meta.url));
