import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { CardOrder, CardSort } from '../../collection/query/sorts.js';
import type { FieldColumn } from '../../games/card-fields.js';
import { games, ofAllGames } from '../../games/registry.js';
import type { SearchedCard } from './searched-card.js';

/** A column that a game gives. */
export interface GivenColumn extends FieldColumn {
  readonly sort: CardSort;
  /** What it shows does not stand in a card's row: it is asked for. */
  readonly asked: boolean;
  /** What the games that have it call it, each by its id. */
  readonly called: Readonly<Record<string, Pick<FieldColumn, 'title' | 'head'>>>;
}

/** The columns that games give, in the order of the list; of two with one key that of the first game. */
export const givenColumns = ofAllGames((all): readonly GivenColumn[] => {
  const given = all.flatMap(({ id, cardFields: { columns, fields } }) =>
    columns.flatMap((sort) => {
      const order = fields.find(({ key }) => key === sort)?.order;
      return order ? [{ id, sort, column: order.column, asked: order.cell !== undefined }] : [];
    }),
  );
  return [...new Set(given.map(({ sort }) => sort))].flatMap((sort) => {
    const [first, ...others] = given.filter((one) => one.sort === sort);
    if (!first) return [];
    const called = [first, ...others].map(
      ({ id, column: { title, head } }) => [id, { title, head }] as const,
    );
    return [{ sort, ...first.column, asked: first.asked, called: Object.fromEntries(called) }];
  });
});

/** The columns that a person can do without: the games', and those of what every card has. */
export const cardColumns = ofAllGames((): readonly CardSort[] => [
  ...givenColumns().map(({ sort }) => sort),
  'set',
  'number',
  'tags',
  'decks',
  'changed',
]);

/** Those that the list has until a person chooses. */
export const usualColumns = ofAllGames((): readonly CardSort[] => {
  const usual = givenColumns().flatMap((column) => (column.usual ? [column.sort] : []));
  return [...usual, 'set', 'tags'];
});

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** What stands in a column, by which it is compared; null is a blank, which comes last in either direction. */
type Cell = string | number | null;

/** Cards in every order asked for. Orders are kept and brought up to date, so that a list after an edit costs little. */
export class CardOrders {
  private readonly kept = new Map<string, { readonly version: string; readonly items: SearchedCard[] }>();

  /**
   * @param decks how many decks have a card
   * @param version another one whenever something has changed that an order depends on
   */
  constructor(
    private readonly current: () => readonly SearchedCard[],
    private readonly sets: () => readonly CardSet[],
    private readonly decks: (id: string) => number,
    private readonly version: (sort: CardSort) => string,
  ) {}

  /** Equal ones stand in the order of their names, in either direction. */
  in({ sort, descending }: CardOrder): readonly SearchedCard[] {
    return this.keep(sort, `${sort} ${descending}`, (before) => {
      if (sort === 'name' && !descending) return this.byName(before);
      const byName = this.in({ sort: 'name', descending: false });
      if (sort === 'name') return byName.toReversed();
      const cellOf = this.cellsOf(sort);
      const direction = descending ? -1 : 1;
      return byName
        .map((item) => ({ item, cell: cellOf(item) }))
        .sort((a, b) => compareCells(a.cell, b.cell, direction))
        .map(({ item }) => item);
    });
  }

  private byName(before: readonly SearchedCard[]): SearchedCard[] {
    const current = new Set(this.current());
    const items = before.filter((item) => current.delete(item));
    for (const item of current) items.push(item);
    // Nearly sorted already, which the engine's merge sort goes through in one pass.
    return items.sort(compareNames);
  }

  private keep(
    sort: CardSort,
    key: string,
    make: (before: readonly SearchedCard[]) => SearchedCard[],
  ): readonly SearchedCard[] {
    const order = this.kept.get(key);
    const version = this.version(sort);
    if (order?.version === version) return order.items;
    const items = make(order?.items ?? []);
    this.kept.set(key, { version, items });
    return items;
  }

  private cellsOf(sort: CardSort): (item: SearchedCard) => Cell {
    switch (sort) {
      case 'set':
        return setCells(this.sets());
      case 'number':
        return ({ card }) => card.set?.number ?? null;
      case 'decks':
        return ({ card }) => this.decks(card.id);
      case 'tags':
        return ({ card }) => (card.tags.length > 0 ? card.tags.join(', ') : null);
      case 'changed':
        return ({ changed }) => changed;
      case 'favourite':
        return ({ card }) => (card.favourite ? 0 : 1);
      default:
        return givenCells(sort);
    }
  }
}

/** What a card's own game has in the column; nothing where that does not know it. */
function givenCells(sort: CardSort): (item: SearchedCard) => Cell {
  const orders = new Map(
    games().map(({ id, cardFields }) => [id, cardFields.fields.find(({ key }) => key === sort)?.order]),
  );
  return ({ card, facts }) => {
    const order = orders.get(card.game);
    if (!order || (order.needsFacts && facts === null)) return null;
    return order.read(card, facts ?? {});
  };
}

/** A set's place among the sets by name, and the number in it; cards without a number after those with one. */
function setCells(sets: readonly CardSet[]): (item: { readonly card: Card }) => Cell {
  const places = new Map(sets.map(({ id }, place) => [id, place]));
  const MOST_NUMBERS = 100_000;
  return ({ card: { set } }) => {
    const place = set ? places.get(set.id) : undefined;
    return !set || place === undefined ? null : place * MOST_NUMBERS + (set.number ?? MOST_NUMBERS - 1);
  };
}

function compareNames(a: SearchedCard, b: SearchedCard): number {
  return collator.compare(a.card.name, b.card.name) || (a.card.id < b.card.id ? -1 : 1);
}

function compareCells(a: Cell, b: Cell, direction: number): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const compared =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return direction * compared;
}
