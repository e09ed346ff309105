import type { CardRow, CardSort, Remark } from '../../../../src-main/api/answers/answers.js';
import type { Client } from '../../../connection/client.js';
import { CardFinder } from '../../../shared/library/card-finder.svelte.js';

/**
 * What is searched for: the words of a person, among the cards that a deck can take.
 * @param edition its label, as searches name it; null: also cards that it does not admit
 * @param game its id; null: there is no other
 */
export function queryWithin(query: string, edition: string | null, game: string | null = null): string {
  const words = query.trim();
  const within = [
    ...(game === null ? [] : [`game:${game}`]),
    ...(edition === null ? [] : [`legal:${/\s/.test(edition) ? `"${edition}"` : edition}`]),
  ];
  if (within.length === 0) return words;
  return words === '' ? within.join(' ') : `${within.join(' ')} (${words})`;
}

/** The cards that a deck can be built from, as they are searched for beside it. */
export class CollectionStore {
  readonly #client: Client;
  readonly #finder: CardFinder;
  #query = $state('');
  #edition = $state<string | null>(null);
  #game: string | null = null;

  /** `rowOf` answers the library's cards as they are now, by id. */
  constructor(client: Client, rowOf: () => ReadonlyMap<string, CardRow>) {
    this.#client = client;
    this.#finder = new CardFinder(client, rowOf);
    this.#finder.sortBy('cost', false);
  }

  /** The cards found, or null before the first arrived. */
  get rows(): readonly CardRow[] | null {
    return this.#finder.rows;
  }
  get failure(): string | null {
    return this.#finder.failure;
  }
  /** As it was typed. */
  get query(): string {
    return this.#query;
  }
  /** As the cards stand: the search itself may say how. */
  get sort(): CardSort {
    return this.#finder.order?.sort ?? this.#finder.sort;
  }
  /** What of the search was not understood, in sentences. */
  get remarks(): readonly Remark[] {
    return this.#finder.remarks.filter(({ unfinished }) => !unfinished);
  }
  /** Only cards that this edition admits are shown; null: all. */
  get edition(): string | null {
    return this.#edition;
  }

  search(query: string): void {
    this.#query = query;
    this.#finder.search(queryWithin(query, this.#edition, this.#game));
  }

  /**
   * Sorts where the order comes from: in the search, or beside it.
   * @throws what the call fails with; the order is then as before
   */
  async sortBy(sort: CardSort, descending: boolean): Promise<void> {
    if (!this.#finder.order) return this.#finder.sortBy(sort, descending);
    this.search(await this.#client.collection.sorted({ query: this.#query, sort, descending }));
  }

  /** Shows only cards that an edition admits, and only of a game; null: all. */
  admit(edition: string | null, game: string | null): void {
    this.#edition = edition;
    this.#game = game;
    this.#finder.search(queryWithin(this.#query, edition, game));
  }

  /** Looks again: cards have changed. */
  reload(): void {
    this.#finder.reload();
  }
}
