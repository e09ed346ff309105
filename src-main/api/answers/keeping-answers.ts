/** What is answered about what was: versions, the trash, duplicates. */
import type { DuplicateReason } from '../../collection/duplicates/find-duplicates.js';
import type { EntryChange } from '../../collection/differences/deck-differences.js';
import type { Deck } from '../../cards/deck.js';
import type { VersionReason } from '../../library/versions/versions.js';

export type { EntryChange } from '../../collection/differences/deck-differences.js';

export interface VersionRow {
  readonly version: string;
  /** When it was made so, milliseconds since 1970. */
  readonly made: number;
  /** Before which change it was kept. */
  readonly reason: VersionReason;
  /** What that change was called, where it had a name: "edit 12 cards". */
  readonly change: string | null;
  /** What a person called it who kept it. */
  readonly name: string | null;
  /** What this version changed about the one before it, as parts of a sentence; null where none before it is kept. */
  readonly changed: readonly string[] | null;
}

export interface History {
  /** What is different now from the newest version; null when the thing is in the trash or gone. */
  readonly now: readonly string[] | null;
  /** Its file is there and cannot be read. */
  readonly damaged: boolean;
  /** What it is called, or was last. */
  readonly name: string;
  /** Newest first. */
  readonly versions: readonly VersionRow[];
}

/** A version, and what is different now: parts of a sentence. */
export interface ComparedVersion<T> {
  readonly content: T;
  /** What the thing is now; null when it is in the trash or gone. */
  readonly now: T | null;
  readonly differs: readonly string[];
}

export interface ComparedDeck extends ComparedVersion<Deck> {
  readonly entries: readonly EntryChange[];
}

export type TrashKind = 'card' | 'deck' | 'set' | 'game';

export interface TrashRow {
  /** Its name in the trash, to hand to `restore` and `erase`. */
  readonly trash: string;
  readonly kind: TrashKind;
  readonly name: string;
  /** When it was removed, milliseconds since 1970. */
  readonly when: number;
}

export interface DuplicateRow {
  /** Ids; the cards' rows come by `collection.rows`. */
  readonly cards: readonly string[];
  readonly reasons: readonly DuplicateReason[];
  /** Of each card, what is different from the first: parts of a sentence. */
  readonly differs: readonly (readonly string[])[];
}
