import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src-main/cards/card.js';
import type { CardSet } from '../../../src-main/cards/card-set.js';
import type { Deck } from '../../../src-main/cards/deck.js';
import type { KotcCard } from '../../../src-main/games/kotc/cards/card.js';
import { CardList } from '../../../src-main/library/finding/card-list.js';
import type { FileIndex } from '../../../src-main/library/file-index.js';
import { entryOf, indexOf } from '../entries.js';
import { deckNamed, newCard } from '../support.js';

const NOW = new Date(2026, 10, 20, 15, 30).getTime();
const HOUR = 3_600_000;

interface Around {
  readonly decks?: FileIndex<Deck>;
  readonly sets?: FileIndex<CardSet>;
  readonly stopped?: () => boolean;
}

function listOf(cards: FileIndex<Card>, { decks, sets, stopped = () => false }: Around = {}) {
  const indexes = { cards, decks: decks ?? indexOf<Deck>([]), sets: sets ?? indexOf<CardSet>([]) };
  const allSets = () => [...indexes.sets.listed()].flatMap(({ content }) => content ?? []);
  const list = new CardList(indexes, allSets, () => NOW, stopped);
  const find = async (query: string, sort = 'name', descending = false) =>
    (await list.find({ query, sort, descending })).rows.map(({ name }) => name);
  return { list, find };
}

const cardsOf = (...cards: readonly [name: string, fields?: Partial<KotcCard>][]) =>
  indexOf<Card>(cards.map(([name, fields]) => newCard(name, fields)));

describe('what a search finds', () => {
  const birds = cardsOf(
    ['Ash', { text: 'An owl.' }],
    ['Owl'],
    ['Barn Owl', { tags: ['night'] }],
    ['Moth', { flavor: 'The owl is near.' }],
  );

  it('stands with names that fit first, as long as nobody wants another order', async () => {
    const { find } = listOf(birds);
    expect(await find('owl')).toEqual(['Barn Owl', 'Owl', 'Ash', 'Moth']);
    expect(await find('owl', 'name', true)).toEqual(['Owl', 'Moth', 'Barn Owl', 'Ash']);
    expect(await find('owl', 'tags')).toEqual(['Barn Owl', 'Ash', 'Moth', 'Owl']);
    expect(await find('owl sort:name')).toEqual(['Ash', 'Barn Owl', 'Moth', 'Owl']);
  });

  it('is looked for in the part of a card that is asked for', async () => {
    const { find } = listOf(
      cardsOf(
        ['a', { text: 'night' }],
        ['b', { tags: ['night'] }],
        ['c', { flavor: 'night' }],
        ['night'],
        ['d', { text: 'day', flavor: 'dawn', tags: ['dusk'] }],
      ),
    );
    const parts = ['o:night', 'tag:night', 'ft:night', 'n:night', 'night'];
    expect(await Promise.all(parts.map((query) => find(query)))).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['night'],
      ['night', 'a', 'b', 'c'],
    ]);
    // A phrase does not reach from one part into the next.
    expect(await find('"dusk day"')).toEqual([]);
    expect(await find('"day dawn"')).toEqual([]);
  });

  it('is told by the day where the person is', async () => {
    const changedAt = (time: number) => ({ stamp: { changed: time, size: 0, inode: 0 } });
    const cards = indexOf<Card>([]);
    const hours = {
      now: 0,
      'this morning': 15,
      'last night': 16,
      'a week ago': 7 * 24,
      'last month': 24 * 25,
    };
    for (const [name, ago] of Object.entries(hours))
      cards.set(entryOf(newCard(name), changedAt(NOW - ago * HOUR)));
    const { find } = listOf(cards);
    expect(await find('changed:today')).toEqual(['now', 'this morning']);
    expect(await find('changed:2d')).toEqual(['last night', 'now', 'this morning']);
    expect(await find('changed:2026-11')).toEqual(['a week ago', 'last night', 'now', 'this morning']);
    expect(await find('changed:2026-10')).toEqual(['last month']);
  });

  it('are cards of one name, as long as there are several', async () => {
    const [one, two] = [newCard('Owl'), newCard('OWL')];
    const cards = indexOf<Card>([one, two, newCard('Moth'), newCard(''), newCard('')]);
    const { find } = listOf(cards);
    expect((await find('is:dup')).length).toBe(2);
    cards.set(entryOf({ ...two, name: 'Elk' }));
    expect(await find('is:dup')).toEqual([]);
  });

  it('are cards of a deck, as the decks are now', async () => {
    const [owl, elk] = [newCard('Owl'), newCard('Elk')];
    const inDeck = (card: Card): Deck => ({
      ...deckNamed('Woods'),
      id: '12345678-2222-4333-8444-555555555555',
      entries: [{ card: card.id, name: card.name, copies: 2 }],
    });
    const decks = indexOf([inDeck(owl)]);
    const { find } = listOf(indexOf<Card>([owl, elk]), { decks });
    expect([await find('in:woods'), await find('in:none')]).toEqual([['Owl'], ['Elk']]);
    decks.set(entryOf(inDeck(elk)));
    expect(await find('in:woods')).toEqual(['Elk']);
  });

  it('comes with what was not understood of the search, and what it asks for as a whole', async () => {
    const { list } = listOf(birds);
    const found = await list.find({
      query: 't:minion tag:nothing sort:-cost',
      sort: 'name',
      descending: false,
    });
    expect(found.order).toEqual({ sort: 'cost', descending: true });
    expect(found.chosen.map(({ field }) => field)).toEqual(['type', 'tag']);
    expect(found.remarks).toHaveLength(0);
    const { remarks } = await list.find({ query: 'e:', sort: 'name', descending: false });
    expect(remarks.length).toBeGreaterThan(0);
  });

  it('is not looked for any more when nobody wants it', async () => {
    const stop = new AbortController();
    stop.abort(new Error('typed on'));
    const { list } = listOf(birds);
    const wish = { query: 'is:understood', sort: 'name', descending: false };
    await expect(list.find(wish, stop.signal)).rejects.toThrow('typed on');
  });

  it('is found in a library that is being closed, too', async () => {
    const { find } = listOf(birds, { stopped: () => true });
    expect(await find('is:understood')).not.toContain('Owl');
    expect(await find('n:owl')).toEqual(['Barn Owl', 'Owl']);
  });
});

