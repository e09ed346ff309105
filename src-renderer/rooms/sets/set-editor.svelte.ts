import type { BatchDone, LibraryChange } from '../../../src-main/api/answers/answers.js';
import type { SetCards } from '../../../src-main/api/answers/set-answers.js';
import type { Renumbering } from '../../../src-main/api/contract/sets-contract.js';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import { applyEdit } from '../../shared/library/apply-edit.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { FileEditor } from '../../shared/editing/file-editor.svelte.js';
import type { History } from '../../shared/history/undo.svelte.js';
import { LatestWins } from '../../connection/latest-wins.js';
import { batchStep } from '../../shared/history/batch-step.js';
import { notices } from '../../shared/notices/notices.svelte.js';
import { saving } from '../../shared/notices/saving.svelte.js';

/** One set on its page: what it is, and its cards in their order. */
export class SetEditor extends FileEditor<CardSet> {
  readonly #client: Client;
  readonly #reader: LatestWins<string, SetCards>;
  #cards = $state.raw<SetCards | null>(null);
  #cardsFailure = $state<string | null>(null);

  constructor(client: Client, id: string, history?: History) {
    super(
      client,
      id,
      {
        kind: 'sets',
        get: () => client.sets.get({ id }),
        save: (set, base, opened) => client.sets.save({ set, base, opened }),
        create: (set) => client.sets.create({ set }),
      },
      history,
    );
    this.#client = client;
    this.#reader = new LatestWins<string, SetCards>(
      (set) => client.sets.cards({ id: set }),
      (cards) => {
        this.#cards = cards;
        this.#cardsFailure = null;
      },
      (error) => (this.#cardsFailure = sentenceOf(error)),
    );
  }

  /** The set as it stands now, saved or not; null until it is loaded. */
  get set(): CardSet | null {
    return this.content;
  }
  /** The set's cards as the library has them; null until they are known. Of a set that is gone, those that it had. */
  get cards(): SetCards | null {
    return this.#cards;
  }
  /** Why the cards may not be the newest; null also where the set is gone. */
  get cardsFailure(): string | null {
    return this.gone ? null : this.#cardsFailure;
  }

  override async open(): Promise<void> {
    await super.open();
    this.#reader.request(this.id);
  }

  /** Changes some of the set, as one step: see `edit`. */
  change(name: string, patch: Partial<Omit<CardSet, 'id'>>, mergeKey?: string): void {
    this.edit(name, patch, mergeKey);
  }

  /** Gives numbers to cards. `name` is what undo calls it. */
  async renumber(name: string, how: Renumbering): Promise<void> {
    await this.#batch(name, () => this.#client.sets.renumber({ id: this.id, how }));
  }

  /** Takes cards out of the set; they stay in the library. */
  async takeOut(name: string, ids: readonly string[]): Promise<void> {
    await this.#batch(name, () => this.#putInto(null, ids, name));
  }

  /** The cards come along that were in the set and have come into no other since. */
  override async keepAsNew(): Promise<string> {
    const ids = (this.#cards?.rows ?? []).map((row) => row.id);
    const id = await super.keepAsNew();
    try {
      const rows = await this.#client.collection.rows({ ids });
      const free = new Set(rows.filter(({ set }) => set === null || set.id === this.id).map((row) => row.id));
      const kept = ids.filter((card) => free.has(card));
      await this.#putInto(id, kept, 'keep as a new set');
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
    return id;
  }

  override async dispose(): Promise<void> {
    this.#reader.stop();
    await super.dispose();
  }

  protected override libraryChanged(change: LibraryChange): void {
    // Which cards are in the set is said by the cards: one that changes may have come, or left.
    if (change.kind === 'reopened' || change.cards.length > 0 || change.sets.includes(this.id))
      this.#reader.request(this.id);
  }

  async #putInto(set: string | null, ids: readonly string[], title: string): Promise<BatchDone | null> {
    if (ids.length === 0) return null;
    const edit = { set: { id: set, numbers: set === null ? 'none' : 'next' } } as const;
    return applyEdit(this.#client, { cards: { ids: [...ids] }, edit, title });
  }

  async #remembered(name: string, work: Promise<BatchDone | null>): Promise<void> {
    const done = await saving.track(work);
    if (!done) return;
    this.history.push(batchStep(this.#client, name, done));
    this.history.seal();
  }

  async #batch(name: string, work: () => Promise<BatchDone | null>): Promise<void> {
    if (!this.editable) return;
    try {
      await this.history.during(this.#remembered(name, work()));
    } catch (error) {
      notices.complain(sentenceOf(error));
    }
  }
}
