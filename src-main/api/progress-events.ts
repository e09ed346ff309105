import type { Progress } from '../print/pdf/request.js';

/** Tells how far a piece of work is while it is done, and returns what comes of it. Throws what the work throws. */
export async function* withProgress<T>(
  work: (onProgress: (progress: Progress) => void) => Promise<T>,
): AsyncGenerator<{ readonly kind: 'progress' } & Progress, T, void> {
  const latest = new Latest<Progress>();
  const made = work((progress) => latest.set(progress));
  made.then(
    () => latest.end(),
    () => latest.end(),
  );
  for await (const progress of latest) yield { kind: 'progress', ...progress };
  return made;
}

/** Hands on the latest value only: a reader that is slower than the work skips what is out of date. */
class Latest<T> implements AsyncIterable<T> {
  #value: T | undefined;
  #ended = false;
  #wake: (() => void) | undefined;

  set(value: T): void {
    this.#value = value;
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, void> {
    for (;;) {
      if (this.#value !== undefined) {
        const value = this.#value;
        this.#value = undefined;
        yield value;
      } else if (this.#ended) {
        return;
      } else {
        await new Promise<void>((wake) => (this.#wake = wake));
      }
    }
  }
}
