import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankCard, type KotcCard as Card } from '../../src-main/games/kotc/cards/card.js';
import { compareKinds } from '../../src-main/games/kinds.js';
import { setMarkText } from '../../src-main/cards/set-mark-text.js';
import {
  inSetOrder,
  numberings,
  numbersAfterMove,
  numbersBy,
  reportOf,
  type Numbers,
} from '../../src-main/cards/set-numbers.js';

const SET = '00000000-0000-4000-8000-0000000000aa';

/** A card "A" with number 3 is "A3", one without a number is "A". */
function cards(...written: string[]): Card[] {
  return written.map((one, index) => {
    const [, name = '', number] = /^(\D+)(\d+)?$/.exec(one) ?? [];
    return {
      ...blankCard(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
      name,
      set: { id: SET, number: number === undefined ? null : Number(number) },
    };
  });
}

const idOf = (all: readonly Card[], name: string): string =>
  all.find((card) => card.name === name)?.id ?? 'nowhere';

const written = (all: readonly Card[], numbers: Numbers): string =>
  inSetOrder(all.map((card) => ({ ...card, set: { id: SET, number: numbers.get(card.id) ?? null } })))
    .map(({ name, set }) => `${name}${set?.number ?? ''}`)
    .join(' ');

describe('the order of a set', () => {
  test('is that of the numbers, then those without one, by name', () => {
    expect(inSetOrder(cards('D', 'B2', 'C10', 'A', 'E1')).map(({ name }) => name)).toEqual([
      'E',
      'B',
      'C',
      'A',
      'D',
    ]);
  });

  test('by name, by kind, and in the present order from 1', () => {
    const all = cards('C4', 'A9', 'B6');
    expect(written(all, numbersBy(all, 'name', compareKinds))).toBe('A1 B2 C3');
    expect(written(all, numbersBy(all, 'present', compareKinds))).toBe('C1 B2 A3');
    const [cheap, spell, old] = all;
    if (!cheap || !spell || !old) throw new Error('three cards');
    const kinds: Card[] = [
      { ...cheap, cost: 2 },
      { ...spell, type: 'spell', cost: 1 },
      { ...old, edition: 9, cost: 0 },
      { ...cheap, id: 'x', name: 'Blank', cost: null },
    ];
    expect(written(kinds, numbersBy(kinds, 'kind', compareKinds))).toBe('C1 Blank2 A3 B4');
  });

  test('by kind: newer editions, creatures, cheap ones, then names; none and blank last', () => {
    const [a, b] = cards('A', 'B') as [Card, Card];
    const wanted: Card[] = [
      { ...b, id: '1', edition: 14, cost: 0 },
      { ...a, id: '2', edition: 14, cost: 3 },
      { ...b, id: '3', edition: 14, cost: 3 },
      { ...a, id: '4', edition: 14, cost: null },
      { ...b, id: '5', edition: 14, type: 'spell', cost: 1 },
      { ...a, id: '6', edition: 14, type: 'spell', cost: 2 },
      { ...a, id: '7', edition: 1, cost: 0 },
      { ...a, id: '8', edition: null, cost: 0 },
      { ...a, id: '9', edition: null, type: 'spell', cost: 0 },
    ];
    for (const given of [wanted, wanted.toReversed(), [...wanted.slice(4), ...wanted.slice(0, 4)]])
      expect([...numbersBy(given, 'kind', compareKinds).keys()].join('')).toBe('123456789');
  });

  test('of one name, by their ids; numbers in names count', () => {
    const [a] = cards('A') as [Card];
    const named = (id: string, name: string): Card => ({ ...a, id, name });
    const wanted = [
      named('1', 'a 2'),
      named('2', 'A 2'),
      named('3', 'A 10'),
      named('4', 'b'),
      named('5', 'B'),
    ];
    for (const given of [wanted, wanted.toReversed()])
      expect([...numbersBy(given, 'name', compareKinds).keys()].join('')).toBe('12345');
  });

  test('only those without a number of their own get one, and the first that is free', () => {
    const all = cards('A2', 'B2', 'C', 'D5', 'E');
    expect(written(all, numbersBy(all, 'free', compareKinds))).toBe('B1 A2 C3 E4 D5');
  });
});

describe('a move', () => {
  test('renumbers only the cards between the two places', () => {
    const all = cards('A1', 'B3', 'C5', 'D7', 'E9');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'D')], 1))).toBe('A1 D3 B5 C7 E9');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'A')], 2))).toBe('B1 C3 A5 D7 E9');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'D'), idOf(all, 'B')], 0))).toBe('B1 D3 A5 C7 E9');
  });

  test('makes good doubles and missing numbers', () => {
    const all = cards('A1', 'B1', 'C', 'D4');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'C')], 0))).toBe('C1 A2 B4 D5');
  });

  test('below the first or beyond the last place goes to the end of the order', () => {
    const all = cards('A1', 'B3', 'C5');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'B')], -5))).toBe('B1 A3 C5');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'A')], 99))).toBe('B1 C3 A5');
    expect(written(all, numbersAfterMove(all, [idOf(all, 'A')], 2))).toBe('B1 C3 A5');
  });

  test('of a card that is not there changes nothing', () => {
    expect([...numbersAfterMove(cards('A1'), ['nowhere'], 0)]).toEqual([]);
  });
});

test('whatever the numbers were, each way gives every card one of its own', () => {
  const number = fc.option(fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 15 }), fc.nat(20), (given, place) => {
      const all = cards(...given.map((one, index) => `${'N'.repeat(index + 1)}${one ?? ''}`));
      const ways = [
        ...numberings.map((by) => numbersBy(all, by, compareKinds)),
        numbersAfterMove(all, [all[place % all.length]?.id ?? '', all[0]?.id ?? ''], place),
      ];
      for (const numbers of ways) {
        expect(numbers.size).toBe(all.length);
        expect(new Set(numbers.values()).size).toBe(all.length);
        expect(Math.min(...numbers.values())).toBeGreaterThanOrEqual(1);
      }
    }),
    { numRuns: 60 },
  );
});

test('a report names gaps, doubles and cards without a number, and the total', () => {
  const all = cards('A2', 'B2', 'C', 'D5', 'E9');
  expect(reportOf(all)).toEqual({
    total: 9,
    without: 1,
    gaps: [
      { from: 1, to: 1 },
      { from: 3, to: 4 },
      { from: 6, to: 8 },
    ],
    doubles: [{ number: 2, cards: [idOf(all, 'A'), idOf(all, 'B')] }],
  });
  expect(reportOf(cards('A', 'B', 'C1'))).toMatchObject({ total: 3, without: 2, gaps: [], doubles: [] });
});

test.each([
  ['none', 12, null],
  ['number', 12, 'FS 12'],
  ['number-of-total', 12, 'FS 12/40'],
  ['number', null, 'FS'],
] as const)('cards that show %s of number %s', (mark, number, text) => {
  expect(setMarkText({ code: 'FS', mark }, number, 40)).toBe(text);
});

test('a set without a code shows its numbers alone', () => {
  expect(setMarkText({ code: '', mark: 'number-of-total' }, 3, 7)).toBe('3/7');
});
