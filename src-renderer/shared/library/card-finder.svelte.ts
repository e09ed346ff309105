import type {
  CardOrder,
  CardRow,
  CardSort,
  Chosen,
  FoundCardIds,
  Remark,
} from '../../../src-main/api/answers/answers.js';
import type { Client } from '../../connection/client.js';
import { sentenceOf } from '../../connection/sentence.js';
import { LatestWins } from '../../connection/latest-wins.js';

interface Wish extends CardOrder {
  readonly query: string;
}

interface Found extends FoundCardIds {
  readonly query: string;
}

/** The cards that a search means, in the order asked for. What was found stays until something newer is. */
export class CardFinder {
  readonly #asking: LatestWins<Wish, Found>;
  readonly #rowOf: () => ReadonlyMap<string, CardRow>;
  #wish = $state.raw<Wish>({ query: '', sort: 'name', descending: false });
  #found = $state.raw<Found | null>(null);
  #failure = $state<string | null>(null);

  /** The rows found, or null before the first search. */
  readonly rows: readonly CardRow[] | null = $derived.by(() => {
    const rowOf = this.#rowOf();
    return this.#found?.ids.flatMap((id) => rowOf.get(id) ?? []) ?? null;
  });

  /** `rowOf` answers the cards as they are now, by id. */
  constructor(client: Client, rowOf: () => ReadonlyMap<string, CardRow>) {
    this.#rowOf = rowOf;
    this.#asking = new LatestWins<Wish, Found>(
      async (wish) => ({ ...(await client.collection.find(wish)), query: wish.query }),
      (found) => {
        this.#found = found;
        this.#failure = null;
      },
      (error) => (this.#failure = sentenceOf(error)),
    );
  }

  get query(): string {
    return this.#wish.query;
  }
  get sort(): CardSort {
    return this.#wish.sort;
  }
  get descending(): boolean {
    return this.#wish.descending;
  }
  /** The query that the rows answer; another one than `query` while they are looked for. */
  get answered(): string | null {
    return this.#found?.query ?? null;
  }
  get remarks(): readonly Remark[] {
    return this.#found?.remarks ?? [];
  }
  /** The values that the search asks for as a whole. */
  get chosen(): readonly Chosen[] {
    return this.#found?.chosen ?? [];
  }
  /** The order that the search wants, and has the cards in, whatever the view's is; null: it wants none. */
  get order(): CardOrder | null {
    return this.#found?.order ?? null;
  }
  get failure(): string | null {
    return this.#failure;
  }

  search(query: string): void {
    const trimmed = query.trim();
    if (trimmed !== this.#wish.query) this.#ask({ ...this.#wish, query: trimmed });
  }

  sortBy(sort: CardSort, descending: boolean): void {
    if (sort !== this.#wish.sort || descending !== this.#wish.descending)
      this.#ask({ ...this.#wish, sort, descending });
  }

  /** Settles when what is looked for has been found, or cannot be. */
  get settled(): Promise<void> {
    return this.#asking.answered;
  }

  /** Looks again: cards have changed. */
  reload(): void {
    this.#asking.request(this.#wish);
  }

  #ask(wish: Wish): void {
    this.#wish = wish;
    this.#asking.request(wish);
  }
}
