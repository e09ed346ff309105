import { createContext } from 'svelte';
import type { CardRow, LibraryChange, LibraryInfo, Tally } from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../connection/client.js';
import { follow } from '../../connection/follow.js';
import { sentenceOf } from '../../connection/sentence.js';
import { CardFinder } from './card-finder.svelte.js';

/** From this number of changed cards on, all are read anew. */
const MANY = 500;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The cards as the library holds them now. Of thousands only those that changed are read again. */
export class LibraryStore {
  readonly #client: Client;
  #all = $state.raw<readonly CardRow[] | null>(null);
  #info = $state.raw<LibraryInfo | null>(null);
  #tally = $state.raw<Tally | null>(null);
  #failure = $state<string | null>(null);
  #loading: Promise<void> | null = null;
  /** What is to be read again; null: all. */
  #stale: Set<string> | null = new Set();
  #again = false;

  readonly byId = $derived(new Map((this.#all ?? []).map((row) => [row.id, row])));
  /** Every tag of a card, in the order of the alphabet. */
  readonly tags = $derived([...new Set((this.#all ?? []).flatMap((row) => row.tags))].toSorted());
  /** Ids of the games that there are cards of. */
  readonly games: ReadonlySet<string> = $derived(new Set((this.#all ?? []).map(({ game }) => game)));
  /** What the cards view shows. */
  readonly finder: CardFinder;

  constructor(client: Client) {
    this.#client = client;
    this.finder = new CardFinder(client, () => this.byId);
  }

  /** In the order of their names, or null before they arrived. */
  get all(): readonly CardRow[] | null {
    return this.#all;
  }
  /** Those that the search in the cards view finds, in its order, or null before they arrived. */
  get rows(): readonly CardRow[] | null {
    return this.#all && this.finder.rows;
  }
  get query(): string {
    return this.finder.query;
  }
  get info(): LibraryInfo | null {
    return this.#info;
  }
  /** What there is to filter by, or null before it arrived. */
  get tally(): Tally | null {
    return this.#tally;
  }
  /** Why the cards could not be listed, in a sentence, or null. */
  get failure(): string | null {
    return this.#failure ?? this.finder.failure;
  }

  /** Follows the library until the returned function is called. */
  start(): () => void {
    const stop = new AbortController();
    void follow({
      open: (signal) => this.#client.library.changes(undefined, { signal }),
      onValue: (change) => void this.#take(change),
      onOpened: () => void this.reload(),
      signal: stop.signal,
    });
    return () => stop.abort();
  }

  /** Reads all cards again. Calls during a reading become one more reading after it. */
  reload(): Promise<void> {
    this.#stale = null;
    return this.#read();
  }

  /** Reads these cards again, and forgets those of them that are no more. */
  refresh(ids: readonly string[]): Promise<void> {
    if (ids.length > MANY) return this.reload();
    for (const id of ids) this.#stale?.add(id);
    return this.#read();
  }

  /** Asks the person for another folder. True if they chose one. @throws what the contract says, with a sentence */
  async chooseFolder(): Promise<boolean> {
    const chosen = await this.#client.library.choose();
    if (chosen) await this.reload();
    return chosen !== null;
  }

  /** Opens a library that was open here before. @throws what the contract says, with a sentence */
  async openFolder(folder: string): Promise<void> {
    await this.#client.library.reopen({ folder });
    await this.reload();
  }

  #take(change: LibraryChange): Promise<void> {
    // A set that changes may change what its cards show.
    return change.kind === 'reopened' || change.sets.length > 0 ? this.reload() : this.refresh(change.cards);
  }

  #read(): Promise<void> {
    this.#again = true;
    this.#loading ??= this.#readWhileStale().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #readWhileStale(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      const stale = this.#all ? this.#stale : null;
      this.#stale = new Set();
      try {
        const [rows, info, tally] = await Promise.all([
          this.#rowsOf(stale),
          this.#client.library.info(),
          this.#client.collection.tally(),
        ]);
        this.#all = rows;
        this.#info = info;
        this.#tally = tally;
        this.#failure = null;
        this.finder.reload();
      } catch (error) {
        this.#stale = null;
        this.#failure = sentenceOf(error);
      }
    }
  }

  async #rowsOf(stale: ReadonlySet<string> | null): Promise<readonly CardRow[]> {
    if (stale === null) return this.#client.cards.list();
    const before = this.#all ?? [];
    if (stale.size === 0) return before;
    const fresh = await this.#client.collection.rows({ ids: [...stale] });
    const others = before.filter(({ id }) => !stale.has(id));
    return [...others, ...fresh].sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }
}

export const [getLibrary, setLibrary] = createContext<LibraryStore>();
