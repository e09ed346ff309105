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

export interface CardFigures {
  readonly kinds: readonly CountedKind[];
  readonly curve: Curve | null;
  readonly pairs: FigurePairs | null;
  readonly standings: Standings | null;
  /** The newest first. */
  readonly editions: readonly { readonly name: string; readonly cards: number }[];
  readonly components: readonly GuideCounts[];
  readonly price: PriceCounts | null;
}
