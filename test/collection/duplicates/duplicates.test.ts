import { describe, expect, it } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../../src-main/games/kotc/cards/card.js';
import {
  findingDuplicates,
  findSamePictures,
} from '../../../src-main/collection/duplicates/find-duplicates.js';
import { picturePlacement } from '../../../src-main/cards/picture.js';
import { repointed } from '../../../src-main/collection/duplicates/repoint.js';
import type { Deck } from '../../../src-main/cards/deck.js';
import { finish } from '../../../src-main/engine/stepwise.js';

const card = (id: string, fields: Partial<Card>): Card => ({
  ...blankCard(id, 14),
  cost: 3,
  offense: 2,
  defense: 2,
  name: id,
  text: 'Draw 2 cards, then discard a card.',
  ...fields,
});

const allOf = (cards: Parameters<typeof findingDuplicates>[0]) => finish(findingDuplicates(cards));
const found = (...cards: Card[]) => allOf(cards).map(({ cards: ids, reasons }) => [ids, reasons]);

describe('finding duplicates', () => {
  it('takes one rules text with the same numbers for one card, whatever it is called', () => {
    expect(found(card('a', {}), card('b', { text: 'draw 2 cards; then discard a card' }))).toEqual([
      [['a', 'b'], ['rules']],
    ]);
  });

  it.each<[string, Partial<Card>]>([
    ['number', { cost: 4 }],
    ['type', { type: 'spell' }],
    ['edition', { edition: 11 }],
    ['number in its text', { text: 'Draw 3 cards, then discard a card.' }],
  ])('tells cards apart by another %s', (_, fields) => {
    expect(found(card('a', {}), card('b', fields))).toEqual([]);
  });

  it('finds the same name in other letters, and texts that differ by a word', () => {
    expect(found(card('a', { name: 'Ember-Fox' }), card('b', { name: 'ember fóx', cost: 9 }))).toEqual([
      [['a', 'b'], ['name']],
    ]);
    expect(
      found(
        card('a', {}),
        card('b', { text: 'Draw 2 cards, then discard the card.' }),
        card('c', { text: 'Draw 2 cards, then destroy the card.' }),
      ),
    ).toEqual([[['a', 'b', 'c'], ['wording']]]);
    expect(found(card('a', { text: 'Draw 2 cards.' }), card('b', { text: 'Discard 2 cards.' }))).toEqual([]);
  });

  it('finds cards of one edition with one picture, which are no duplicates by that', () => {
    const picture = (digit: string) => picturePlacement.parse({ id: `${digit.repeat(32)}.png` });
    const cards = [
      card('a', { picture: picture('a'), cost: 1 }),
      card('b', { picture: picture('b'), cost: 2 }),
      card('c', { picture: picture('a'), cost: 3 }),
      card('d', { picture: picture('a'), cost: 4, edition: 11 }),
      card('e', { cost: 5 }),
    ];
    expect(findSamePictures(cards)).toEqual([{ cards: ['a', 'c'], reasons: ['picture'] }]);
    expect(allOf(cards)).toEqual([]);
  });

  it('leaves blank cards alone', () => {
    expect(allOf([blankCard('a'), blankCard('b'), blankCard('c')])).toEqual([]);
  });

  it('has the surest first, and tells all reasons of a group', () => {
    expect(
      found(
        card('a', { name: 'Owl', cost: 1 }),
        card('b', {}),
        card('c', { name: 'owl', cost: 2 }),
        card('d', { name: 'b' }),
      ),
    ).toEqual([
      [
        ['b', 'd'],
        ['rules', 'name'],
      ],
      [['a', 'c'], ['name']],
    ]);
  });

  it('looks at ten thousand cards without comparing each with each', () => {
    const cards = Array.from({ length: 10_000 }, (_, at) =>
      card(`${at}`, {
        text: `When number ${at} of all comes into play, target player draws ${at % 7} cards.`,
      }),
    );
    let looks = 0;
    const watched = cards.map(
      (one) => new Proxy(one, { get: (of, key, self) => ((looks += 1), Reflect.get(of, key, self)) }),
    );
    expect(allOf(watched)).toEqual([]);
    expect(looks).toBeLessThan(cards.length * 50);
  });
});

describe('one card in place of others', () => {
  const deck = (...entries: Deck['entries']): Deck => ({
    id: 'd',
    game: 'kotc',
    name: 'D',
    edition: 'kotc-14',
    entries,
    back: 'standard',
    notes: '',
  });

  it('adds up copies and reserves at the first place', () => {
    const changed = repointed(
      deck(
        { card: 'x', name: 'X', copies: 1 },
        { card: 'b', name: 'B', copies: 2, reserves: 1 },
        { card: 'a', name: 'A', copies: 3 },
        { card: 'c', name: 'C', copies: 998, reserves: 2 },
      ),
      new Set(['b', 'c']),
      { id: 'a', name: 'Kept' },
    );
    expect(changed?.entries).toEqual([
      { card: 'x', name: 'X', copies: 1 },
      { card: 'a', name: 'Kept', copies: 999, reserves: 3 },
    ]);
  });

  it('leaves decks alone that have none of them', () => {
    expect(
      repointed(deck({ card: 'a', name: 'A', copies: 3 }), new Set(['b']), { id: 'a', name: 'A' }),
    ).toBeNull();
  });
});

it('are looked for card by card, so that others have their turn, or end it', () => {
  const work = findingDuplicates(Array.from({ length: 50 }, (_, no) => blankCard(String(no))));
  let steps = 0;
  while (!work.next().done) steps += 1;
  expect(steps).toBe(50);
});
