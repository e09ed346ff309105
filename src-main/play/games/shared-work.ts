/** Work whose outcome several callers wait for. It is ended when the last of them does not wait any more. */
export class SharedWork<T> {
  readonly #stop = new AbortController();
  /** For who only wants to know: it is not waited for. */
  readonly outcome: Promise<T>;
  #waiting = 0;

  /** @param work is given a signal that says when nobody waits any more */
  constructor(work: (signal: AbortSignal) => Promise<T>) {
    this.outcome = work(this.#stop.signal);
    // Who waits is told that it failed.
    this.outcome.catch(() => undefined);
  }

  /** Ended before it was done: nothing comes of it any more. */
  get isEnded(): boolean {
    return this.#stop.signal.aborted;
  }

  /** @param reason what is thrown to who waits */
  end(reason: Error): void {
    this.#stop.abort(reason);
  }

  /** @throws the signal's reason when this caller stops waiting, and what the work throws */
  async wait(signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    this.#waiting += 1;
    let leave = (): void => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', leave);
    });
    try {
      return await Promise.race([this.outcome, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      this.#waiting -= 1;
      if (this.#waiting === 0 && signal?.aborted) this.#stop.abort(signal.reason);
    }
  }
}
