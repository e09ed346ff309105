import { sentenceOf } from '../../connection/sentence.js';

/** Begins to be told of something that is tried, again and again, until the signal ends it. */
type Telling<Asked, Event> = (asked: Asked, signal: AbortSignal) => Promise<AsyncIterable<Event>>;

/** Something that a person has tried in games of computer players: begun, answered better and better, stopped, gone on with and put away. */
export class LabRun<Asked, Event> {
  #event = $state.raw<Event | null>(null);
  #failure = $state<string | null>(null);
  #asked = $state.raw<Asked | null>(null);
  #asking = $state.raw<AbortController | null>(null);
  readonly #tell: Telling<Asked, Event>;

  constructor(tell: Telling<Asked, Event>) {
    this.#tell = tell;
  }

  /** What is known so far; null: nothing was asked, or the first answer is on its way. */
  get event(): Event | null {
    return this.#event;
  }
  /** Why there is no answer, or no further one. */
  get failure(): string | null {
    return this.#failure;
  }
  get isRunning(): boolean {
    return this.#asking !== null;
  }
  /** What was asked about, as it was then. */
  get asked(): Asked | null {
    return this.#asked;
  }

  /** Begins, or goes on where it was stopped. */
  async ask(asked: Asked): Promise<void> {
    this.cancel();
    const asking = new AbortController();
    this.#asking = asking;
    this.#asked = asked;
    this.#event = null;
    this.#failure = null;
    try {
      for await (const event of await this.#tell(asked, asking.signal)) {
        if (asking.signal.aborted) return;
        this.#event = this.with(this.#event, event);
      }
    } catch (error) {
      if (!asking.signal.aborted) this.#failure = sentenceOf(error);
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /** Stops; what is known stays. */
  cancel(): void {
    this.#asking?.abort();
    this.#asking = null;
  }

  /** Puts the answer away. */
  close(): void {
    this.cancel();
    this.#asked = null;
    this.#event = null;
    this.#failure = null;
  }

  /** Says what is wrong, where it is not the games. */
  protected complain(error: unknown): void {
    this.#failure = sentenceOf(error);
  }

  /** What is known with what has come. */
  protected with(_before: Event | null, event: Event): Event {
    return event;
  }
}
