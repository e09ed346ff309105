import { createContext } from 'svelte';
import type { CardRow, LibraryInfo } from '../../src-main/api/answers.js';
import type { Client } from '../connection/client.js';
import { follow } from '../connection/follow.js';
import { sentenceOf } from '../connection/sentence.js';

export type Sort = 'name' | 'changed' | 'edition' | 'cost';

/** The cards as the library holds them now, all of them and those that the search finds. */
export class LibraryStore {
  readonly #client: Client;
  #all = $state.raw<readonly CardRow[] | null>(null);
  #found = $state.raw<readonly CardRow[] | null>(null);
  #info = $state.raw<LibraryInfo | null>(null);
  #failure = $state<string | null>(null);
  #query = $state('');
  #sort = $state<Sort>('name');
  #loading: Promise<void> | null = null;
  #stale = false;

  /** The rows to show, or null before the first arrived. */
  readonly rows = $derived(this.#query === '' ? this.#all : (this.#found ?? this.#all));
  readonly byId = $derived(new Map((this.#all ?? []).map((row) => [row.id, row])));

  constructor(client: Client) {
    this.#client = client;
  }

  get all(): readonly CardRow[] | null {
    return this.#all;
  }
  get info(): LibraryInfo | null {
    return this.#info;
  }
  /** Why the cards could not be listed, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure;
  }
  get query(): string {
    return this.#query;
  }
  get sort(): Sort {
    return this.#sort;
  }

  /** Follows the library until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void this.reload();
    void follow({
      open: (signal) => this.#client.library.changes(undefined, { signal }),
      onValue: () => void this.reload(),
      onReopened: () => void this.reload(),
      signal: stop.signal,
    });
    return () => stop.abort();
  }

  search(query: string): void {
    const trimmed = query.trim();
    if (trimmed === this.#query) return;
    this.#query = trimmed;
    if (trimmed === '') this.#found = null;
    else void this.reload();
  }

  sortBy(sort: Sort): void {
    if (sort === this.#sort) return;
    this.#sort = sort;
    void this.reload();
  }

  /** Reads the lists again. Calls during a reading become one more reading after it. */
  reload(): Promise<void> {
    this.#stale = true;
    this.#loading ??= this.#readWhileStale().finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Asks the person for another folder. True if they chose one. @throws what the contract says, with a sentence */
  async chooseFolder(): Promise<boolean> {
    const chosen = await this.#client.library.choose();
    if (chosen) await this.reload();
    return chosen !== null;
  }

  async #readWhileStale(): Promise<void> {
    while (this.#stale) {
      this.#stale = false;
      const query = this.#query;
      const sort = this.#sort;
      try {
        const [all, found, info] = await Promise.all([
          this.#client.cards.list({ query: '', sort }),
          query === '' ? null : this.#client.cards.list({ query, sort }),
          this.#client.library.info(),
        ]);
        this.#all = all;
        if (query === this.#query) this.#found = found;
        this.#info = info;
        this.#failure = null;
      } catch (error) {
        this.#failure = sentenceOf(error);
      }
    }
  }
}

export const [getLibrary, setLibrary] = createContext<LibraryStore>();
