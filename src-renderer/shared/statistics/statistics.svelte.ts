import type { SomeCards } from '../../../src-main/api/cards/some-cards.js';
import type { Statistics } from '../../../src-main/collection/statistics/statistics.js';
import type { Client } from '../../connection/client.js';
import { isAbort, sentenceOf } from '../../connection/sentence.js';

/** Has some cards counted, and tells how far that is. What was counted last stays until the new figures are there. */
export class StatisticsLoader {
  readonly #client: Client;
  #statistics = $state.raw<Statistics | null>(null);
  #progress = $state.raw<{ readonly done: number; readonly total: number } | null>(null);
  #failure = $state<string | null>(null);
  #stop: AbortController | null = null;

  constructor(client: Client) {
    this.#client = client;
  }

  get statistics(): Statistics | null {
    return this.#statistics;
  }
  get progress(): { readonly done: number; readonly total: number } | null {
    return this.#progress;
  }
  get failure(): string | null {
    return this.#failure;
  }

  async load(cards: SomeCards): Promise<void> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    this.#failure = null;
    try {
      for await (const event of await this.#client.statistics.of({ cards }, { signal: stop.signal })) {
        if (stop.signal.aborted) return;
        if (event.kind === 'done') this.#statistics = event.statistics;
        else this.#progress = event;
      }
      this.#progress = null;
    } catch (error) {
      if (!stop.signal.aborted && !isAbort(error)) this.#failure = sentenceOf(error);
    }
  }

  stop(): void {
    this.#stop?.abort();
    this.#progress = null;
  }
}
