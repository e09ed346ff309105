/** What lies on a table beside the cards, for a print kit of a rule set. Texts are short: they stand on small cards, counters and mats. */

/** A word of the game and what it means, in a sentence or two. */
export interface Reminder {
  readonly name: string;
  readonly text: string;
}

/** Reminders that belong together: "Your turn". */
export interface ReminderList {
  readonly title: string;
  readonly rows: readonly Reminder[];
}

/** What is counted of each player, from 0. */
export interface CountTrack {
  readonly name: string;
  readonly start: number;
  readonly most: number;
}

/** Where a zone lies on a player's side: as wide as a card, or as what is left of its row. */
export interface GroundPlace {
  /** Null: nothing lies there. */
  readonly name: string | null;
  readonly span: 'card' | 'wide';
}

export interface GameNight {
  readonly reminders: readonly ReminderList[];
  readonly tracks: readonly CountTrack[];
  /** What is laid on cards, by its name. */
  readonly counters: readonly string[];
  /** Row by row from the enemy's side. */
  readonly field: readonly (readonly GroundPlace[])[];
}
