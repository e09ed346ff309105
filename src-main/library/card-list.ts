import type { Card } from '../cards/card.js';
import type { Entry } from './read-entry.js';
import { CardSearch, foldCard, type Searched } from './card-search.js';
import type { ShelfIndex } from './shelf-index.js';
import type { CardSort, CardSummary } from './types.js';

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

type Compare = (a: Entry<Card>, b: Entry<Card>) => number;

const byId: Compare = (a, b) => ((a.content?.id ?? '') < (b.content?.id ?? '') ? -1 : 1);
const byName: Compare = (a, b) =>
  collator.compare(a.content?.name ?? '', b.content?.name ?? '') || byId(a, b);

/** Blank costs and cards without an edition come last; equal ones in order of names. */
const orders: Record<CardSort, Compare> = {
  name: byName,
  changed: (a, b) => b.stamp.changed - a.stamp.changed || byName(a, b),
  edition: (a, b) => (b.content?.edition ?? -1) - (a.content?.edition ?? -1) || byName(a, b),
  cost: (a, b) => (a.content?.cost ?? Infinity) - (b.content?.cost ?? Infinity) || byName(a, b),
};

interface Order {
  version: number;
  items: Item[];
}

/** What is kept of a card for lists; made when it is first needed. */
class Item implements Searched {
  private folded: { name: string; rest: string } | null = null;
  private summary: CardSummary | null = null;

  constructor(
    readonly entry: Entry<Card>,
    private readonly card: Card,
  ) {}

  get name(): string {
    return (this.folded ??= foldCard(this.card)).name;
  }

  get rest(): string {
    return (this.folded ??= foldCard(this.card)).rest;
  }

  get row(): CardSummary {
    if (this.summary) return this.summary;
    const { id, name, type, edition, cost, offense, defense, tags } = this.card;
    const { revision, stamp } = this.entry;
    return (this.summary = {
      id,
      name,
      type,
      edition,
      cost,
      offense,
      defense,
      tags,
      revision,
      changed: stamp.changed,
    });
  }
}

/** Lists and finds cards. Orders are kept and brought up to date, so that a list after an edit costs little. */
export class CardList {
  private readonly kept = new Map<CardSort, Order>();
  private readonly items = new WeakMap<Entry<Card>, Item>();
  private readonly search = new CardSearch();

  constructor(private readonly index: ShelfIndex<Card>) {}

  /**
   * All cards, or those that fit the query: first those whose name fits, then those whose other texts do, each in
   * the order asked for.
   */
  list({ query = '', sort = 'name' }: { query?: string; sort?: CardSort } = {}): CardSummary[] {
    const items = this.inOrder(sort);
    return (query.trim() === '' ? items : this.search.find(query, items)).map((item) => item.row);
  }

  /** Makes the search ready a little at a time, so that the first one is as fast as the next. */
  learnWords(stopped: () => boolean): Promise<void> {
    return this.search.learnSlowly(this.current(), stopped);
  }

  private current(): Item[] {
    const items: Item[] = [];
    for (const entry of this.index.listed()) {
      let item = this.items.get(entry);
      if (!item && entry.content) this.items.set(entry, (item = new Item(entry, entry.content)));
      if (item) items.push(item);
    }
    return items;
  }

  private inOrder(sort: CardSort): Item[] {
    const order = this.kept.get(sort);
    if (order?.version === this.index.version) return order.items;
    const current = new Set(this.current());
    const items = (order?.items ?? []).filter((item) => current.delete(item));
    for (const item of current) items.push(item);
    // Nearly sorted already, which the engine's merge sort goes through in one pass.
    items.sort((a, b) => orders[sort](a.entry, b.entry));
    this.kept.set(sort, { version: this.index.version, items });
    return items;
  }
}
