import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../../src-main/cards/limits.js';
import {
  addCards,
  copiesIn,
  exchanged,
  merged,
  moveCopies,
  reservesIn,
  setCount,
  sizeOf,
  takeOut,
  totalOf,
  type Entries,
  type Place,
} from '../../../src-renderer/rooms/decks/deck/deck-edits.js';

const fox = { card: 'fox', name: 'Fox', copies: 4 };
const oak = { card: 'oak', name: 'Oak', copies: 3, reserves: 2 };

it('counts reserves in the size, unless they lie beside the deck', () => {
  expect([null, {}, { reservesBeside: true } as const].map((wanted) => sizeOf([fox, oak], wanted))).toEqual([
    7, 7, 5,
  ]);
});

describe('counts', () => {
  it('are set in one place and leave the other alone', () => {
    expect(setCount([oak], 'oak', 'main', 5)).toEqual([{ ...oak, copies: 7 }]);
    expect(setCount([oak], 'oak', 'reserves', 1)).toEqual([{ ...oak, copies: 2, reserves: 1 }]);
  });

  it('of one card go for as many of another, of the reserves only when no others are left', () => {
    expect(exchanged([fox, oak], 'fox', oak, 2)).toEqual([
      { ...fox, copies: 2 },
      { ...oak, copies: 5 },
    ]);
    expect(exchanged([fox, oak], 'oak', fox, 2)).toEqual([
      { ...fox, copies: 6 },
      { card: 'oak', name: 'Oak', copies: 1, reserves: 1 },
    ]);
    expect(exchanged([fox, oak], 'fox', oak, 4)).toEqual([{ ...oak, copies: 7 }]);
    expect(exchanged([fox], 'oak', fox, 2)).toEqual([fox]);
    const birch = { card: 'birch', name: 'Birch' };
    expect(exchanged([fox], 'fox', birch, 2)).toEqual([
      { ...fox, copies: 2 },
      { ...birch, copies: 2 },
    ]);
  });

  it('of nothing take the card out, but only when nothing is left in the other place', () => {
    expect(setCount([fox, oak], 'fox', 'main', 0)).toEqual([oak]);
    expect(setCount([oak], 'oak', 'main', 0)).toEqual([{ ...oak, copies: 2 }]);
    expect(takeOut([fox, oak], ['fox'], 'main')).toEqual([oak]);
  });

  it('leave no trace of reserves where there are none', () => {
    expect(setCount([oak], 'oak', 'reserves', 0)).toEqual([{ card: 'oak', name: 'Oak', copies: 1 }]);
  });
});

describe('adding', () => {
  it('counts up what is there and puts what is new last', () => {
    const added = addCards(
      [fox],
      [
        { card: 'moth', name: 'Moth', copies: 2 },
        { card: 'fox', name: 'Fox', copies: 1 },
      ],
    );
    expect(added).toEqual([
      { ...fox, copies: 5 },
      { card: 'moth', name: 'Moth', copies: 2 },
    ]);
  });

  it('into the reserves counts there', () => {
    const [added] = addCards([fox], [{ card: 'fox', name: 'Fox', copies: 1 }], 'reserves');
    expect(added).toEqual({ ...fox, copies: 5, reserves: 1 });
  });

  it('stops where a deck is full', () => {
    const full = Array.from({ length: limits.entries }, (_, n) => ({ ...fox, card: `c${n}` }));
    expect(addCards(full, [{ card: 'new', name: 'New', copies: 1 }])).toHaveLength(limits.entries);
  });
});

describe('moving', () => {
  it('changes no copies, and moves no more than there are', () => {
    expect(moveCopies([fox], 'fox', 'reserves')).toEqual([{ ...fox, reserves: 1 }]);
    expect(moveCopies([fox], 'fox', 'reserves', 99)).toEqual([{ ...fox, reserves: 4 }]);
    expect(moveCopies([oak], 'oak', 'main', 99)).toEqual([{ card: 'oak', name: 'Oak', copies: 3 }]);
  });
});

it('an entry twice becomes one', () => {
  expect(merged([fox, oak, { ...fox, copies: 1 }])).toEqual([{ ...fox, copies: 5 }, oak]);
});

it('whatever is done, a deck stays one that its file admits', () => {
  const card = fc.constantFrom('a', 'b', 'c');
  const place = fc.constantFrom<Place>('main', 'reserves');
  const count = fc.integer({ min: 0, max: 1500 });
  const action = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), card, place, count }),
    fc.record({ kind: fc.constant('add' as const), card, place, count: fc.integer({ min: 1, max: 600 }) }),
    fc.record({ kind: fc.constant('move' as const), card, place, count }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      let entries: Entries = [];
      for (const one of actions) {
        const before = totalOf(entries);
        if (one.kind === 'set') entries = setCount(entries, one.card, one.place, one.count);
        else if (one.kind === 'add')
          entries = addCards(entries, [{ card: one.card, name: one.card, copies: one.count }], one.place);
        else {
          entries = moveCopies(entries, one.card, one.place, one.count);
          expect(totalOf(entries)).toBe(before);
        }
        for (const entry of entries) {
          expect(entry.copies).toBeGreaterThanOrEqual(1);
          expect(entry.copies).toBeLessThanOrEqual(limits.copies);
          expect(copiesIn(entry, 'main') + copiesIn(entry, 'reserves')).toBe(entry.copies);
        }
        expect(new Set(entries.map((entry) => entry.card)).size).toBe(entries.length);
        expect(reservesIn(entries)).toBeLessThanOrEqual(totalOf(entries));
      }
    }),
    { numRuns: 200 },
  );
});