describe('of some cards', () => {
  const [owl, elk] = [newCard('Owl', { offense: 1, defense: 1 }), newCard('Elk', { tags: ['wood'] })];

  it('rows are told in the order asked for, those that are nowhere are left out', () => {
    const { list } = listOf(indexOf<Card>([owl, elk]));
    const rows = list.rows([elk.id, 'nowhere', owl.id]);
    expect(rows.map(({ name, tags }) => [name, tags])).toEqual([
      ['Elk', ['wood']],
      ['Owl', []],
    ]);
    expect(list.list().map(({ name }) => name)).toEqual(['Elk', 'Owl']);
  });

  it('what follows from them is found once, and anew when they change', () => {
    const cards = indexOf<Card>([owl, elk]);
    const { list } = listOf(cards);
    const [first] = list.factsOf([owl.id, 'nowhere']);
    expect(first).toMatchObject({ card: { id: owl.id }, decks: 0, copies: 0 });
    expect(list.factsOf([owl.id])[0]?.facts).toBe(first?.facts);
    cards.set(entryOf<Card>({ ...owl, text: 'Bake 2 cakes.' } as Card));
    expect(list.factsOf([owl.id])[0]?.facts).not.toEqual(first?.facts);
  });

  it('a file that cannot be read has no row', () => {
    const cards = indexOf<Card>([owl]);
    cards.set({ ...entryOf<Card>(elk), content: null, problem: 'It is damaged.' });
    const { list } = listOf(cards);
    expect(list.list().map(({ name }) => name)).toEqual(['Owl']);
    expect([list.rows([elk.id]), list.factsOf([elk.id])]).toEqual([[], []]);
  });
});
