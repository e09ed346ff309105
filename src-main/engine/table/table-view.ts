/**
 * A game as a table shows it to one viewer: seats with their zones and cards, what goes on in the middle, and what the viewer
 * is asked, all of it in the words of the edition. It is built by naming what that viewer may know; nothing here knows a game.
 */
import type { PlayerNo } from '../decision.js';
import type { Text } from '../text.js';
import type { Prompt } from './prompt.js';
import type { SeenCard } from './seen-card.js';
import type { FieldLayout, SeenSeat, SeenZone } from './seen-zone.js';
import type { SeenCombat, SeenStack } from './under-way.js';

/** How many seats a table has room for on the screen; the rules know no highest number. */
export const MOST_SEATS = 8;

/** A phase of a turn, or a step of a phase. */
interface SeenStep {
  readonly id: string;
  readonly name: string;
  /** In two letters, where steps stand side by side. Left out: they do not. */
  readonly short?: string;
}
export interface SeenPhase extends SeenStep {
  /** In their order. Left out: it has none. */
  readonly steps?: readonly SeenStep[];
}

export interface TableView {
  /** Id of the rules. */
  readonly rules: string;
  readonly viewer: PlayerNo | null;
  readonly turn: {
    /** From 1; 0 while the game is set up. */
    readonly number: number;
    readonly player: PlayerNo | null;
    /** While the game is set up, who takes the first turn. Left out: that is not settled yet, or it has been taken. */
    readonly begins?: PlayerNo;
    /** One of `phases`, or null while the game is set up. */
    readonly phase: string | null;
    /** One of the steps of that phase; null between them. Left out: it has none. */
    readonly step?: string | null;
  };
  /** Of a turn, in their order. */
  readonly phases: readonly SeenPhase[];
  readonly seats: readonly SeenSeat[];
  readonly field: FieldLayout;
  /** Zones that belong to no player; they lie mid-table, in this order. */
  readonly shared: readonly SeenZone[];
  /** Cards in no zone: being cast, turned over. */
  readonly stage: readonly SeenCard[];
  /** Null where nothing waits to be carried out. */
  readonly stack: SeenStack | null;
  /** The one that goes on last. */
  readonly combats: readonly SeenCombat[];
  /** What else is to come, such as attacks that will be forced. */
  readonly notes: readonly Text[];
  /** Who is asked; null when the game is over. */
  readonly asked: PlayerNo | null;
  /** What the viewer is asked; null when it is somebody else. */
  readonly prompt: Prompt | null;
  readonly fullControl: boolean;
  /** Who agrees that there is no reason to go on. */
  readonly agreed: readonly PlayerNo[];
  readonly result: {
    readonly winners: readonly PlayerNo[];
    /** How it ended, in a sentence. */
    readonly text: string;
    readonly rules: readonly string[];
  } | null;
}
