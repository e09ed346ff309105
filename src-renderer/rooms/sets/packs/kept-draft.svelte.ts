import type { DraftRecord } from '../../../../src-main/api/answers/set-answers.js';
import type { Client } from '../../../connection/client.js';
import { sentenceOf } from '../../../connection/sentence.js';
import { notices } from '../../../shared/notices/notices.svelte.js';

/** The draft of a set that is under way: the library keeps it after every card that is taken. */
export class KeptDraft {
  readonly #client: Client;
  readonly #set: string;
  #record = $state.raw<DraftRecord | null>(null);
  /** What was kept last, which comes before what is kept next. */
  #keeping: Promise<unknown> = Promise.resolve();
  #isChanged = false;

  constructor(client: Client, set: string) {
    this.#client = client;
    this.#set = set;
  }

  /** Null: none is under way. */
  get record(): DraftRecord | null {
    return this.#record;
  }

  /** Finds what was left. */
  async load(): Promise<void> {
    try {
      const found = await this.#client.sets.runningDraft({ id: this.#set });
      if (!this.#isChanged) this.#record = found;
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }

  /** @param record null throws it away */
  keep(record: DraftRecord | null): void {
    this.#isChanged = true;
    this.#record = record;
    const draft = record && { ...record, seats: [...record.seats], taken: [...record.taken] };
    this.#keeping = this.#keeping
      .then(() => this.#client.sets.keepDraft({ id: this.#set, draft }))
      .catch((error: unknown) => void notices.complain(sentenceOf(error)));
  }

  throwAway(): void {
    const { record } = this;
    if (!record) return;
    this.keep(null);
    notices.say('Threw the draft away.', { label: 'Undo', run: () => this.keep(record) });
  }
}
