import type { PlayerNo } from '../decision.js';
import type { SeenCard } from './seen-card.js';

/** A row has its cards side by side, a stack on one another with each in sight, a pile with only its top in sight, a hand in somebody's hand. */
export type ZoneShape = 'row' | 'stack' | 'pile' | 'hand';

/** One of the rows in which the cards of a zone lie by what they are. */
export interface SeenRow {
  readonly row: string;
  /** "Creatures". */
  readonly name: string;
}

export interface SeenZone {
  /** The rule set's own name, such as "battlefield". */
  readonly zone: string;
  /** As the edition's text calls it, capitalized: "Creature Zone". */
  readonly name: string;
  readonly shape: ZoneShape;
  /** Of a row that has several: which. Left out: one, with all its cards. */
  readonly rows?: readonly SeenRow[];
  /** Where there is little room, those of its cards that look alike lie on one another and are counted. */
  readonly gathers?: true;
  /** How many cards are in it. */
  readonly count: number;
  /** All cards of a row or stack in their places; of a pile or a hand those that the viewer knows to be there. */
  readonly cards: readonly SeenCard[];
  /** The viewer may look at all of it. */
  readonly open: boolean;
}

/** A zone of a seat, or (null) one that all share. */
export interface ZonePlace {
  readonly seat: PlayerNo | null;
  readonly zone: string;
}

/** So much of something that a player has beside life, such as energy of a colour. */
export interface Pool {
  /** The game's own word for it. */
  readonly key: string;
  /** As it is said after the amount: "red energy". */
  readonly name: string;
  /** What stands for it: a symbol as it is written in texts, "{R}", or a letter or two. */
  readonly sign: string;
  readonly amount: number;
}

export interface SeenSeat {
  readonly seat: PlayerNo;
  readonly name: string;
  readonly life: number;
  /** What a player has of life, as the edition calls it. */
  readonly lifeName: string;
  /** What else the player has that is counted. Left out: nothing. */
  readonly pools?: readonly Pool[];
  /** Out of the game while others play on. */
  readonly isOut: boolean;
  readonly zones: readonly SeenZone[];
  /** What else is to be said of the player, such as dice that may be re-rolled. */
  readonly notes: readonly string[];
}

/** A place of a field: a zone, or an empty place (null); as wide as a card, or as what is left of the row. */
export interface FieldPlace {
  readonly zone: string | null;
  /** Of a zone with several rows: the one that lies there. */
  readonly row?: string;
  readonly span: 'card' | 'wide';
}
/** Where the zones of a player lie as the rulebook pictures it, row by row; the first row is nearest to the enemy. */
export type FieldLayout = readonly (readonly FieldPlace[])[];
