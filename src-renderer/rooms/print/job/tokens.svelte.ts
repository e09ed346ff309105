import type { PrintedTokens } from '../../../../src-main/api/answers/answers.js';
import type { Client } from '../../../connection/client.js';
import { LatestWins } from '../../../connection/latest-wins.js';
import type { PrintEntry } from '../../../shared/printing/print-list.svelte.js';

const none: PrintedTokens = { found: [], missing: [] };

/** Tokens that the cards on the list make, and that are not on it. */
export class TokensView {
  readonly #client: Pick<Client, 'print' | 'cards'>;
  readonly #asking: LatestWins<readonly string[], PrintedTokens>;
  #tokens = $state.raw(none);

  constructor(client: Pick<Client, 'print' | 'cards'>) {
    this.#client = client;
    this.#asking = new LatestWins(
      (cards) => client.print.tokens({ cards: [...cards] }),
      (tokens) => (this.#tokens = tokens),
      // Tokens are an offer: where they cannot be told, none is made.
      () => (this.#tokens = none),
    );
  }

  /** Their names, in the order in which cards make them. */
  get names(): readonly string[] {
    return [...this.#tokens.found, ...this.#tokens.missing].map(({ name }) => name);
  }

  show(cards: readonly string[]): void {
    if (cards.length === 0) this.#tokens = none;
    this.#asking.request(cards);
  }

  stop(): void {
    this.#asking.stop();
  }

  /** Makes cards of those that the library does not have. @returns what comes onto the list */
  async take(): Promise<readonly PrintEntry[]> {
    const { found, missing } = this.#tokens;
    const made: string[] = [];
    for (const card of missing) made.push((await this.#client.cards.create({ card })).content.id);
    return [...found.map(({ id }) => id), ...made].map((card) => ({ card, copies: 1 }));
  }
}
