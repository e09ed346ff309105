import { setImmediate } from 'node:timers/promises';

/** How many ms of work go by before others get their turn. */
const SLICE = 12;

/** Lets everything else have its turn between the pieces of long work. */
export class Turns {
  #end = performance.now() + SLICE;

  constructor(private readonly signal?: AbortSignal) {}

  /** To be awaited after each piece. @throws the signal's reason when it is aborted */
  async pass(): Promise<void> {
    if (performance.now() < this.#end) return;
    await setImmediate();
    this.signal?.throwIfAborted();
    this.#end = performance.now() + SLICE;
  }
}
