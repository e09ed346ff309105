/** Changes of many files at once: what bulk edits, imports and renumberings are to the library. */
import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { StoreName } from '../file-kinds.js';

/** What is to be done; ids are given, for new contents too, so that decks can name cards that come with them. */
export interface BatchChange {
  /** For people, as a thing to be taken back: "import “Woods.xlsx”". */
  readonly title: string;
  readonly create?: BatchContents;
  /** Whole contents as they shall be; a card that is not in the library any more is passed over and counted. */
  readonly change?: BatchContents;
  /**
   * What `change` was made from. Where the disk has something else by now, both changes are merged field by field, or the thing
   * is left as it is. Needed by everybody but who reads and changes in `rework`.
   */
  readonly before?: BatchContents;
  readonly remove?: {
    readonly cards?: readonly string[];
    readonly decks?: readonly string[];
    readonly sets?: readonly string[];
  };
}

export interface BatchContents {
  readonly cards?: readonly Card[];
  readonly decks?: readonly Deck[];
  readonly sets?: readonly CardSet[];
}

export interface BatchCounts {
  readonly created: number;
  readonly changed: number;
  readonly removed: number;
  /** Changed or removed by somebody else in between, and therefore left as they are. */
  readonly passedOver: number;
}

/** One thing that a batch did not touch, and why not. */
export interface LeftAsItIs {
  readonly kind: StoreName;
  readonly id: string;
  readonly name: string;
  /** A sentence. */
  readonly because: string;
}

export interface BatchDone extends BatchCounts {
  /** Takes it back: `batches.undo`. */
  readonly batch: string;
  /** The things counted in `passedOver`, one by one. */
  readonly left: readonly LeftAsItIs[];
}

export interface BatchRow extends BatchCounts {
  readonly batch: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  /** It was taken back already. */
  readonly undone: boolean;
}

/** Called with how many of the files of a batch are done, of how many; 0 of 0 while that is not known yet. */
export type OnBatchProgress = (done: number, total: number) => void;

export interface Batches {
  /**
   * Does all of it, or, when the disk fails, none of what can still be put back. Former contents are kept as versions.
   * @throws LibraryError BAD_INPUT, READ_ONLY, STORAGE; the signal's reason
   */
  apply(change: BatchChange, signal?: AbortSignal, onProgress?: OnBatchProgress): Promise<BatchDone>;
  /**
   * The same for a change that follows from what stands on the disk: `make` reads while nobody else can write, and answers null
   * where there is nothing to do. It must not write.
   * @throws as apply, and what `make` throws
   */
  rework(
    make: () => Promise<BatchChange>,
    signal?: AbortSignal,
    onProgress?: OnBatchProgress,
  ): Promise<BatchDone>;
  rework(
    make: () => Promise<BatchChange | null>,
    signal?: AbortSignal,
    onProgress?: OnBatchProgress,
  ): Promise<BatchDone | null>;
  /**
   * Takes a batch back, also from what somebody else changed since, where that were other fields.
   * @throws LibraryError NOT_FOUND for a batch that is not kept any more, READ_ONLY, STORAGE
   */
  undo(batch: string): Promise<BatchDone>;
  list(): Promise<BatchRow[]>;
}
