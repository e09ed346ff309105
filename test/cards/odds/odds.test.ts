import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnByTurn, WishOdds } from '../../../src-main/cards/odds/by-turn.js';
import { deckOdds, type OddsQuestion } from '../../../src-main/cards/odds/deck-odds.js';
import { numberOf, nothing } from '../../../src-main/cards/odds/fraction.js';
import { Hands } from '../../../src-main/cards/odds/hypergeometric.js';
import { openingHand } from '../../../src-main/cards/odds/opening-hand.js';
import { setupOf } from '../../../src-main/games/kotc/cards/setup.js';
import { hitsIn, shareOf } from './brute-force.js';
import type { DeckRules } from '../../../src-main/cards/deck-rules.js';
import { deckLaw } from '../../../src-main/games/kotc/plug/card-law.js';

const smallDecks = {
  size: fc.integer({ min: 1, max: 9 }),
  hits: fc.nat(9),
  drawn: fc.nat(9),
  least: fc.nat(4),
};

describe('counting hands', () => {
  it('counts what is known: the hands of five of forty, and no hand of more cards than there are', () => {
    const hands = new Hands();
    expect(hands.choose(40, 5)).toBe(658_008n);
    expect(hands.choose(40, 35)).toBe(658_008n);
    expect([4, 5, 9, -1, -2].map((count) => hands.choose(3, count))).toEqual([0n, 0n, 0n, 0n, 0n]);
    expect([3, 4, 2].map((count) => hands.choose(3, count))).toEqual([1n, 0n, 3n]);
    expect(hands.choose(0, 0)).toBe(1n);
  });

  it('adds up to 1 exactly, however large the deck', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.nat(2000), fc.nat(40), (size, some, most) => {
        const urn = { size, hits: Math.min(size, some) };
        const drawn = Math.min(size, most);
        const hands = new Hands();
        let sum = nothing;
        for (let wanted = 0; wanted <= drawn; wanted += 1) sum = sum.add(hands.exactly(urn, drawn, wanted));
        expect(sum.toFraction()).toBe('1');
      }),
      { numRuns: 30 },
    );
  });
});

