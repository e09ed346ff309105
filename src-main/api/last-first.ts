/** Work of which a little is done at a time. What was asked for last comes first: in a scroll that is what is in sight. */
export class LastFirst {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  /** @throws what `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.pop();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
