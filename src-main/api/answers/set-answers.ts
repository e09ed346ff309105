/** What the questions about sets answer. */
import type { CardSet } from '../../cards/card-set.js';
import type { NumberReport } from '../../cards/set-numbers.js';
import type { BatchDone } from '../../library/batches/batch.js';
import type { Slot } from '../../collection/boosters/packs.js';
import type { CardRow } from './answers.js';

export type { CardSet } from '../../cards/card-set.js';
export type { DraftRecord, DraftStanding } from '../../collection/boosters/draft.js';
export type { NumberReport } from '../../cards/set-numbers.js';

export interface SetRow extends CardSet {
  readonly cards: number;
  readonly symbolPath: SymbolPath | null;
}

/** An icon as SVG path data in a square of `size` units. */
export interface SymbolPath {
  readonly path: string;
  readonly size: number;
}

export interface SetCards {
  readonly rows: readonly CardRow[];
  readonly report: NumberReport;
}

/** Packs made of a set's cards. */
export interface SetPacks {
  /** How many cards of each rarity the set has, common ones first. */
  readonly rarities: readonly Slot[];
  /** How many of each are in a pack. */
  readonly slots: readonly Slot[];
  readonly packs: readonly (readonly {
    readonly id: string;
    readonly name: string;
    readonly rarity: string;
  }[])[];
}

export interface MadeSet extends BatchDone {
  /** The new set's id. */
  readonly set: string;
}
