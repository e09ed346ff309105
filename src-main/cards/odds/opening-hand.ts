import { numberOf } from './fraction.js';
import { Hands } from './hypergeometric.js';

/** Copies that are shuffled. */
export interface ShuffledCopies {
  readonly isKnown: boolean;
  /** What kind of card it is; null: it is not known, or its game tells none apart. */
  readonly type: string | null;
  /** Null: not known, or left blank. */
  readonly cost: number | null;
  readonly copies: number;
}

/** What the first hand may be expected to have, as it is dealt. */
export interface OpeningHand {
  /** Cards of it; fewer than the edition deals where the deck has fewer. */
  readonly cards: number;
  readonly types: readonly {
    readonly type: string;
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

/** @param kinds the types that are counted, in their order */
export function openingHand(
  shuffled: readonly ShuffledCopies[],
  hand: number,
  kinds: readonly string[],
): OpeningHand {
  const size = copiesOf(shuffled);
  const cards = Math.min(hand, size);
  const hands = new Hands();
  const expected = (copies: number): number => (size === 0 ? 0 : (cards * copies) / size);
  const types = kinds.map((type) => {
    const copies = copiesOf(shuffled.filter((one) => one.type === type));
    const chances = Array.from({ length: cards + 1 }, (_, count) =>
      numberOf(hands.exactly({ size, hits: copies }, cards, count)),
    );
    return { type, copies, expected: expected(copies), chances };
  });
  const costs = new Map<number | null, number>();
  for (const { isKnown, cost, copies } of shuffled)
    if (isKnown) costs.set(cost, (costs.get(cost) ?? 0) + copies);
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
