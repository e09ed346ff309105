import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import { factsOf } from '../../collection/query/card-facts.js';
import type { CardFacts } from '../../games/card-fields.js';
import type { FieldName } from '../../collection/query/fields.js';
import { fit, hasPattern, needsFacts } from '../../collection/query/fit.js';
import { parse } from '../../collection/query/parse.js';
import type { Remark } from '../../collection/query/query.js';
import { sortNeedsFacts, type CardOrder } from '../../collection/query/sorts.js';
import type { World } from '../../collection/query/subject.js';
import { chosenIn, type Chosen } from '../../collection/query/toggle.js';
import { Place } from '../../collection/query/word-places.js';
import { Turns } from '../../common/turns.js';
import type { WholeEntry } from '../read-entry.js';
import { CardFactsFinder } from './card-facts.js';
import type { TallyGroup } from './card-tally.js';
import { countFound } from './found-values.js';
import { CardOrders } from './card-orders.js';
import { CardWords } from './card-words.js';
import { DeckCounts, type DeckCount } from './deck-counts.js';
import { SearchedCard } from './searched-card.js';
import type { FileIndex } from '../file-index.js';
import type { CardSummary } from '../types.js';

/** Of the texts that other cards have in a field, and how long they may be to be offered. */
const MOST_USED = 1000;
const LONGEST_USED = 200;

export interface CardWish extends CardOrder {
  /** In the language of cards/query; empty for all cards. */
  readonly query: string;
}

export interface FoundCards {
  readonly rows: readonly CardSummary[];
  /** What of the query was not understood, or can find nothing. */
  readonly remarks: readonly Remark[];
  /** The values that the query asks for as a whole. */
  readonly chosen: readonly Chosen[];
  /** The order that the query wants, in which the rows then stand; null: it wants none. */
  readonly order: CardOrder | null;
}

/** What is known of a card beyond what is printed on it. */
export interface KnownFacts extends DeckCount {
  readonly card: Card;
  readonly facts: CardFacts;
}

interface Indexes {
  readonly cards: FileIndex<Card>;
  readonly decks: FileIndex<Deck>;
  readonly sets: FileIndex<CardSet>;
}

const orderOf = (term: CardOrder | undefined): CardOrder | null =>
  term ? { sort: term.sort, descending: term.descending } : null;

/** Lists and finds cards. */
export class CardList {
  private readonly items = new WeakMap<WholeEntry<Card>, SearchedCard>();
  private readonly words: CardWords;
  private readonly orders: CardOrders;
  private readonly facts: CardFactsFinder;
  private readonly deckCounts: DeckCounts;
  private listed: { readonly version: number; readonly items: readonly SearchedCard[] } | null = null;
  private names: { readonly version: number; readonly counts: ReadonlyMap<string, number> } | null = null;

  /**
   * @param sets in the order of their names
   * @param now milliseconds since 1970
   * @param stopped whether the library has been closed
   */
  constructor(
    private readonly indexes: Indexes,
    private readonly sets: () => readonly CardSet[],
    private readonly now: () => number,
    stopped: () => boolean,
  ) {
    this.deckCounts = new DeckCounts(indexes.decks);
    const version = (sort: CardOrder['sort']): string =>
      `${indexes.cards.version} ${indexes.sets.version} ${sort === 'decks' ? this.deckCounts.version : ''}`;
    this.orders = new CardOrders(
      () => this.current(),
      sets,
      (id) => this.deckCounts.of(id).decks,
      version,
    );
    this.words = new CardWords(() => this.current(), stopped);
    this.facts = new CardFactsFinder(() => this.current(), stopped);
  }

  /** All cards in the order of their names. */
  list(): CardSummary[] {
    return this.orders.in({ sort: 'name', descending: false }).map((item) => item.row);
  }

  /** Those of the ids that are there, in the order of the ids. */
  rows(ids: readonly string[]): CardSummary[] {
    return ids.flatMap((id) => {
      const entry = this.indexes.cards.byId(id);
      return entry ? this.itemOf(entry).row : [];
    });
  }

  /** What follows from these cards, and where they are used; those that are nowhere are left out. */
  factsOf(ids: readonly string[]): KnownFacts[] {
    return ids.flatMap((id) => {
      const entry = this.indexes.cards.byId(id);
      if (!entry) return [];
      const item = this.itemOf(entry);
      item.facts ??= factsOf(item.card);
      return { card: item.card, facts: item.facts, ...this.deckCounts.of(id) };
    });
  }

