/**
 * What a card must cost by what it does, for games whose cards are priced, cards proposed backwards from that, and what it takes to try
 * whether a card is worth its cost.
 */
import type { PlayerNo } from '../engine/decision.js';
import type { BaseEvent } from '../engine/log.js';
import type { CardNo } from '../engine/state.js';
import type { Stepwise } from '../engine/stepwise.js';
import type { Card } from '../cards/card.js';
import type { Kind, Values } from './card-components.js';
import type { Reason } from './card-law.js';
import type { DeckCard } from './game-play.js';

/** One line of a receipt, for people to follow with pencil and paper. */
export interface ReceiptLine {
  /** component: a phrase and its formula; step: something added up, rounded or raised; total: the cost; aside: what is counted beside it. */
  readonly kind: 'component' | 'step' | 'total' | 'aside';
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
  /** What the edition counts beside the cost, by the game's names. */
  readonly counted: Readonly<Record<string, number>>;
  /** Changes of one number that use what rounding wastes, as plain data. */
  readonly changes: readonly object[];
}

export interface CardPricing {
  /** @param edition id of one that has a guide @throws RangeError for another */
  report(card: PricedText, edition: string): PriceReport;
}

/** What somebody wants a card to be. */
export interface DesignWish {
  /** Id of an edition that has a guide. */
  readonly edition: string;
  readonly type: string;
  readonly cost: number;
  /** Printed figures that are to be so, by the names of their fields; the others are free. */
  readonly figures: Readonly<Record<string, number>>;
  /** What it is to have, in words: "destroy", "when it attacks". */
  readonly words: readonly string[];
  /** Most proposals wanted. */
  readonly most: number;
}

/** What words were taken for: a proposal has one of the components. */
export interface UnderstoodWords {
  readonly words: string;
  readonly kind: Kind | null;
  /** As the guide prints them; none where the words mean nothing in it. */
  readonly phrases: readonly string[];
}

export interface ProposedCard<C = Card> {
  /** Without name and picture, which are its maker's. */
  readonly card: Omit<C, 'id'>;
  readonly receipt: readonly ReceiptLine[];
  /** What rounding leaves: "half a level unused"; null: nothing. */
  readonly unused: string | null;
  /** Changes that would use it, in words. */
  readonly spare: readonly string[];
}

export interface Proposals<C = Card> {
  /** Words to begin from that mean something in the edition's guide. */
  readonly suggestions: readonly string[];
  readonly understood: readonly UnderstoodWords[];
  /** The most natural first: few costs, little lost to rounding. */
  readonly proposals: readonly ProposedCard<C>[];
  /** Why there is none, and what would help, in a sentence. */
  readonly because: string | null;
}

export interface CardDesigns<C = Card> {
  /** @throws RangeError for an edition without guide or a type that is none */
  propose(wish: DesignWish): Stepwise<Proposals<C>>;
}

/** A card without anything special to it, and what it is in a few words of the game. */
export interface PlainCard<C extends Card = Card> {
  readonly card: C;
  readonly says: string;
}

/** What copies of a card did in a game, as far as its events tell. */
export interface CardWork {
  /** Copies that came to the hand. */
  readonly drawn: number;
  /** Times that one was played. */
  readonly played: number;
  /** To enemy players, by attacks in which one took part and by abilities. */
  readonly damage: number;
  /** Cards drawn by its abilities. */
  readonly gained: number;
}

export interface CardExperiments<C extends Card = Card> {
  /** What the card costs under the rules, as it is printed; null: that cannot be said. @param rules their id */
  costOf(card: C, rules: string): number | null;
  /** "level 5": a cost as people say it. @param rules their id */
  costInWords(cost: number, rules: string): string;
  /** A plain card of the same cost and kind, or in a sentence why there is none. @param rules their id */
  plainOf(card: C, rules: string): Stepwise<PlainCard<C> | { readonly because: string }>;
  /** A legal deck of plain cards alone. @param rules their id */
  plainDeck(rules: string): readonly DeckCard[];
  /**
   * @param events of a whole game, in their order
   * @param cards copies of one card, by their numbers
   * @param player whose deck they were in
   */
  workOf(events: readonly BaseEvent[], cards: ReadonlySet<CardNo>, player: PlayerNo): CardWork;
}
