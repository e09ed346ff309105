import { SvelteMap } from 'svelte/reactivity';
import type { CardFactsRow, CardRow } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../connection/client.js';

/** So many cards are asked about at a time; more than ever stand on a screen. */
const AT_ONCE = 200;

interface Known {
  readonly revision: string;
  readonly round: number;
  readonly facts: CardFactsRow;
}

/** What follows from the cards of a list, asked for as they come into sight. What was known stays until something newer is. */
export class RowFacts {
  readonly #client: Client;
  readonly #known = new SvelteMap<string, Known>();
  readonly #wanted = new Map<string, CardRow>();
  #round = $state(0);
  #asking = false;

  constructor(client: Client) {
    this.#client = client;
  }

  /** Null until it is known. */
  of(row: CardRow): CardFactsRow | null {
    const known = this.#known.get(row.id);
    if (known?.revision !== row.revision || known.round !== this.#round) this.#want(row);
    return known?.facts ?? null;
  }

  /** Decks or sets have changed, and with them perhaps what was known. */
  renew(): void {
    this.#round += 1;
  }

  #want(row: CardRow): void {
    this.#wanted.set(row.id, row);
    if (this.#asking) return;
    this.#asking = true;
    queueMicrotask(() => void this.#ask());
  }

  /** All that came into sight since; a scroll over thousands asks only for the last. */
  async #ask(): Promise<void> {
    while (this.#wanted.size > 0) {
      const rows = [...this.#wanted.values()].slice(-AT_ONCE);
      const round = this.#round;
      this.#wanted.clear();
      try {
        const answers = await this.#client.collection.facts({ ids: rows.map(({ id }) => id) });
        const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
        for (const facts of answers) {
          const revision = revisions.get(facts.id);
          if (revision !== undefined) this.#known.set(facts.id, { revision, round, facts });
        }
      } catch {
        // The line is down: the columns stay as they are, and lines that come into sight later ask again.
        break;
      }
    }
    this.#asking = false;
  }
}
