/**
 * Work of which a little is done at a time. What was asked for last comes first: in a scroll that is what is in sight. What was asked for
 * at once, before any other work ended, is done in its own order: that is how it stands in sight.
 */
export class LastFirst {
  #running = 0;
  /** Each asked for at once; the last is still growing while `#growing`. */
  readonly #waiting: (() => void)[][] = [];
  #growing = false;

  constructor(private readonly atOnce: number) {}

  /** @throws what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await new Promise<void>((go) => this.#wait(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #wait(go: () => void): void {
    if (!this.#growing) this.#waiting.push([]);
    this.#growing = true;
    this.#waiting.at(-1)?.push(go);
  }

  #next(): (() => void) | undefined {
    this.#growing = false;
    const last = this.#waiting.at(-1);
    const next = last?.shift();
    if (last?.length === 0) this.#waiting.pop();
    return next;
  }
}
