import { expect, it } from 'vitest';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import type { Deck } from '../../../src-main/cards/deck.js';
import { DeckCounts } from '../../../src-main/library/finding/deck-counts.js';
import { tallyOf } from '../../../src-main/library/finding/card-tally.js';
import { SearchedCard } from '../../../src-main/library/finding/searched-card.js';
import { SetMarks } from '../../../src-main/library/set-marks.js';
import type { Card } from '../../../src-main/cards/card.js';
import { entryOf, indexOf } from '../entries.js';
import { deckNamed, newCard } from '../support.js';

const idOf = (at: number) => `${String(at).padStart(8, '0')}-2222-4333-8444-555555555555`;

const deck = (at: number, ...entries: [card: string, copies: number][]): Deck => ({
  ...deckNamed(`Deck ${at}`),
  id: idOf(at),
  entries: entries.map(([card, copies]) => ({ card, name: '', copies })),
});

it('a card is counted in all decks, and anew when one of them has changed', () => {
  const decks = indexOf([deck(1, ['a', 3], ['b', 1]), deck(2, ['a', 2])], '.deck.json');
  const counts = new DeckCounts(decks);
  expect([counts.of('a'), counts.of('b'), counts.of('c')]).toEqual([
    { decks: 2, copies: 5 },
    { decks: 1, copies: 1 },
    { decks: 0, copies: 0 },
  ]);
  const before = counts.version;
  decks.set(entryOf(deck(2, ['c', 4])));
  expect(counts.version).not.toBe(before);
  expect([counts.of('a'), counts.of('c')]).toEqual([
    { decks: 1, copies: 3 },
    { decks: 1, copies: 4 },
  ]);
  decks.delete(`${idOf(1)}.card.json`);
  expect(counts.of('a')).toEqual({ decks: 0, copies: 0 });
});

const iceAge: CardSet = {
  id: idOf(7),
  name: 'Ice Age',
  code: 'IA',
  symbol: null,
  mark: 'number-of-total',
  notes: '',
};

it('what a card shows of its set follows the set and its other cards', () => {
  const inSet = (name: string, number: number | null, set = iceAge.id): Card =>
    newCard(name, { set: { id: set, number } });
  const cards = indexOf([inSet('a', 1), inSet('b', 12), inSet('c', null), inSet('d', 40, idOf(8))]);
  const sets = indexOf([iceAge], '.set.json');
  const marks = new SetMarks(cards, sets);
  const markOf = (card: Pick<Card, 'set'>) => marks.of(card)?.text;
  expect(markOf(inSet('a', 1))).toBe('IA 1/12');
  expect(markOf(inSet('c', null))).toBe('IA');
  expect(markOf({ set: null })).toBeUndefined();
  expect(markOf(inSet('d', 40, idOf(8)))).toBeUndefined();
  const last = inSet('z', 13);
  cards.set(entryOf(last));
  expect(markOf(last)).toBe('IA 13/13');
  const [tag, other] = [marks.of(last)?.tag, marks.of(inSet('a', 1))?.tag];
  expect(tag).toMatch(/^[0-9a-f]{8}$/);
  expect(other).not.toBe(tag);

  const change = (fields: Partial<CardSet>) => sets.set(entryOf({ ...iceAge, ...fields }));
  change({ mark: 'none' });
  expect(marks.of(last)).toBeNull();
  change({ code: '' });
  expect(marks.of(inSet('c', null))).toBeNull();
  change({ code: '', symbol: { icon: 'snowflake' } });
  expect(marks.of(inSet('c', null))).toMatchObject({ text: '', symbol: { icon: 'snowflake' } });
  change({ symbol: { icon: 'snowflake' } });
  expect(marks.of(last)?.text).toBe('IA 13/13');
  expect(marks.of(last)?.tag).not.toBe(tag);
});

it('what there is to filter by says how it is asked for, how it is called and how many have it', () => {
  const rows = [
    newCard('Fox', { tags: ['Ash', 'bee'], favourite: true }),
    newCard('Owl', { tags: ['bee'] }),
    newCard('Elk', { set: { id: iceAge.id, number: null } }),
  ].map((card) => new SearchedCard(entryOf(card), card).row);
  const { favourites, groups, sets } = tallyOf(rows, [
    iceAge,
    { ...iceAge, id: idOf(8), name: ' ', code: '' },
  ]);
  expect(favourites).toEqual({
    field: 'is',
    value: 'favourite',
    key: 'favourite',
    name: 'Favourites',
    count: 1,
  });
  expect(groups.at(-1)).toEqual({
    field: 'tag',
    title: 'Tags',
    figures: false,
    values: [
      { value: 'Ash', key: 'ash', name: 'Ash', count: 1 },
      { value: 'bee', key: 'bee', name: 'bee', count: 2 },
    ],
  });
  for (const { values } of groups) for (const { count } of values) expect(count).toBeGreaterThan(0);
  expect(sets).toEqual([
    { id: iceAge.id, code: 'IA', value: 'Ice Age', key: 'ice age', name: 'Ice Age', count: 1 },
    { id: idOf(8), code: '', value: ' ', key: expect.any(String), name: 'Unnamed set', count: 0 },
  ]);
});
