/** What `work` comes to, or the signal's reason as soon as it is aborted, whatever `work` does then. */
export async function orAbort<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  signal.throwIfAborted();
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** So long may work keep others waiting, in ms: half a frame. */
const LONG = 8;

/** Lets messages in, an abort among them, as often as needed and no oftener. */
export class Turns {
  #since = performance.now();

  /** To be awaited between pieces of work. */
  async pass(): Promise<void> {
    if (performance.now() - this.#since < LONG) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.#since = performance.now();
  }
}