  /**
   * The cards that fit the query, in the order that it wants or else in the one asked for; in the order of names, unless the
   * query wants it, those whose name fits stand before those whose other texts do. Waits for facts of all cards where the query asks for any.
   */
  async find({ query, ...wish }: CardWish, signal?: AbortSignal): Promise<FoundCards> {
    const parsed = parse(query);
    const order = orderOf(parsed.orders.at(-1));
    const { sort, descending } = order ?? wish;
    if (needsFacts(parsed.query) || sortNeedsFacts(sort)) await this.facts.known(signal);
    await this.fold(signal);
    let items = this.foldedIn({ sort, descending });
    let fitted = fit(parsed.query, this.world());
    while (this.words.isWaitedFor) {
      await this.words.begin();
      signal?.throwIfAborted();
      items = this.foldedIn({ sort, descending });
      fitted = fit(parsed.query, this.world());
    }
    const { of, remarks } = fitted;
    const best: CardSummary[] = [];
    const others: CardSummary[] = [];
    const turns = hasPattern(parsed.query) ? new Turns({ signal }) : null;
    const elsewhere = order === null && sort === 'name' && !descending ? others : best;
    for (const item of items) {
      if (turns?.isOver) await turns.others();
      const place = of(item);
      if (place === Place.name) best.push(item.row);
      else if (place === Place.elsewhere) elsewhere.push(item.row);
    }
    return {
      rows: best.concat(others),
      remarks: [...parsed.remarks, ...remarks],
      chosen: chosenIn(parsed.query),
      order,
    };
  }

  /**
   * What stands in a field of text, each once, what stands there most often first.
   * @param game id of the one whose cards are looked at; null: all
   */
  textsIn(key: string, game: string | null): string[] {
    const counts = new Map<string, number>();
    for (const { card } of this.current()) {
      const value: unknown = game === null || card.game === game ? Reflect.get(card, key) : null;
      const text = typeof value === 'string' ? value.trim() : '';
      if (text !== '' && text.length <= LONGEST_USED) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return [...counts]
      .toSorted(([a, often], [b, other]) => other - often || a.localeCompare(b, 'en'))
      .slice(0, MOST_USED)
      .map(([text]) => text);
  }

  /** Counts all cards by values that follow from their texts, when those are known. Null: nothing is counted under that key. */
  async countFound(key: FieldName, signal?: AbortSignal): Promise<TallyGroup | null> {
    await this.facts.known(signal);
    return countFound(key, this.current(), this.world(), signal);
  }

  /** Makes the texts of all cards ready to be searched, a little at a time. @throws the signal's reason when it is aborted */
  private async fold(signal?: AbortSignal): Promise<void> {
    const turns = new Turns({ signal });
    for (const item of this.current()) {
      item.fold();
      if (turns.isOver) await turns.others();
    }
  }

  /** Those that came meanwhile with the others. */
  private foldedIn(order: CardOrder): readonly SearchedCard[] {
    const items = this.orders.in(order);
    for (const item of items) item.fold();
    return items;
  }

  /** Makes the search ready a little at a time, so that the first one is as fast as the next. */
  learnWords(): Promise<void> {
    return this.words.begin();
  }

  /** Finds what follows from the cards' texts, a little at a time. */
  findFacts(): Promise<void> {
    return this.facts.begin();
  }

  private current(): readonly SearchedCard[] {
    const { version } = this.indexes.cards;
    if (this.listed?.version === version) return this.listed.items;
    const items = [...this.indexes.cards.listed()].map((entry) => this.itemOf(entry));
    this.listed = { version, items };
    return items;
  }

  private itemOf(entry: WholeEntry<Card>): SearchedCard {
    let item = this.items.get(entry);
    if (!item) this.items.set(entry, (item = new SearchedCard(entry, entry.content)));
    return item;
  }

  private world(): World {
    const now = this.now();
    const today = new Date(now);
    return {
      now,
      today: { year: today.getFullYear(), month: today.getMonth() + 1, day: today.getDate() },
      startOf: ({ year, month, day }) => new Date(year, month - 1, day).getTime(),
      spellings: (word) => this.words.spellings(word),
      having: (text) => this.words.having(text),
      sets: new Map(this.sets().map((set) => [set.id, set])),
      decks: () =>
        [...this.indexes.decks.listed()].map(({ content: { name, entries } }) => ({
          name,
          cards: new Set(entries.map(({ card }) => card)),
        })),
      namesakes: (name) => this.namesakes().get(name) ?? 0,
    };
  }

  private namesakes(): ReadonlyMap<string, number> {
    const { version } = this.indexes.cards;
    if (this.names?.version === version) return this.names.counts;
    const counts = new Map<string, number>();
    for (const { name } of this.current()) counts.set(name, (counts.get(name) ?? 0) + 1);
    this.names = { version, counts };
    return counts;
  }
}
