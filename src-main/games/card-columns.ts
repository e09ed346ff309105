/** What a game says of its cards to tables and to other programs: columns that are read and written, and the words for a card. */
import type { Card } from '../cards/card.js';

/** A column that says something of a game's own about a card. */
export interface CardColumn<C = Card> {
  /** Names it in options; not the name of a column that every game has. */
  readonly field: string;
  /** Its heading in tables that are written, and its name in lists. */
  readonly title: string;
  /** Headings by which it is recognised, besides its title; capitals, spaces and signs do not matter. */
  readonly wordings: readonly string[];
  /** What may stand in its cells, as a sentence. */
  readonly takes: string;
  /** In a workbook, in characters. */
  readonly width: number;
  /** What stands in it for a card; left out: the column is read only, since others say the same. */
  write?(card: C): string | number;
}

/** The cells of a row. What cannot be used is reported and read as blank. */
export interface RowCells {
  /** Whether the table has a column for it. */
  has(field: string): boolean;
  /** Without blanks around it; empty where there is none. */
  cell(field: string): string;
  number(field: string, least: number, most: number): number | null;
  warn(field: string, message: string): void;
  /** The cell cannot be used: “…” and what it is not. @param orDate it may be what a spreadsheet program made a date of */
  refuse(field: string, isNone: string, orDate?: boolean): void;
}

export interface RowFields {
  /** Only fields that the table says something about. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Those of them that follow from others and are not said. */
  readonly guessed: readonly string[];
}

/** A card as Cockatrice shows and filters it. What is left out is as with any card: the cost is its own total, it is common and colorless. */
export interface CockatriceCard {
  readonly cost: string;
  /** Total of the cost. */
  readonly totalCost?: number;
  /** Letters: "WU". */
  readonly colors?: string;
  /** The same with those in its text; left out: the same. */
  readonly colorIdentity?: string;
  readonly stats: string | null;
  readonly mainType?: string;
  readonly rarity?: string;
  readonly row: number;
  /** It is put into play by other cards, and is in no deck. */
  readonly isToken?: boolean;
  readonly entersTapped?: boolean;
}

/** A game's cards in tables and for other programs. */
export interface CardColumns<C = Card> {
  /** They stand after the name. */
  readonly columns: readonly CardColumn<C>[];
  /** @param edition id of the edition for rows that say none */
  read(cells: RowCells, edition: string | null): RowFields;
  /** As people call what it is, such as its type. */
  kind(card: C): string;
  /** What is printed on it besides its text: "Cost 5". */
  facts(card: C): readonly string[];
  /** What Cockatrice shows in the place of cost, power and toughness, and in which row (0 to 3) it lays the card. */
  cockatrice(card: C): CockatriceCard;
  /** A figure that cards may come without and that follows from others. */
  readonly computed?: {
    /** Names all that it follows from; null: the card has it. */
    missing(card: C): string | null;
    /** The fields with it; null where it cannot be said. */
    of(card: C): Readonly<Record<string, unknown>> | null;
  };
  /** Why a card's text can be printed and not played. */
  readonly textProblem?: {
    /** Names all that it follows from. */
    key(card: C): string;
    /** Why, as a sentence, or an empty text where that is not known; null: it can be played. */
    of(card: C): string | null;
  };
}
