import type { SetRow } from '../../../src-main/api/answers/set-answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';

/** All sets with the number of their cards, as they were when they were last asked for. */
export class SetsStore {
  readonly #client: Client;
  #rows = $state.raw<readonly SetRow[] | null>(null);
  #failure = $state<string | null>(null);

  constructor(client: Client) {
    this.#client = client;
  }

  /** In the order of their names; null before the first arrived. */
  get rows(): readonly SetRow[] | null {
    return this.#rows;
  }
  get failure(): string | null {
    return this.#failure;
  }

  async reload(): Promise<void> {
    try {
      this.#rows = await this.#client.sets.rows();
      this.#failure = null;
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }
}
