/** What the contract's procedures answer: plain data that both sides can trust, for main made it. */
import type { CardSummary, KeptPicture } from '../library/types.js';
import type { Edition } from '../cards/editions.js';

export interface AppInfo {
  readonly name: 'Cardwright';
  readonly version: string;
  readonly host: 'electron' | 'web' | 'cli';
  /** The editions a card can be designed for, with their words, in the order that lists show them. */
  readonly editions: readonly Edition[];
}

export type {
  DeckRow,
  LibraryChange,
  LibraryInfo,
  LibraryProblem,
  Removed,
  SaveOutcome,
  Stored,
} from '../library/types.js';

/** A card in the grid. */
export interface CardRow extends CardSummary {
  /** Address of its thumbnail, relative to the app's own origin. */
  readonly thumbnail: string;
}

/** Ids of what was copied into the library. */
export interface AddedSamples {
  readonly cards: readonly string[];
  readonly decks: readonly string[];
}

export interface PictureInfo extends KeptPicture {
  /** Address of the picture, relative to the app's own origin. */
  readonly url: string;
}

/** An icon that a picture can be made of. */
export interface IconRow {
  readonly name: string;
  readonly title: string;
  /** SVG path data in a square of `size` units. */
  readonly path: string;
  readonly size: number;
}

/** A picture made of an icon, with the words that its licence asks for. */
export interface IconPicture extends PictureInfo {
  readonly credit: string;
}

export type PrintEvent =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number; readonly doing: string }
  | {
      readonly kind: 'done';
      readonly output: string;
      readonly name: string;
      readonly pages: number;
      readonly bytes: number;
    };

export type SavedOutput =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'download'; readonly url: string };
