/** Tells whoever waits that something has changed. Several changes while nobody waits are one. */
export class Changes {
  readonly #listeners = new Set<() => void>();

  /** Something has changed. */
  readonly tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  /** Ends a turn at once, and after every change, until the signal aborts or the reader goes away. */
  async *each(signal?: AbortSignal): AsyncGenerator<void, void, void> {
    let isDue = true;
    let wake: (() => void) | null = null;
    const due = (): void => {
      isDue = true;
      wake?.();
    };
    const stop = (): void => wake?.();
    this.#listeners.add(due);
    signal?.addEventListener('abort', stop);
    try {
      while (!signal?.aborted) {
        if (!isDue) await new Promise<void>((go) => (wake = go));
        if (!isDue) continue;
        isDue = false;
        yield;
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#listeners.delete(due);
    }
  }
}
