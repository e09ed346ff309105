import type { Card } from '../../cards/card.js';
import type { ColumnField } from '../spreadsheet/columns.js';
import type { RowProblem } from '../spreadsheet/read-row.js';
import type { Encoding } from '../spreadsheet/decode-text.js';
import type { Separator } from '../spreadsheet/division.js';
import type { ImportOptions } from './options.js';

/** What an import does with a row: makes or changes something, or leaves the library as it is, and why. */
export type RowAction =
  | 'create'
  | 'replace'
  /** The library has it, exactly so. */
  | 'same'
  /** The library has it in another version, which stays. */
  | 'skip'
  /** It cannot be used, or a person has left it out. */
  | 'leave-out';

/** A card, deck, set, frame, line or file, in the preview. */
export interface ImportRow {
  /** Names the row in `ImportOptions.rows`. */
  readonly key: string;
  readonly what: 'card' | 'deck' | 'set' | 'frame' | 'line' | 'file';
  /** Where it stands: "Row 5", "cards/ember-fox.card.json". */
  readonly place: string;
  readonly name: string;
  readonly action: RowAction;
  readonly card: Card | null;
  readonly picture: boolean;
  /** Its level was not said and is worked out. */
  readonly levelFilled: boolean;
  /** Of a deck's card, or the number of cards in a deck; null: not said. */
  readonly copies: number | null;
  readonly problems: readonly RowProblem[];
  /** The library has something of this name or id. */
  readonly hasTwin: boolean;
  /** Cards that may be meant, the likeliest first; empty where that is plain. */
  readonly meant: readonly MeantCard[];
  readonly chosen: string | null;
  /** It can be left out, or brought in after all, by itself. */
  readonly optional: boolean;
}

export interface MeantCard {
  readonly id: string;
  /** Name and what tells it from others: "Ember Fox (14th Edition)". */
  readonly title: string;
}

export interface ImportCounts {
  readonly created: number;
  readonly replaced: number;
  readonly same: number;
  readonly skipped: number;
  readonly leftOut: number;
  readonly decks: number;
  readonly sets: number;
  readonly frames: number;
  readonly pictures: number;
  /** Cards whose level is worked out, and cards that come in without one. */
  readonly levels: number;
  readonly withoutLevel: number;
  /** Rows with an error, and rows with nothing worse than a warning. */
  readonly errors: number;
  readonly warnings: number;
}

/** A column of a table, with what stands in it. */
export interface PreviewColumn {
  readonly heading: string;
  readonly samples: readonly string[];
  readonly field: ColumnField | null;
}

export interface TablePreview {
  readonly place: string;
  /** A workbook's sheets that have cells; none for a text. `hidden`: spreadsheet programs do not show it. */
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean }[];
  /** Which of them is read, from 0; null for a text. */
  readonly sheet: number | null;
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
  /** From 0, or null. */
  readonly header: number | null;
  readonly columns: readonly PreviewColumn[];
  /** What a column can say, with the words for it. */
  readonly fields: readonly { readonly field: ColumnField; readonly title: string }[];
  /** A column says copies, so that a deck can be made. */
  readonly hasCopies: boolean;
}

/** What an import would do. Nothing of it is done yet. */
export interface ImportPreview {
  readonly import: string;
  /** "Woods.xlsx", "3 files". */
  readonly title: string;
  readonly options: ImportOptions;
  readonly counts: ImportCounts;
  readonly rows: number;
  readonly rowsWithProblems: number;
  readonly table: TablePreview | null;
  readonly hasList: boolean;
  readonly hasTwins: boolean;
  /** Some cards or decks do not bring their edition along. */
  readonly needsEdition: boolean;
  /** The only text can be read as a table as well as a deck list. */
  readonly eitherWay: boolean;
}
