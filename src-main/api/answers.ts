/** What the contract's procedures answer: plain data that both sides can trust, for main made it. */
import type { Card } from '../cards/card.js';

export interface AppInfo {
  readonly name: 'Cardwright';
  readonly version: string;
  readonly host: 'electron' | 'web' | 'cli';
}

export interface LibraryInfo {
  readonly folder: string;
  readonly cards: number;
  readonly decks: number;
  /** Why nothing can be written here, or null. */
  readonly readOnly: string | null;
  /** Files that could not be read: set aside untouched, or of a newer version. */
  readonly problems: readonly LibraryProblem[];
}

export interface LibraryProblem {
  /** Path within the library, for people. */
  readonly file: string;
  /** Sentence with the way out. */
  readonly message: string;
}

export type LibraryChange =
  | { readonly kind: 'changed'; readonly cards: readonly string[]; readonly decks: readonly string[] }
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

/** A card in the grid. */
export interface CardRow extends Pick<Card, 'id' | 'name' | 'type' | 'edition' | 'cost' | 'offense' | 'defense' | 'tags'> {
  readonly revision: string;
  /** Milliseconds since 1970 of the file's last change. */
  readonly changed: number;
  /** Address of its thumbnail, relative to the app's own origin. */
  readonly thumbnail: string;
}

export interface DeckRow {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly revision: string;
}

export interface Removed {
  /** Names in the trash, to hand to `restore`. */
  readonly trash: readonly string[];
}

export interface PictureInfo {
  readonly id: string;
  /** Pixels as kept. */
  readonly width: number;
  readonly height: number;
  /** Address of the picture, relative to the app's own origin. */
  readonly url: string;
}

export type PrintEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number; readonly doing: string }
  | { readonly kind: 'done'; readonly output: string; readonly name: string; readonly pages: number; readonly bytes: number };

export type SavedOutput =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'download'; readonly url: string };
