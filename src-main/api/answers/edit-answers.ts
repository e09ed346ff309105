/** What edits of many cards answer. */
import type { FieldChange } from '../../collection/edits/differences.js';
import type { LostStanding } from '../../collection/edits/lost-standing.js';
import type { ReplacementFault } from '../../collection/edits/replace-text.js';
import type { MoveKind } from '../../games/card-fields.js';
import type { BatchDone } from '../../library/batches/batch.js';
import type { Progress } from '../../print/pdf/request.js';

export type { CardEdit, Replacement } from '../../collection/edits/card-edit.js';
export type { MoveKind } from '../../games/card-fields.js';
export type { FieldChange } from '../../collection/edits/differences.js';
export type { LostStanding } from '../../collection/edits/lost-standing.js';
export type { ReplacedPart, ReplacementFault } from '../../collection/edits/replace-text.js';

export interface EditRow {
  readonly id: string;
  readonly name: string;
  readonly changes: readonly FieldChange[];
  /** Sentences. */
  readonly problems: readonly string[];
  /** What going to another edition does to it; null where it does not go. */
  readonly reissue: MoveKind | null;
  /** What the edit takes from it. */
  readonly loses: LostStanding | null;
  /** It is left as it is, since a person wants that; what would change of it is told all the same. */
  readonly leftOut: boolean;
}

export interface EditPreview {
  /** How many cards are meant. */
  readonly cards: number;
  /** What is wrong with what is to be found or to replace it; then nothing changes. */
  readonly fault: ReplacementFault | null;
  /** How many of them the edit changes. */
  readonly changing: number;
  /** How many have something to say; their rows come first. */
  readonly withProblems: number;
  /** How many of those that it changes lose what; their rows come first, too. */
  readonly losing: Readonly<Record<LostStanding, number>>;
  /** How many there are rows of, if all were told. */
  readonly notable: number;
  /** How many cards going to another edition leaves as they are, and so on; null where the edit has no edition. */
  readonly reissues: Readonly<Record<MoveKind, number>> | null;
  /** The first of those that change or have problems. */
  readonly rows: readonly EditRow[];
}

export type EditEvent =
  | ({ readonly kind: 'progress' } & Progress)
  /** `batch` is null where nothing was to be changed. */
  | { readonly kind: 'done'; readonly batch: BatchDone | null };
