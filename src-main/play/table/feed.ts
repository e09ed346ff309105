/** More than this waits only for a reader who has stopped reading. */
const MOST_WAITING = 200;

/** Hands values on to one reader, in order. One who falls far behind gets how things stand now instead. */
class Feed<T> {
  #waiting: T[] = [];
  #wake: (() => void) | null = null;
  #ended = false;

  /** @param whole makes the value that stands for all that has waited */
  constructor(private readonly whole: () => T) {}

  push(value: T): void {
    this.#waiting.push(value);
    if (this.#waiting.length > MOST_WAITING) this.#waiting = [this.whole()];
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async *values(): AsyncGenerator<T, void, void> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next !== undefined) yield next;
      else if (this.#ended) return;
      else await new Promise<void>((wake) => (this.#wake = wake));
    }
  }
}

/** Readers of what goes on. */
export class Feeds<T> {
  readonly #feeds = new Set<Feed<T>>();

  /** @param whole how things stand, for a new reader and one who falls behind */
  constructor(private readonly whole: () => T) {}

  get readers(): number {
    return this.#feeds.size;
  }

  push(value: T): void {
    for (const feed of this.#feeds) feed.push(value);
  }

  end(): void {
    for (const feed of this.#feeds) feed.end();
  }

  /** How things stand, and everything that is pushed from now on, until the signal aborts or the reader goes away. */
  async *follow(signal?: AbortSignal): AsyncGenerator<T, void, void> {
    const feed = new Feed(this.whole);
    feed.push(this.whole());
    this.#feeds.add(feed);
    const stop = (): void => feed.end();
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
    try {
      yield* feed.values();
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#feeds.delete(feed);
    }
  }
}
