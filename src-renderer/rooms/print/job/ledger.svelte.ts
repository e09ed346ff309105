import type { LedgerRow } from '../../../../src-main/api/answers/answers.js';
import type { PrintItem, PrintJobInput } from '../../../../src-main/print/job.js';
import type { Client } from '../../../connection/client.js';
import { isAbort, sentenceOf } from '../../../connection/sentence.js';

const keyOf = (card: string, back: string): string => `${card} ${back}`;

/** What was printed of the cards on the list, and which of them are still to be. */
export class LedgerView {
  readonly #client: Client;
  #rows = $state.raw<ReadonlyMap<string, LedgerRow>>(new Map());
  #missing = $state.raw<readonly PrintItem[] | null>(null);
  #failure = $state<string | null>(null);

  constructor(client: Client) {
    this.#client = client;
  }

  /** Items of the job last asked for, without what was printed as it is now; null before they arrive. */
  get missing(): readonly PrintItem[] | null {
    return this.#missing;
  }
  /** Why nothing is known, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  row(card: string, back: string): LedgerRow | undefined {
    return this.#rows.get(keyOf(card, back));
  }

  /** Asks again; the returned function drops the question. */
  show(job: PrintJobInput, onlyMissing: boolean): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    if (!onlyMissing || job.items.length === 0) this.#missing = job.items.length === 0 ? [] : null;
    if (job.items.length === 0) {
      this.#rows = new Map();
      return () => stop.abort();
    }
    Promise.all([
      this.#client.print.ledger(job, { signal }),
      onlyMissing ? this.#client.print.missing(job, { signal }) : null,
    ])
      .then(([rows, missing]) => {
        if (signal.aborted) return;
        this.#rows = new Map(rows.map((row) => [keyOf(row.card, row.back), row]));
        this.#missing = missing;
        this.#failure = null;
      })
      .catch((error: unknown) => {
        if (!signal.aborted && !isAbort(error)) this.#failure = sentenceOf(error);
      });
    return () => stop.abort();
  }
}
