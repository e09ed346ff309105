/** Long work in the main process, done so that everything else has its turn in between. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Stepwise } from '../engine/stepwise.js';

/** Work goes on so long before the rest of the program has its turn, ms: half a frame. */
const SLICE_MS = 8;

interface TurnOptions {
  readonly signal?: AbortSignal | undefined;
  /** ms that work goes on at a time. */
  readonly slice?: number;
}

/** When it is time to let others have their turn. A slice begins with the first work after others had theirs. */
export class Turns {
  readonly #signal: AbortSignal | undefined;
  readonly #slice: number;
  #end: number;

  constructor({ signal, slice = SLICE_MS }: TurnOptions = {}) {
    this.#signal = signal;
    this.#slice = slice;
    this.#end = performance.now() + slice;
  }

  /** Whether the slice is over: for loops over thousands of small pieces, which would wait for nothing at each. */
  get isOver(): boolean {
    return performance.now() >= this.#end;
  }

  /** To be awaited after each piece of work. @throws the signal's reason when it is aborted */
  async pass(): Promise<void> {
    if (this.isOver) await this.others();
  }

  /** Lets others have their turn now. @param pause for so long, ms @throws the signal's reason when it is aborted */
  async others(pause = 0): Promise<void> {
    await (pause > 0 ? setTimeout(pause) : setImmediate());
    this.#signal?.throwIfAborted();
    this.#end = performance.now() + this.#slice;
  }
}

/**
 * Does work that stops between its steps.
 * @throws the signal's reason when it is aborted, and what the work throws
 */
export async function inTurns<T>(work: Stepwise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const turns = new Turns({ signal });
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (turns.isOver) await turns.others();
  }
}

/** ms of work between two answers of how far it is: a person sees no more of them. */
const PORTION_MS = 40;

/**
 * Goes through many things; yields how many are done whenever others get their turn.
 * @throws the signal's reason when it is aborted
 */
export async function* inPortions<T>(
  things: readonly T[],
  work: (thing: T) => void,
  signal?: AbortSignal,
): AsyncGenerator<number, void, void> {
  const turns = new Turns({ signal, slice: PORTION_MS });
  for (const [index, thing] of things.entries()) {
    work(thing);
    if (!turns.isOver) continue;
    yield index + 1;
    await turns.others();
  }
}
