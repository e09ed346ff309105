import type { CardRow } from '../../../src-main/api/answers/answers.js';
import type { SomeCards } from '../../../src-main/api/cards/some-cards.js';
import type { History } from '../history/undo.svelte.js';

/** The cards that an edit is for. */
export interface EditTarget {
  readonly cards: SomeCards;
  readonly count: number;
  /** Whether only texts are found and replaced. */
  readonly replaceOnly?: boolean;
  /** Where the edit can be undone. */
  readonly history: History;
}

/** The cards whose statistics are shown. */
export interface StatisticsTarget {
  readonly cards: SomeCards;
  readonly title: string;
}

/** The dialogs about many cards that can be opened from anywhere; `BulkDialogs.svelte` shows them. */
class BulkDialogs {
  editing = $state.raw<EditTarget | null>(null);
  counting = $state.raw<StatisticsTarget | null>(null);
  /** The cards whose tags are asked about. */
  tagging = $state.raw<readonly CardRow[] | null>(null);
  /** The cards that a set is looked for. */
  settling = $state.raw<readonly string[] | null>(null);
  /** The new set that is asked about, with the cards that it is to be of. */
  newSet = $state.raw<{ readonly cards: readonly string[] } | null>(null);
}

export const bulkDialogs = new BulkDialogs();
