import type { PrintJobInput } from '../../../../src-main/print/job.js';
import type { SheetPlan } from '../../../../src-main/print/plan.js';
import type { Client } from '../../../connection/client.js';
import { isAbort, sentenceOf } from '../../../connection/sentence.js';

/** The plan of the job last asked for. The former plan stays until the new one is there, so that nothing flickers. */
export class PlanView {
  readonly #client: Client;
  #plan = $state.raw<SheetPlan | null>(null);
  #failure = $state<string | null>(null);

  constructor(client: Client) {
    this.#client = client;
  }

  get plan(): SheetPlan | null {
    return this.#plan;
  }
  /** Why these options make no sheet, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }

  /** Asks for the plan of a job; the returned function drops the question. */
  show(job: PrintJobInput): () => void {
    const stop = new AbortController();
    if (job.items.length === 0) {
      this.#plan = null;
      this.#failure = null;
      return () => stop.abort();
    }
    this.#client.print
      .plan(job, { signal: stop.signal })
      .then((plan) => {
        if (stop.signal.aborted) return;
        this.#plan = plan;
        this.#failure = null;
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted && !isAbort(error)) this.#failure = sentenceOf(error);
      });
    return () => stop.abort();
  }
}
