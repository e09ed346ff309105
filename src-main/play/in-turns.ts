import { setImmediate } from 'node:timers/promises';
import type { Stepwise } from '../engine/stepwise.js';

/** Work goes on so long before the rest of the program has its turn, ms. */
const MS_AT_ONCE = 15;

/**
 * Does work without keeping the program from all else.
 * @throws the signal's reason when it is aborted, and what the work throws
 */
export async function inTurns<T>(work: Stepwise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  for (let until = performance.now() + MS_AT_ONCE; ;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await setImmediate();
    signal?.throwIfAborted();
    until = performance.now() + MS_AT_ONCE;
  }
}
