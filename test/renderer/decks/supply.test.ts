import { describe, expect, it } from 'vitest';
import type { Supply } from '../../../src-main/games/card-figures.js';
import { isSupplied, supplied } from '../../../src-renderer/rooms/decks/deck/supply.js';
import {
  canMulligan,
  copiesOf,
  deal,
  drawOne,
  mulligan,
} from '../../../src-renderer/rooms/decks/analysis/sample-hand.js';

const supply: Supply = {
  title: 'Lands',
  suggestion: '5 lands: 3 Plains, 2 Islands',
  because: '',
  cards: [],
  copies: 0,
  wanted: [
    { card: 'plains', name: 'Plains', copies: 3 },
    { card: 'island', name: 'Island', copies: 2 },
    { card: 'swamp', name: 'Swamp', copies: 0 },
  ],
  unknown: [],
};

describe('a supply', () => {
  const deck = [
    { card: 'owl', name: 'Owl', copies: 4 },
    { card: 'swamp', name: 'Swamp', copies: 2 },
    { card: 'plains', name: 'Plains', copies: 9 },
  ];

  it('is set as a whole: what is missing comes in, what is too many goes, all else stays', () => {
    expect(isSupplied(deck, supply)).toBe(false);
    const set = supplied(deck, supply);
    expect(set.map(({ card, copies }) => [card, copies])).toEqual([
      ['owl', 4],
      ['plains', 3],
      ['island', 2],
    ]);
    expect(isSupplied(set, supply)).toBe(true);
    expect(supplied(set, supply)).toEqual(set);
  });
});

describe('a mulligan', () => {
  const copies = copiesOf([{ card: 'owl', name: 'Owl', copies: 40 }], false);
  const last = (below: number): number => below - 1;

  it('[MC-SET-14] [MC-SET-15] [MC-SET-16] shuffles the hand back for one of a card fewer, as often as one likes', () => {
    let hand = deal(copies, 7, last);
    for (const left of [6, 5, 4, 3, 2, 1, 0]) {
      expect(canMulligan(hand)).toBe(true);
      hand = mulligan(hand, last);
      expect(hand.hand).toHaveLength(left);
      expect(hand.deck).toHaveLength(40 - left);
    }
    expect(hand.mulligans).toBe(7);
    expect(new Set([...hand.hand, ...hand.deck].map(({ no }) => no)).size).toBe(40);
  });

  it('[MC-SET-23] ends with no cards, and before anything is drawn', () => {
    const none = deal(copies, 0, last);
    expect(canMulligan(none)).toBe(false);
    expect(mulligan(none, last)).toBe(none);
    expect(canMulligan(drawOne(deal(copies, 7, last)))).toBe(false);
  });
});
