/** What edits of many cards answer. */
import type { FieldChange } from '../../collection/edits/differences.js';
import type { ReissueKind } from '../../games/card-upgrade.js';
import type { BatchDone } from '../../library/batches/batch.js';
import type { Progress } from '../../print/pdf/request.js';

export type { CardEdit, Replacement, SearchedText } from '../../collection/edits/card-edit.js';
export type { ReissueKind } from '../../games/card-upgrade.js';
export type { FieldChange } from '../../collection/edits/differences.js';

export interface EditRow {
  readonly id: string;
  readonly name: string;
  readonly changes: readonly FieldChange[];
  /** Sentences. */
  readonly problems: readonly string[];
  /** What going to another edition does to it; null where it does not go. */
  readonly reissue: ReissueKind | null;
}

export interface EditPreview {
  /** How many cards are meant. */
  readonly cards: number;
  /** How many of them the edit changes. */
  readonly changing: number;
  /** How many have something to say; their rows come first. */
  readonly withProblems: number;
  /** How many cards going to another edition leaves as they are, and so on; null where the edit has no edition. */
  readonly reissues: Readonly<Record<ReissueKind, number>> | null;
  /** The first of those that change or have problems. */
  readonly rows: readonly EditRow[];
}

export type EditEvent =
  | ({ readonly kind: 'progress' } & Progress)
  /** `batch` is null where nothing was to be changed. */
  | { readonly kind: 'done'; readonly batch: BatchDone | null };
