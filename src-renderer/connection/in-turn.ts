/** Does one thing after the other, as they were asked for; where nothing is under way, at once, within the same event (p-limit begins a tick later). */
export class InTurn {
  #last: Promise<unknown> | null = null;

  /** Resolves and rejects as the work does. What comes after a failure is done all the same. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last ? this.#last.then(work, work) : work();
    this.#last = done;
    const end = (): void => {
      if (this.#last === done) this.#last = null;
    };
    done.then(end, end);
    return done;
  }
}
