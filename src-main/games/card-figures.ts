/** What a game counts of its cards, as charts show it, in its own words: "Level" of one edition, "Resource cost or Level" of two. */
import type { Found, Step } from '../cards/counting.js';

/** Kinds of cards, in the order in which columns stack them. */
export interface CountedKind {
  /** "Dragon", "Dragons". */
  readonly one: string;
  readonly many: string;
  readonly cards: number;
}

/** How many cards print each figure; figures between the lowest and the highest stand there with no cards. */
export interface Curve {
  /** "Level". */
  readonly title: string;
  /** Null: left blank. Cards by the kinds, in their order. */
  readonly points: readonly { readonly value: number | null; readonly cards: readonly number[] }[];
}

/** Two figures of each card against each other. */
export interface FigurePairs {
  readonly x: string;
  readonly y: string;
  /** Of which cards: "Dragons". */
  readonly cards: string;
  readonly points: readonly { readonly x: number; readonly y: number; readonly count: number }[];
}

/** How cards stand under each of several laws. */
export interface Standings {
  readonly statuses: readonly {
    readonly name: string;
    readonly color: 'green' | 'blue' | 'red' | 'purple' | 'grey';
  }[];
  /** Cards by the statuses, in their order. */
  readonly laws: readonly { readonly name: string; readonly cards: readonly number[] }[];
}

/** The components of one guide. */
export interface GuideCounts {
  readonly guide: string;
  /** How many of the cards are read by it. */
  readonly cards: number;
  /** The most frequent first. */
  readonly used: readonly ComponentCount[];
  readonly unused: readonly { readonly id: string; readonly phrase: string }[];
}

export interface ComponentCount {
  readonly id: string;
  readonly phrase: string;
  /** On how many cards it stands, and how often in all. */
  readonly cards: number;
  readonly uses: number;
}

/** What cards cost by what they do. */
export interface PriceCounts {
  /** "Level". */
  readonly title: string;
  readonly computed: readonly { readonly cost: number; readonly cards: number }[];
  /** What rounding and minimums leave unused of a cost. */
  readonly unused: readonly Step[];
  /** "Of a level or resource": what the unused parts are parts of. */
  readonly unit: string;
  /** Printed and computed cost are not the same; the first of them, and how many there are. */
  readonly differing: readonly {
    readonly id: string;
    readonly name: string;
    readonly printed: number | null;
    readonly computed: number;
  }[];
  readonly differingCount: number;
  readonly unpriced: Found;
}

/** What cards ask for of one thing, and how many give it. */
export interface BalancePart {
  /** "White". */
  readonly name: string;
  /** How many of the cards are of it. */
  readonly cards: number;
  /** How often it stands in their costs. */
  readonly wanted: number;
  /** Ids of the cards that give it, and how many these are. */
  readonly sources: readonly string[];
  readonly given: number;
}

/** What cards ask of one another: colors of what pays, and cards that give it. */
export interface Balance {
  /** "Colors of energy". */
  readonly title: string;
  /** What is counted of each part: "Symbols in costs", "Sources". */
  readonly wanted: string;
  readonly given: string;
  readonly parts: readonly BalancePart[];
}

/** How many cards of a deck are to be those of which it may have as many as it needs. */
export interface Supply {
  /** "Lands". */
  readonly title: string;
  /** "17 lands: 9 Plains, 8 Islands". */
  readonly suggestion: string;
  /** Why so many, in a sentence. */
  readonly because: string;
  /** Ids of the deck's cards of all that is counted. */
  readonly cards: readonly string[];
  readonly copies: number;
  /** Of each card that is known how many the deck should have; none where it should have no more. */
  readonly wanted: readonly { readonly card: string; readonly name: string; readonly copies: number }[];
  /** Names of which a deck should have some, and of which no card is known. */
  readonly unknown: readonly string[];
}

export interface DeckFigures {
  readonly balance: Balance;
  /** Null: the deck asks for none. */
  readonly supply: Supply | null;
}

export interface CardFigures {
  readonly kinds: readonly CountedKind[];
  /** What all cards have together of something that few have. Left out: they have none. */
  readonly sums?: readonly { readonly name: string; readonly sum: number }[];
  readonly curve: Curve | null;
  readonly pairs: FigurePairs | null;
  readonly standings: Standings | null;
  /** The newest first. */
  readonly editions: readonly { readonly name: string; readonly cards: number }[];
  readonly components: readonly GuideCounts[];
  readonly price: PriceCounts | null;
  /** Left out: its cards ask nothing of one another. */
  readonly balance?: Balance;
}
