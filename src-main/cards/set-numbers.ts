import type { Card } from './card.js';

/** What numbering looks at. */
export type Numbered = Pick<Card, 'id' | 'name' | 'set'>;

/**
 * By which order a set's cards are numbered from 1: their names, edition with kind and cost, or the order in which they
 * are now, which closes gaps. `free` leaves numbers alone and gives free ones to cards that have none, or that of another.
 */
export const numberings = ['name', 'kind', 'present', 'free'] as const;
export type Numbering = (typeof numberings)[number];

/** New numbers by the cards' ids. */
export type Numbers = ReadonlyMap<string, number>;

/** What is not in order in a set's numbers. */
export interface NumberReport {
  /** The highest number, or the number of cards where that is more: what "12/40" calls the total. */
  readonly total: number;
  /** How many cards have no number. */
  readonly without: number;
  /** Numbers below the highest that no card has, from … to …, both included. */
  readonly gaps: readonly { readonly from: number; readonly to: number }[];
  /** Numbers that several cards have. */
  readonly doubles: readonly { readonly number: number; readonly cards: readonly string[] }[];
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const byName = (a: Numbered, b: Numbered): number =>
  collator.compare(a.name, b.name) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const numberOf = (card: Numbered): number | null => card.set?.number ?? null;

/** Infinity less Infinity is no number (NaN), so that of two blanks the name decides. */
const byNumber = (a: Numbered, b: Numbered): number =>
  (numberOf(a) ?? Infinity) - (numberOf(b) ?? Infinity) || byName(a, b);

/** A set's cards by their numbers, those without one last, equal ones by name. */
export const inSetOrder = <T extends Numbered>(cards: readonly T[]): T[] => cards.toSorted(byNumber);

/** @param compareKinds by which the numbering "kind" goes before names, as the cards' games have it */
export function numbersBy<T extends Numbered>(
  cards: readonly T[],
  numbering: Numbering,
  compareKinds: (a: T, b: T) => number,
): Numbers {
  if (numbering === 'free') return freeNumbers(cards);
  const byKind = (a: T, b: T): number => compareKinds(a, b) || byName(a, b);
  const order = { name: byName, kind: byKind, present: byNumber }[numbering];
  return new Map(cards.toSorted(order).map(({ id }, index) => [id, index + 1]));
}

function freeNumbers(cards: readonly Numbered[]): Numbers {
  const taken = new Set<number>();
  const waiting: Numbered[] = [];
  const numbers = new Map<string, number>();
  for (const card of inSetOrder(cards)) {
    const number = numberOf(card);
    if (number === null || taken.has(number)) {
      waiting.push(card);
      continue;
    }
    taken.add(number);
    numbers.set(card.id, number);
  }
  let next = 1;
  for (const { id } of waiting) {
    while (taken.has(next)) next += 1;
    taken.add(next);
    numbers.set(id, next);
  }
  return numbers;
}

/**
 * Numbers after cards were moved, in the order that they have in the set, to a place (from 0) of the order without them. The
 * numbers stay where they are and the cards between the two places move on; double and missing numbers are made good on the way.
 */
export function numbersAfterMove(cards: readonly Numbered[], ids: readonly string[], place: number): Numbers {
  const wanted = new Set(ids);
  const before = inSetOrder(cards);
  const moved = before.filter(({ id }) => wanted.has(id));
  if (moved.length === 0) return new Map();
  const after = before.filter(({ id }) => !wanted.has(id));
  after.splice(Math.max(0, Math.min(place, after.length)), 0, ...moved);
  let last = 0;
  const numbers = before.map((other) => (last = Math.max(numberOf(other) ?? 0, last + 1)));
  return new Map(after.map((other, index) => [other.id, numbers[index] ?? index + 1]));
}

export function reportOf(cards: readonly Numbered[]): NumberReport {
  const holders = new Map<number, string[]>();
  for (const card of inSetOrder(cards)) {
    const number = numberOf(card);
    if (number === null) continue;
    const others = holders.get(number);
    if (others) others.push(card.id);
    else holders.set(number, [card.id]);
  }
  const gaps: { from: number; to: number }[] = [];
  let expected = 1;
  for (const number of holders.keys()) {
    if (number > expected) gaps.push({ from: expected, to: number - 1 });
    expected = number + 1;
  }
  return {
    total: totalOf(cards),
    without: cards.filter((card) => numberOf(card) === null).length,
    gaps,
    doubles: [...holders]
      .filter(([, ids]) => ids.length > 1)
      .map(([number, ids]) => ({ number, cards: ids })),
  };
}

export const totalOf = (cards: readonly Numbered[]): number =>
  cards.reduce((most, card) => Math.max(most, numberOf(card) ?? 0), cards.length);