describe('the chance of a wish', () => {
  it('is the share of all orders of a small deck', () => {
    fc.assert(
      fc.property(fc.record(smallDecks), ({ size, hits, drawn, least }) => {
        const wish = { size, hits: Math.min(size, hits), least };
        const seen = Math.min(size, 3 + drawn);
        const expected = shareOf(size, wish.hits, (order) => hitsIn(order.slice(0, seen)) >= least);
        expect(new WishOdds(3, false).chance(wish, drawn)).toBeCloseTo(expected, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('with the redraw is the share of orders in which burying all but the wished-for cards finds them', () => {
    fc.assert(
      fc.property(fc.record(smallDecks), ({ size, hits, drawn, least }) => {
        const wish = { size, hits: Math.min(size, hits), least };
        const expected = shareOf(size, wish.hits, (order) => {
          const kept = order.slice(0, 3).filter(Boolean);
          const deck = [...order.slice(3), ...order.slice(0, 3).filter((hit) => !hit)];
          const later = Math.min(3, size) - kept.length + drawn;
          return kept.length + hitsIn(deck.slice(0, later)) >= least;
        });
        expect(new WishOdds(3, true).chance(wish, drawn)).toBeCloseTo(expected, 12);
      }),
      { numRuns: 60 },
    );
  });

  it('of one copy of forty in a hand of five is five in forty, without drift', () => {
    expect(new WishOdds(5, false).chance({ size: 40, hits: 1, least: 1 }, 0)).toBe(0.125);
    expect(new WishOdds(5, false).chance({ size: 40, hits: 40, least: 5 }, 0)).toBe(1);
    expect(new WishOdds(5, false).chance({ size: 40, hits: 4, least: 6 }, 20)).toBe(0);
  });
});

describe('cards drawn by turn', () => {
  const drawn = (edition: 6 | 14, first: boolean, draws: number) =>
    drawnByTurn(setupOf(edition), { first, draws, turns: 3 });

  it('are one a turn in the 14th Edition, none on the first turn of who goes first (K14-TURN-02 to 04)', () => {
    expect(drawn(14, true, 2)).toEqual([0, 0, 1, 2]);
    expect(drawn(14, false, 0)).toEqual([0, 1, 2, 3]);
  });

  it('are up to two a turn in the 6th, one on the first of who goes first (K06-TURN-06 to 11)', () => {
    expect(drawn(6, true, 2)).toEqual([0, 1, 3, 5]);
    expect(drawn(6, false, 2)).toEqual([0, 2, 4, 6]);
    expect(drawn(6, true, 0)).toEqual([0, 0, 0, 0]);
  });
});

const kinds = ['creature', 'spell'];

describe('the opening hand', () => {
  it('has its cards in proportion, and chances that add up to 1', () => {
    const { cards, types, costs } = openingHand(
      [
        { isKnown: true, type: 'creature', cost: 2, copies: 24 },
        { isKnown: true, type: 'spell', cost: null, copies: 12 },
        { isKnown: false, type: null, cost: null, copies: 4 },
      ],
      5,
      kinds,
    );
    expect(cards).toBe(5);
    expect(types.map(({ expected }) => expected)).toEqual([3, 1.5]);
    for (const { chances, expected } of types) {
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(chances.reduce((sum, chance, count) => sum + count * chance, 0)).toBeCloseTo(expected, 12);
    }
    expect(costs).toEqual([
      { cost: 2, copies: 24, expected: 3 },
      { cost: null, copies: 12, expected: 1.5 },
    ]);
  });

  it('of a deck without cards is empty', () => {
    expect(openingHand([], 5, kinds)).toMatchObject({ cards: 0, costs: [] });
  });
});

describe('the odds of a deck', () => {
  const ninth = deckLaw.rulesOf('kotc-09');
  const fourteenth = deckLaw.rulesOf('kotc-14');
  const question = (asked: Partial<OddsQuestion>): OddsQuestion => ({
    entries: [
      { card: 'a', name: 'A', copies: 20, reserves: 10 },
      { card: 'b', name: 'B', copies: 20 },
    ],
    first: true,
    draws: 2,
    redraw: true,
    turns: 2,
    wishes: [{ cards: ['a'], least: 1 }],
    ...asked,
  });
  const known = [{ id: 'a', type: 'creature', cost: 1 } as const];

  it('are of the cards that are left when the planned reserves are set aside', () => {
    const { size, seen, opening, wishes } = deckOdds(question({}), ninth, known, kinds);
    expect(size).toBe(30);
    expect(seen).toEqual([5, 6, 8]);
    expect(opening.types[0]?.copies).toBe(10);
    expect(wishes[0]?.[0]).toBeCloseTo(1 - numberOf(new Hands().exactly({ size: 30, hits: 10 }, 5, 0)), 12);
  });

  it('set nothing aside in an edition without reserves', () => {
    expect(deckOdds(question({}), fourteenth, known, kinds)).toMatchObject({ size: 40, seen: [5, 5, 6] });
  });

  it('are better with a redraw, which only the 14th Edition has', () => {
    const chance = (rules: DeckRules, redraw: boolean) =>
      deckOdds(question({ redraw }), rules, known, kinds).wishes[0]?.[0] ?? NaN;
    expect(chance(fourteenth, true)).toBeGreaterThan(chance(fourteenth, false));
    expect(chance(ninth, true)).toBe(chance(ninth, false));
  });

  it('count a group of cards together, each once', () => {
    const wishes = [
      { cards: ['a', 'b', 'a'], least: 5 },
      { cards: ['c'], least: 1 },
    ];
    expect(deckOdds(question({ wishes }), ninth, known, kinds).wishes).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });
});

it('of an empty deck nothing is expected in the first hand', () => {
  expect(openingHand([], 7, ['creature'])).toEqual({
    cards: 0,
    types: [{ type: 'creature', copies: 0, expected: 0, chances: [1] }],
    costs: [],
  });
});
