import { setImmediate } from 'node:timers/promises';

/** How many milliseconds of work go by before others get their turn. */
const TURN = 40;

/**
 * Goes through many things without keeping the program from all else: yields how many are done whenever a turn is over.
 * @throws the signal's reason when it is aborted
 */
export async function* inPortions<T>(
  things: readonly T[],
  work: (thing: T) => void,
  signal?: AbortSignal,
): AsyncGenerator<number, void, void> {
  let since = performance.now();
  for (const [index, thing] of things.entries()) {
    work(thing);
    if (performance.now() - since < TURN) continue;
    yield index + 1;
    await setImmediate();
    signal?.throwIfAborted();
    since = performance.now();
  }
}
