import type { VersionRow } from '../../../src-main/api/answers/keeping-answers.js';
import type { Card } from '../../../src-main/cards/card.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { MOST_COMPARED } from '../../shared/dialogs/compare-dialog.svelte.js';

/** A card that lies beside others, as it is now or as it was. */
export interface Compared {
  readonly key: string;
  readonly card: Card;
  /** When it was made so, milliseconds since 1970; null: as it is now. */
  readonly made: number | null;
}

/** The cards that lie side by side, and the versions of the first that could lie there too. */
export class ComparedCards {
  readonly #client: Client;
  #all = $state.raw<readonly Compared[]>([]);
  #versions = $state.raw<readonly VersionRow[]>([]);
  #failure = $state<string | null>(null);

  constructor(client: Client) {
    this.#client = client;
  }

  get all(): readonly Compared[] {
    return this.#all;
  }
  /** Of the first card, newest first. */
  get versions(): readonly VersionRow[] {
    return this.#versions;
  }
  get failure(): string | null {
    return this.#failure;
  }
  /** A getter and no derived: what comes late asks for it, perhaps after the dialog has gone. */
  get full(): boolean {
    return this.#all.length >= MOST_COMPARED;
  }

  has(key: string): boolean {
    return this.#all.some((one) => one.key === key);
  }

  /** Begins with these cards; one by itself lies beside what it was before. */
  async begin(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.add(id);
    const [first] = ids;
    if (first === undefined) return;
    await this.#saying(async () => {
      this.#versions = (await this.#client.versions.cards.list({ id: first })).versions;
      const [newest] = this.#versions;
      if (ids.length === 1 && newest) await this.addVersion(first, newest);
    });
  }

  add(id: string): Promise<void> {
    return this.#saying(async () => {
      const { content } = await this.#client.cards.get({ id });
      this.#put({ key: id, card: content, made: null });
    });
  }

  addVersion(id: string, { version, made }: VersionRow): Promise<void> {
    return this.#saying(async () => {
      const { content } = await this.#client.versions.cards.compare({ id, version });
      this.#put({ key: version, card: content, made });
    });
  }

  remove(key: string): void {
    this.#all = this.#all.filter((one) => one.key !== key);
  }

  #put(compared: Compared): void {
    if (!this.full && !this.has(compared.key)) this.#all = [...this.#all, compared];
  }

  async #saying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#failure = null;
    } catch (error) {
      this.#failure = sentenceOf(error);
    }
  }
}
