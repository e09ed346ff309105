import { describe, expect, it } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import { differencesOfCards } from '../../../src-main/collection/differences/card-differences.js';
import {
  changedEntries,
  differencesOfDecks,
} from '../../../src-main/collection/differences/deck-differences.js';
import { differencesOfSets } from '../../../src-main/collection/differences/set-differences.js';
import type { Deck } from '../../../src-main/cards/deck.js';

const card: Card = {
  ...blankCard('a', 14),
  name: 'Egg',
  cost: 3,
  text: 'Draw a card.',
  tags: ['old', 'fire'],
};
const deck: Deck = {
  id: 'd',
  game: 'kotc',
  name: 'Woods',
  edition: 'kotc-14',
  entries: [
    { card: 'a', name: 'Egg', copies: 3 },
    { card: 'b', name: 'Owl', copies: 1 },
    { card: 'c', name: 'Fox', copies: 4, reserves: 1 },
  ],
  back: 'standard',
  notes: '',
};
const placement = {
  id: `${'0'.repeat(32)}.png`,
  fit: 'cover',
  zoom: 1,
  x: 0,
  y: 0,
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
} as const;

describe('what differs', () => {
  it.each<[Partial<Card>, string[]]>([
    [{}, []],
    [{ text: 'Draw 2 cards.', cost: 4 }, ['level 3 → 4', 'text']],
    [{ edition: 9, cost: null }, ['14th Edition → 9th Edition', 'resource cost 3 → blank']],
    [{ offense: 2, defense: 5 }, ['SP blank → 2', 'HP blank → 5']],
    [{ name: '', type: 'spell' }, ['name “Egg” → no name', 'type minion → spell']],
    [{ tags: ['fire', 'new'] }, ['tags +new −old']],
    [{ tags: ['fire', 'old'] }, ['order of the tags']],
    [{ picture: { ...placement, crop: { ...placement.crop } } }, ['picture added']],
    [{ set: { id: 's', number: 4 }, favourite: true }, ['put into a set', 'marked as favourite']],
  ])('between cards is said in their own words: %j', (patch, words) => {
    expect(differencesOfCards(card, { ...card, ...patch })).toEqual(words);
  });

  it('is no difference in how a picture is written down', () => {
    const one = { ...card, picture: { ...placement } };
    expect(differencesOfCards(one, structuredClone(one))).toEqual([]);
    expect(differencesOfCards(one, { ...one, picture: { ...placement, zoom: 2 } })).toEqual([
      'place of the picture',
    ]);
  });

  it('between decks names the cards', () => {
    const after: Deck = {
      ...deck,
      entries: [
        { card: 'c', name: 'Fox', copies: 4, reserves: 2 },
        { card: 'a', name: 'Egg', copies: 1 },
        { card: 'n', name: 'Newt', copies: 2 },
      ],
      notes: 'Faster.',
    };
    expect(differencesOfDecks(deck, after)).toEqual([
      'notes',
      '+2 Newt',
      '−1 Owl',
      'reserves of Fox 1 → 2',
      'Egg 3 → 1',
    ]);
    expect(changedEntries(deck.entries, after.entries).map(({ card: id }) => id)).toEqual([
      'n',
      'b',
      'c',
      'a',
    ]);
    expect(differencesOfDecks(deck, { ...deck, entries: [...deck.entries].reverse() })).toEqual([
      'order of the cards',
    ]);
    const many = Array.from({ length: 9 }, (_, at) => ({ card: `${at}`, name: `Card ${at}`, copies: 1 }));
    expect(differencesOfDecks({ ...deck, entries: [] }, { ...deck, entries: many }).at(-1)).toBe(
      '5 more cards',
    );
    expect(differencesOfDecks(deck, deck)).toEqual([]);
  });

  it('between sets', () => {
    const set = { id: 's', name: 'Woods', code: '', symbol: null, mark: 'none', notes: '' } as const;
    expect(differencesOfSets(set, { ...set, code: 'W', symbol: { icon: 'fox' } })).toEqual([
      'code blank → W',
      'symbol',
    ]);
  });
});
