/** What the library tells its callers: plain data. */
import type { StoreName } from './file-kinds.js';
import type { Card } from '../cards/card.js';

export interface LibraryProblem {
  /** Path within the library, for people. */
  readonly file: string;
  /** Sentence with the way out. */
  readonly message: string;
  /** What the file was, where it is damaged and versions of that are kept. */
  readonly former?: { readonly kind: StoreName; readonly id: string };
}

export interface LibraryInfo {
  readonly folder: string;
  readonly cards: number;
  readonly decks: number;
  readonly sets: number;
  /** Why nothing can be written here, or null. */
  readonly readOnly: string | null;
  /** Files that could not be read: set aside untouched, or of a newer version. */
  readonly problems: readonly LibraryProblem[];
}

export type LibraryChange =
  | {
      readonly kind: 'changed';
      readonly cards: readonly string[];
      readonly decks: readonly string[];
      readonly sets: readonly string[];
    }
  | { readonly kind: 'reopened' };

/** `revision` names the content: two equal contents have the same one. */
export interface Stored<T> {
  readonly content: T;
  readonly revision: string;
  /** Why this file is not written (a newer format), or null. */
  readonly readOnly: string | null;
}

export type SaveOutcome<T> =
  | { readonly kind: 'saved'; readonly revision: string }
  /** Changed elsewhere since `base`. Nothing was written; saving again with the new base keeps one's own. */
  | { readonly kind: 'conflict'; readonly current: Stored<T> };

/** A card in a list. What its game prints on it beside the texts stands in it too, under the keys of those fields: `printedIn` reads it. */
export interface CardSummary extends Pick<Card, 'id' | 'game' | 'name' | 'tags' | 'set' | 'favourite'> {
  readonly revision: string;
  /** Milliseconds since 1970 of the file's last change. */
  readonly changed: number;
  /** The colour that it is seen in from afar, "#rrggbb". */
  readonly ground: string;
}

export interface DeckRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly revision: string;
  /** Milliseconds since 1970 of the file's last change. */
  readonly changed: number;
}

export interface Removed {
  /** Names in the trash, to hand to `restore`. */
  readonly trash: readonly string[];
}

/** A picture as the library keeps it. */
export interface KeptPicture {
  readonly id: string;
  /** Pixels as kept. */
  readonly width: number;
  readonly height: number;
}
