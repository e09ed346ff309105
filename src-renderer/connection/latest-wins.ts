/**
 * Runs one question at a time; of what is asked meanwhile only the newest is kept. So the last state is always
 * answered, and a fast typist never queues up work.
 */
export class LatestWins<I, O> {
  readonly #ask: (input: I) => Promise<O>;
  readonly #onanswer: (answer: O) => void;
  readonly #onfailure: (error: unknown) => void;
  #running = false;
  #turn = Promise.resolve();
  #next: { readonly input: I } | null = null;
  #stopped = false;

  constructor(
    ask: (input: I) => Promise<O>,
    onanswer: (answer: O) => void,
    onfailure: (error: unknown) => void,
  ) {
    this.#ask = ask;
    this.#onanswer = onanswer;
    this.#onfailure = onfailure;
  }

  request(input: I): void {
    this.#next = { input };
    if (!this.#running) this.#turn = this.#run();
  }

  /** Settles when what has been asked for so far is answered; never fails. */
  get answered(): Promise<void> {
    return this.#turn;
  }

  /** Answers that come later are dropped. */
  stop(): void {
    this.#stopped = true;
    this.#next = null;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#next) {
      const { input } = this.#next;
      this.#next = null;
      try {
        const answer = await this.#ask(input);
        if (!this.#stopped) this.#onanswer(answer);
      } catch (error) {
        if (!this.#stopped) this.#onfailure(error);
      }
    }
    this.#running = false;
  }
}
