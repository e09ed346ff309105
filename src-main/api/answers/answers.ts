/** What the contract's procedures answer: plain data that both sides can trust, for main made it. */
import type { Card } from '../../cards/card.js';
import type { CardSort } from '../../collection/query/sorts.js';
import type { CardTemplate } from '../../games/card-format.js';
import type { FieldCell } from '../../games/card-fields.js';
import type { GivenColumn } from '../../library/finding/card-orders.js';
import type { FoundCards } from '../../library/finding/card-list.js';
import type { CardSummary, KeptPicture } from '../../library/types.js';
import type { Progress } from '../../print/pdf/request.js';
import type { EditionTerms, GameEdition } from '../../games/edition.js';
import type { PrintedFieldInfo } from '../printed-fields.js';

/** A game that cards can be of. */
export interface GameInfo {
  readonly id: string;
  readonly name: string;
  /** What cards can be designed for, newest first; each with a word for every field and kind. */
  readonly editions: readonly GameEdition[];
  /** The words where no edition has others. */
  readonly terms: EditionTerms;
  /** What is printed on its cards beside texts and edition, in the order of forms. */
  readonly fields: readonly PrintedFieldInfo[];
  /** The starter sets that an empty library can be filled from, the newest first: their names in `samples`, and their editions'. */
  readonly starters: readonly { readonly set: string; readonly name: string }[];
  /** The ways to set its cards out, the usual one first; none: there is one. */
  readonly templates: readonly CardTemplate[];
  /** Key of the choice among them that says what kind of card it is; null: the game tells none apart. */
  readonly kindField: string | null;
  /** Key of the number among them that says what a card costs; null: nothing. */
  readonly costField: string | null;
  /** A law says which of its cards may be played; searches ask for it by "legal". */
  readonly hasLaw: boolean;
  /** Texts of its cards can be built of blocks. */
  readonly hasLanguage: boolean;
  /** Texts of its cards are sentences of a grammar, whose parts can be put into them. */
  readonly hasGrammar: boolean;
  /** What its cards cost follows from what they say. */
  readonly hasPrices: boolean;
  /** Cards can be tried against plain ones of equal cost. */
  readonly hasExperiments: boolean;
  /** Cards can be proposed by what they are to cost and to do. */
  readonly hasDesigns: boolean;
  /** A card of one of its editions can be issued anew for another. */
  readonly hasUpgrade: boolean;
}

export interface AppInfo {
  readonly name: 'Cardwright';
  readonly version: string;
  readonly host: 'electron' | 'web' | 'cli';
  readonly games: readonly GameInfo[];
  /** The columns of the card list that games give, in the order of the list. */
  readonly columns: readonly GivenColumn[];
  /** Why settings are not as they were left, in a sentence, or null. */
  readonly settingsProblem: string | null;
}

export type { EditionTerms, GameEdition } from '../../games/edition.js';
export type { FieldValue, FigureSign } from '../../games/card-fields.js';
export type { CardTemplate } from '../../games/card-format.js';
export type { PrintedFieldInfo } from '../printed-fields.js';
export type { BatchDone, BatchRow, LeftAsItIs } from '../../library/batches/batch.js';
export type { Chosen } from '../../collection/query/toggle.js';
export type { Completion, CompletionOption } from '../../collection/query/complete.js';
export type { FieldName } from '../../collection/query/fields.js';
export type { FieldHelp, QueryExample, QueryHelp } from '../../collection/query/help.js';
export type { Remark } from '../../collection/query/query.js';
export type { CardOrder, CardSort } from '../../collection/query/sorts.js';
export type { FieldCell } from '../../games/card-fields.js';
export type { GivenColumn } from '../../library/finding/card-orders.js';
export type { Tally, TallyGroup, TallyValue } from '../../library/finding/card-tally.js';
export type {
  DeckRow,
  LibraryChange,
  LibraryInfo,
  LibraryProblem,
  Removed,
  SaveOutcome,
  Stored,
} from '../../library/types.js';

/** The key of a column that a person can do without: "cost". */
export type CardColumn = CardSort;

/** A card in the grid. */
export interface CardRow extends CardSummary {
  /** Address of its thumbnail, relative to the app's own origin. */
  readonly thumbnail: string;
}

/** What follows from a card by its game's guides and law, and where the card is used. */
export interface CardFactsRow {
  readonly id: string;
  /** What stands in the columns that its game computes; nothing under the keys of others. */
  readonly cells: Readonly<Record<CardColumn, FieldCell>>;
  /** In so many decks, and so many copies of it in all of them. */
  readonly decks: number;
  readonly copies: number;
  /** Something on it is still to be put right. */
  readonly needsWork: boolean;
}

/** What a search found, in order. */
export interface FoundCardIds extends Omit<FoundCards, 'rows'> {
  readonly ids: readonly string[];
}

/** Ids of what was copied into the library, and how much of it was there already. */
export interface AddedSamples {
  readonly cards: readonly string[];
  readonly decks: readonly string[];
  readonly there: { readonly cards: number; readonly decks: number };
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
  | ({ readonly kind: 'progress' } & Progress)
  | {
      readonly kind: 'done';
      readonly output: string;
      readonly name: string;
      readonly pages: number;
      readonly bytes: number;
    };

/** A print that came out well, of as many cards and copies; those of a forgotten one do not count. */
export interface PrintRow {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly title: string;
  readonly forgotten: boolean;
  readonly cards: number;
  readonly copies: number;
}

/** Tokens that cards make. */
export interface PrintedTokens {
  /** Cards of the library. */
  readonly found: readonly { readonly id: string; readonly name: string }[];
  /** Fields of cards that the library does not have, as the texts describe them. */
  readonly missing: readonly (Omit<Card, 'id'> & { readonly name: string })[];
}

/** How many copies of a card, with this back, a job has, and how many were printed: as it is now, and as it once was. */
export interface LedgerRow {
  readonly card: string;
  readonly back: string;
  readonly wanted: number;
  readonly present: number;
  readonly older: number;
}

export type SavedOutput =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'download'; readonly url: string };
