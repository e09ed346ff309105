import type { Card } from '../card.js';
import { numberOf } from './fraction.js';
import { Hands } from './hypergeometric.js';

type CardType = Card['type'];

/** Copies that are shuffled; null: the card is not there, or its cost is blank. */
export interface ShuffledCopies {
  readonly type: CardType | null;
  readonly cost: number | null;
  readonly copies: number;
}

/** What the first hand may be expected to have, as it is dealt. */
export interface OpeningHand {
  /** Cards of it; fewer than the edition deals where the deck has fewer. */
  readonly cards: number;
  readonly types: readonly {
    readonly type: CardType;
    readonly copies: number;
    /** Cards of it in the mean. */
    readonly expected: number;
    /** Chances of 0, 1, 2 … of them. */
    readonly chances: readonly number[];
  }[];
  /** Lowest cost first, blank costs last. */
  readonly costs: readonly {
    readonly cost: number | null;
    readonly copies: number;
    readonly expected: number;
  }[];
}

export function openingHand(shuffled: readonly ShuffledCopies[], hand: number): OpeningHand {
  const size = copiesOf(shuffled);
  const cards = Math.min(hand, size);
  const hands = new Hands();
  const expected = (copies: number): number => (size === 0 ? 0 : (cards * copies) / size);
  const types = (['creature', 'spell'] as const).map((type) => {
    const copies = copiesOf(shuffled.filter((one) => one.type === type));
    const chances = Array.from({ length: cards + 1 }, (_, count) =>
      numberOf(hands.exactly({ size, hits: copies }, cards, count)),
    );
    return { type, copies, expected: expected(copies), chances };
  });
  const costs = new Map<number | null, number>();
  for (const { type, cost, copies } of shuffled)
    if (type !== null) costs.set(cost, (costs.get(cost) ?? 0) + copies);
  return {
    cards,
    types,
    costs: [...costs]
      .sort(([a], [b]) => (a ?? Infinity) - (b ?? Infinity))
      .map(([cost, copies]) => ({ cost, copies, expected: expected(copies) })),
  };
}

const copiesOf = (shuffled: readonly ShuffledCopies[]): number =>
  shuffled.reduce((sum, { copies }) => sum + copies, 0);
