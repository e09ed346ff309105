import { describe, expect, it } from 'vitest';
import type { ReadLine } from '../../../src-main/api/answers/deck-answers.js';
import {
  cardsToTake,
  compareDecks,
  curvesOf,
  differenceOf,
  differencesAsText,
} from '../../../src-renderer/rooms/decks/compare/compare-decks.js';
import { copiesOf, pastedLines, withPasted } from '../../../src-renderer/rooms/decks/deck/paste-list.js';
import { rowOf } from './rows.js';

const entry = (card: string, copies: number) => ({ card, name: card, copies });

describe('two decks compared', () => {
  const result = compareDecks(
    [entry('Ant', 2), entry('Bear', 3), entry('Cat', 1), entry('Dog', 1)],
    [entry('Bear', 3), entry('Cat', 4), entry('Elk', 2)],
    new Map([['Bear', { name: 'Great Bear' }]]),
  );

  it('have each card in one place: apart, or in common with what differs first', () => {
    expect(result.onlyFirst.map(({ name }) => name)).toEqual(['Ant', 'Dog']);
    expect(result.both.map(({ name }) => name)).toEqual(['Cat', 'Great Bear']);
    expect(result.onlySecond.map(({ name, second }) => [name, second])).toEqual([['Elk', 2]]);
    expect(result.both.map(differenceOf)).toEqual(['+3', '']);
  });

  it('are told as text', () => {
    expect(differencesAsText(['A', 'B'], result)).toBe(
      '// From “A” to “B”\n\n// Only in “A”\n2 Ant\n1 Dog\n\n// Only in “B”\n2 Elk\n\n// In both, in different numbers\n1 → 4 Cat\n',
    );
    const same = compareDecks([entry('Ant', 2)], [entry('Ant', 2)], new Map());
    expect(differencesAsText(['A', 'B'], same)).toMatch(/They have the same cards\.\n$/);
  });

  it('give what the second has alone', () => {
    expect(cardsToTake(result)).toEqual([entry('Elk', 2)]);
  });

  it('have curves of the same columns', () => {
    const columns = curvesOf([{ cost: 1, copies: 2 }], [{ cost: 9, copies: 4 }]);
    expect(columns[1]?.values).toEqual([2, 0]);
    expect(columns[9]?.values).toEqual([0, 4]);
  });
});

describe('a pasted deck list', () => {
  const line = (no: number, name: string, more: Partial<ReadLine> = {}): ReadLine => ({
    line: no,
    name,
    copies: 2,
    reserve: false,
    cards: [rowOf(name)],
    nearest: [],
    ...more,
  });
  const read = [
    line(1, 'Ant'),
    line(2, 'Bare', { cards: [], nearest: [rowOf('Bear')] }),
    line(3, 'Ant', { copies: 1, reserve: true }),
  ];

  it('leaves out what no card is called, until one is chosen', () => {
    expect(pastedLines(read, new Map()).map(({ card }) => card?.id)).toEqual(['Ant', undefined, 'Ant']);
    expect(copiesOf(pastedLines(read, new Map([[2, 'Bear']])))).toBe(5);
    expect(copiesOf(pastedLines(read, new Map([[1, '']])))).toBe(1);
  });

  it('is added to the deck, reserves as reserves, or takes its place', () => {
    const lines = pastedLines(read, new Map());
    expect(withPasted([entry('Ant', 1), entry('Cat', 1)], lines, false)).toEqual([
      { card: 'Ant', name: 'Ant', copies: 4, reserves: 1 },
      entry('Cat', 1),
    ]);
    expect(withPasted([entry('Cat', 1)], lines, true)).toEqual([
      { card: 'Ant', name: 'Ant', copies: 3, reserves: 1 },
    ]);
  });
});
