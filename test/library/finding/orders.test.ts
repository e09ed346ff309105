import { describe, expect, it } from 'vitest';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import type { KotcCard } from '../../../src-main/games/kotc/cards/card.js';
import {
  cardColumns,
  CardOrders,
  givenColumns,
  usualColumns,
} from '../../../src-main/library/finding/card-orders.js';
import { SearchedCard } from '../../../src-main/library/finding/searched-card.js';
import { entryOf } from '../entries.js';
import { newCard } from '../support.js';

const idOf = (at: number) => `${String(at).padStart(8, '0')}-2222-4333-8444-555555555555`;

const searched = (name: string, fields: Partial<KotcCard> = {}, changed = 0): SearchedCard => {
  const card = newCard(name, fields);
  return new SearchedCard(entryOf(card, { stamp: { changed, size: 0, inode: 0 } }), card);
};

const setNamed = (at: number): CardSet => ({
  id: idOf(at),
  name: `Set ${at}`,
  code: '',
  symbol: null,
  mark: 'none',
  notes: '',
});

/** The names of cards in an order. */
function orderOf(
  cards: readonly SearchedCard[],
  { decks = () => 0, sets = [] }: { decks?: (id: string) => number; sets?: readonly CardSet[] } = {},
) {
  const orders = new CardOrders(
    () => cards,
    () => sets,
    decks,
    () => '1',
  );
  return (sort: string, descending = false) => orders.in({ sort, descending }).map(({ card }) => card.name);
}

describe('cards stand in the order', () => {
  it('of their names, as people count, whatever their case; equal ones by their ids', () => {
    const names = orderOf([searched('fox 10'), searched('Fox 9'), searched('Áspid'), searched('bee')])(
      'name',
    );
    expect(names).toEqual(['Áspid', 'bee', 'Fox 9', 'fox 10']);
    const [later, first] = [searched('Owl', { id: idOf(2) }), searched('Owl', { id: idOf(1) })];
    const orders = new CardOrders(
      () => [later, first],
      () => [],
      () => 0,
      () => '1',
    );
    expect(orders.in({ sort: 'name', descending: false })).toEqual([first, later]);
  });

  it('of their last change, and of how many decks have them', () => {
    const cards = [searched('a', {}, 20), searched('b', {}, 3), searched('c', {}, 100)];
    const decks = (id: string) => [7, 10, 9][cards.findIndex(({ card }) => card.id === id)] ?? 0;
    const names = orderOf(cards, { decks });
    expect([names('changed'), names('changed', true)]).toEqual([
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
    ]);
    expect([names('decks'), names('decks', true)]).toEqual([
      ['a', 'c', 'b'],
      ['b', 'c', 'a'],
    ]);
  });

  it('of their numbers in whatever set, blanks last either way and by name', () => {
    const inSet = (set: number, number: number | null) => ({ set: { id: idOf(set), number } });
    const names = orderOf([
      searched('z'),
      searched('a', inSet(1, 12)),
      searched('b', inSet(2, 3)),
      searched('d', inSet(2, null)),
      searched('c', inSet(1, 3)),
    ]);
    expect(names('number')).toEqual(['b', 'c', 'a', 'd', 'z']);
    expect(names('number', true)).toEqual(['a', 'b', 'c', 'd', 'z']);
  });

  it('of their tags one after the other, whatever their case, those with none last', () => {
    const names = orderOf([
      searched('none'),
      searched('b', { tags: ['Ash', 'b'] }),
      searched('c', { tags: ['bee'] }),
      searched('a', { tags: ['ash', 'a'] }),
    ]);
    expect(names('tags')).toEqual(['a', 'b', 'c', 'none']);
    expect(names('tags', true)).toEqual(['c', 'b', 'a', 'none']);
  });

  it('of sets and of numbers within; a set that is not there is none', () => {
    const inSet = (set: number, number: number | null) => ({ set: { id: idOf(set), number } });
    const names = orderOf(
      [
        searched('lost', inSet(9, 1)),
        searched('none'),
        searched('late', inSet(2, 1)),
        searched('blank', inSet(1, null)),
        searched('second', inSet(1, 50)),
        searched('first', inSet(1, 8)),
      ],
      { sets: [setNamed(1), setNamed(2)] },
    );
    expect(names('set')).toEqual(['first', 'second', 'blank', 'late', 'lost', 'none']);
    expect(names('set', true)).toEqual(['late', 'blank', 'second', 'first', 'lost', 'none']);
  });

  it('of the favourites first', () => {
    const names = orderOf([searched('a'), searched('b', { favourite: true }), searched('c')]);
    expect(names('favourite')).toEqual(['b', 'a', 'c']);
  });

  it('of their names where a column is no game’s', () => {
    expect(orderOf([searched('b'), searched('a')])('of no game', true)).toEqual(['a', 'b']);
  });

  it('and stay so until something changes that it depends on', () => {
    let cards = [searched('b'), searched('c')];
    let version = 1;
    const orders = new CardOrders(
      () => cards,
      () => [],
      () => 0,
      () => String(version),
    );
    const names = () => orders.in({ sort: 'name', descending: false }).map(({ card }) => card.name);
    const before = orders.in({ sort: 'name', descending: false });
    expect(orders.in({ sort: 'name', descending: false })).toBe(before);
    cards = [cards[1]!, searched('a'), searched('d')];
    expect(names()).toEqual(['b', 'c']);
    version = 2;
    expect(names()).toEqual(['a', 'c', 'd']);
  });
});

describe('the columns of the list', () => {
  it('are those of the games and those of what every card has; the usual ones are some of them', () => {
    const given = givenColumns().map(({ sort }) => sort);
    expect(given).toContain('cost');
    expect(new Set(given).size).toBe(given.length);
    expect(cardColumns()).toEqual([...given, 'set', 'number', 'tags', 'decks', 'changed']);
    const usual = givenColumns().filter((column) => column.usual);
    expect(usual.length).toBeGreaterThan(0);
    expect(usual.length).toBeLessThan(given.length);
    expect(usualColumns()).toEqual([...usual.map(({ sort }) => sort), 'set', 'tags']);
  });

  it('show what stands in a card’s row, but for what follows from its text', () => {
    const asked = givenColumns().flatMap(({ sort, asked }) => (asked ? [sort] : []));
    expect(asked).toContain('price');
    expect(asked).not.toContain('cost');
  });
});
