/** What a card must cost by what it does, for games whose cards are priced. */
import type { Kind, Values } from './card-components.js';
import type { Reason } from './card-law.js';

/** One line of a receipt, for people to follow with pencil and paper. */
export interface ReceiptLine {
  /** component: a phrase and its formula; step: something added up, rounded or raised; total: the cost. */
  readonly kind: 'component' | 'step' | 'total';
  readonly what: string;
  /** "4xt = 4 × 2 × 1" */
  readonly how: string;
  /** Exact: "7/2". */
  readonly value: string;
  /** "2.5 → 3: half a level unused", where something is rounded or raised to a minimum. */
  readonly rounding?: string;
}

/** "Power 4 + abilities 1 + 2", a part each. */
export interface SumPart {
  readonly label: string;
  readonly value: string;
  /** It makes the card cheaper: "− caveat 1". */
  readonly taken?: boolean;
}

/** A card of which only what is priced is known. */
export interface PricedText {
  readonly type: string;
  readonly text: string;
  /** Printed figures by the names of their fields. */
  readonly figures: Readonly<Record<string, number>>;
}

/** A component as it was priced; `cost` and `formula` are missing where it has no price. */
export interface PricedComponent {
  readonly id: string;
  readonly kind: Kind | undefined;
  readonly values: Values;
  /** What an effect adds, what a condition, cost or caveat takes off, the multiplier of a target selection: exact, such as "7/2". */
  readonly cost: string | null;
  readonly formula?: string;
}

/** All that can be said of a price, for programs. A cost is a number where it is whole and below 2^53, otherwise exact text. */
export interface PriceReport {
  readonly cost: number | string | null;
  /** The text as the guide words it; null where it was not understood. */
  readonly canonicalText: string | null;
  readonly caveat: PricedComponent | null;
  readonly abilities: readonly {
    readonly name: string | null;
    readonly cost: number | string | null;
    readonly components: readonly PricedComponent[];
  }[];
  readonly problems: readonly Reason[];
  readonly receipt: readonly ReceiptLine[];
  /** Changes of one number that use what rounding wastes, as plain data. */
  readonly changes: readonly object[];
}

export interface CardPricing {
  /** @param edition id of one that has a guide @throws RangeError for another */
  report(card: PricedText, edition: string): PriceReport;
}
