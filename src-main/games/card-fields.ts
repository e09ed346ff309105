/**
 * What can be found, sorted, counted and edited of a game's cards. A row is one thing that is known of a card; searches, the card
 * list, filters, statistics, edits of many cards and comparisons are made of these rows and of the common ones (name, texts, tags,
 * set, deck, dates), which every card has. Rows of several games with one key are one field to those who search.
 */
import type { Card } from '../cards/card.js';
import type { Stepwise } from '../engine/stepwise.js';
import type { FigureSign } from '../engine/table/seen-card.js';
import type { CardFigures, DeckFigures } from './card-figures.js';

export type { FigureSign };

/** A card as often as a deck has it. */
export interface CopiesOf<C> {
  readonly card: C;
  readonly copies: number;
}

/** What a card has in a field; null is left blank. */
export type FieldValue = string | number | null;

/** What follows from a card by its game's guides and law. Only the rows of that game look into it. */
export type CardFacts = object;

/** A value by name, with what it says of a card. */
export interface FieldChoice<C = Card, F extends object = CardFacts> {
  /** The first is the usual one; all are lower case. */
  readonly names: readonly string[];
  /** As it follows "cards": "that are sealed". */
  readonly meaning: string;
  /** Whether it can be told only of cards whose facts are known; without them `fits` is not called. */
  readonly needsFacts: boolean;
  fits(card: C, facts: F): boolean;
}

/** Something that cards can have several of, each of which has a name: components, keywords. */
export interface NamedValues<C = Card, F extends object = CardFacts> {
  /** "component": there is no component of that name. */
  readonly noun: string;
  /** All that there are, in the order in which they are offered. */
  known(): readonly NamedValue[];
  /** Ids of those that the card has. */
  of(card: C, facts: F): readonly string[];
}

export interface NamedValue {
  readonly id: string;
  /** As people read it: "Draw x cards". */
  readonly name: string;
  /** All wordings by whose words it is found. */
  readonly wordings: readonly string[];
}

/** How cards are searched by a field. */
export type FieldSearch<C = Card, F extends object = CardFacts> = {
  /** The first is the usual one; all are lower-case letters. Two fields share none. */
  readonly names: readonly string[];
  /** As helps and remarks call it: "Level or cost". */
  readonly title: string;
  /** What it asks, in a sentence. */
  readonly meaning: string;
  readonly examples: readonly string[];
  /** Where it stands among the common fields: before the name, after the texts, after those, or after decks. */
  readonly place: 'kind' | 'printed' | 'law' | 'computed';
} & (
  | {
      readonly kind: 'number';
      readonly needsFacts: boolean;
      read(card: C, facts: F): number | null;
      /** What a blank is called besides "none". */
      readonly blank: string;
      /** Offered while somebody types. */
      readonly offered: readonly { readonly value: string; readonly name: string }[];
    }
  | { readonly kind: 'text'; read(card: C): string }
  | {
      readonly kind: 'choice';
      readonly choices: readonly FieldChoice<C, F>[];
      /** Where words that are no value are looked for; absent: there are only the values. */
      words?(card: C): string;
    }
  | { readonly kind: 'names'; readonly values: NamedValues<C, F> }
);

/** How cards are sorted by a field. Every order is a column of the card list, too. */
export interface FieldOrder<C = Card, F extends object = CardFacts> {
  /** The usual word for it after "sort:". */
  readonly word: string;
  /** Key of the field whose names are other words for it; null: a value of "is:" has them. */
  readonly wordsOf: string | null;
  /** As it follows "by": "the printed level or cost". */
  readonly meaning: string;
  /** Whether it can be told only of cards whose facts are known. */
  readonly needsFacts: boolean;
  /** What cards are compared by; null is a blank, which comes last in either direction. */
  read(card: C, facts: F): FieldValue;
  /** Among the orders by common things: after the name, or after tags. */
  readonly place: 'printed' | 'computed';
  readonly column: FieldColumn;
  /** What stands in the column where that is more than the value of the printed field; null: nothing. */
  cell?(card: C, facts: F): FieldCell | null;
}

/** What a column of the card list says of a card. */
export interface FieldCell {
  readonly text: string;
  /** Said to those who rest on it. */
  readonly note?: string;
  readonly tone?: 'differs' | 'faint';
  /** Instead of words. */
  readonly signs?: readonly CellSign[];
}

export interface CellSign {
  readonly icon: 'seal' | 'play' | 'unknown';
  /** "Playable". */
  readonly name: string;
  /** Said to those who rest on it. */
  readonly note: string;
}

export interface FieldColumn {
  readonly title: string;
  /** In the narrow head of the list. */
  readonly head: string;
  /** The least width that it has of itself, rem. */
  readonly width: number;
  readonly figure: boolean;
  /** The order that one wants first: the newest, the dearest. */
  readonly descendingFirst: boolean;
  /** The list has it until a person chooses columns. */
  readonly usual: boolean;
}

/** Values by which the card list is filtered, with how many cards have each. */
export type FieldFacet = ListedFacet | FigureFacet | FoundFacet;

/** Values that rows of a list have under the key of the field. */
export interface ListedFacet {
  readonly kind: 'listed';
  /** "Editions". */
  readonly title: string;
  /** In the order of the list; `key` is what `value` of the field writes. */
  readonly values: readonly { readonly key: FieldValue; readonly value: string; readonly name: string }[];
}

/** The numbers that rows of a list have under the key of the field, the lowest first. */
export interface FigureFacet {
  readonly kind: 'figures';
  readonly title: string;
}

/** What only the facts of cards tell: counted when somebody looks at it. */
export interface FoundFacet {
  readonly kind: 'found';
  readonly title: string;
  /** Values of the field's search, in their order; absent: all names that the field knows, those of most cards first. */
  readonly values?: readonly { readonly value: string; readonly name: string }[];
}

/** The values of a facet that are listed; of others none. */
export const listedIn = (facet: FieldFacet | undefined): ListedFacet['values'] =>
  facet?.kind === 'listed' ? facet.values : [];

/** One thing that is known of a game's cards. Its parts say where it can be used. */
export interface CardField<C = Card, F extends object = CardFacts> {
  /** As code, settings and the app's contract name it: "cost". */
  readonly key: string;
  /** What is printed on the card; absent: it follows from the rest of the card. */
  readonly printed?: PrintedField<C>;
  /** What follows from printed fields alone, where lists and decks go by it as by one that is printed. */
  readonly derived?: DerivedField<C>;
  readonly search?: FieldSearch<C, F>;
  readonly order?: FieldOrder<C, F>;
  readonly facet?: FieldFacet;
}

/** A value that a field of choices can have. */
export interface PrintedChoice {
  readonly value: FieldValue;
  /** As forms offer it, where the card's edition has no word of its own for it: "Dragon". */
  readonly name: string;
}

/** A part of the card's data. */
export interface PrintedField<C = Card> {
  readonly kind: 'number' | 'choice' | 'text';
  /** Of choices: all that there are, in the order of forms. */
  readonly choices?: readonly PrintedChoice[];
  /** Of numbers. */
  readonly sign?: FigureSign;
  /** Values of the game's kind field: only cards of these kinds have the field. Absent: all cards have it. */
  readonly kinds?: readonly string[];
  read(card: C): FieldValue;
  /** The same card with another value. @throws RangeError for a value that the field cannot have */
  write(card: C, value: FieldValue): C;
  /** Of texts: how one is written, "2UU or {2}{U}{U}". */
  readonly example?: string;
  /** Of texts: what it is for, in a few words. */
  readonly about?: string;
  /** What this card's edition calls it: "Level", "Resource cost". */
  titleOn(card: C): string;
  /** A value in words, as this card's edition has them: "Dragon", "First Edition", "3". */
  wordsFor(value: FieldValue, card: C): string;
  /** Of numbers: the lowest that can be written; absent: 0. */
  readonly least?: number;
  /** Of numbers: the largest that can be written; of texts: the most characters. */
  readonly most?: number;
  /** Its values say by themselves what they are: "14th Edition". */
  readonly speaksForItself?: true;
  /** Cards that differ in it are meant to: they are no duplicates of each other. */
  readonly tellsApart?: true;
  /** What the rest of the card makes of it; null where that cannot be said. */
  compute?(card: C): FieldValue;
  /** Writes another value with what has to change along with it. Absent: nothing has to. */
  move?(card: C, to: FieldValue): MovedCard<C>;
}

/** Read off printed fields, and never written. */
export interface DerivedField<C = Card> {
  readonly kind: 'number' | 'choice';
  /** Of choices: all that there are, in the order of lists. */
  readonly choices?: readonly PrintedChoice[];
  /** Of a card, or of a row of a list about one, which has the printed fields under their keys. */
  read(card: C): FieldValue;
}

/** What another value of one field does to the rest of a card, the mildest first. */
export type MoveKind = 'unchanged' | 'relevelled' | 'reworded' | 'cannot';

export interface MovedCard<C = Card> {
  /** `relevelled`: only figures are others; `cannot`: something of it would be lost. */
  readonly kind: MoveKind;
  /** The card with the value; where that cannot be, what of it could. */
  readonly card: C;
  /** Sentences: why it cannot be, or what its maker should know. */
  readonly notes: readonly string[];
}

/** Searches by which the help explains its signs, in the words of the game's players. */
export interface SearchExamples {
  /** A value of "is:". */
  readonly quality: string;
  /** Two terms with "or" between them. */
  readonly either: string;
  /** Two terms in parentheses beside another. */
  readonly grouped: string;
  /** A term with two values. */
  readonly several: string;
  /** A number field's word for sorting. */
  readonly order: string;
  /** A search that says how it is sorted. */
  readonly ordered: string;
}

/** How a card stands under its own edition. */
export interface CardStanding {
  /** Its whole text is understood. */
  readonly readable: boolean;
  /** It may be played. */
  readonly legal: boolean;
}

/** The rows of a game, and what else is asked of its cards by those who find, count and edit them. */
export interface CardFields<C = Card, F extends object = CardFacts> {
  /** In the order of lists. A row's key is also that of the card's data where it is printed. */
  readonly fields: readonly CardField<C, F>[];
  /** Keys of the fields with columns, in the order in which the card list shows them. */
  readonly columns: readonly string[];
  /** Keys of the fields with facets, in the order in which filters are offered. */
  readonly facets: readonly string[];
  /** Key of the choice, printed or derived, that says what kind of card it is: decks, hands and curves are divided by it. Its values are texts. */
  readonly kindField?: string;
  /** Key of the number, printed or derived, that says what a card costs: decks are grouped and curves are drawn by it. */
  readonly costField?: string;
  /** Values of "is:": what kind of card it is, and what else is true of it. */
  readonly is: {
    readonly kind: readonly FieldChoice<C, F>[];
    readonly more: readonly FieldChoice<C, F>[];
    readonly examples: readonly string[];
  };
  /** Values of "has:". */
  readonly has: readonly FieldChoice<C, F>[];
  readonly examples: SearchExamples;
  /** Words by which a card is found that do not stand on it: its kind, its edition. */
  labelOf(card: C): string;
  /** What follows from the card; may take a tenth of a millisecond. The answer is kept with the card as long as that is the same object. */
  factsOf(card: C): F;
  /**
   * Whether something on the card is still to be put right before the rules of its own edition admit it and can carry it out; may take
   * as long as `factsOf`. Absent: such a card is as it is.
   */
  needsWork?(card: C, facts: F): boolean;
  /** How a card stands by its game's guides and law, to tell what an edit would take from it; may take as long as `factsOf`. Absent: that is not known. */
  standingOf?(card: C, facts: F): CardStanding;
  /** Counts some of its cards for charts; absent: only what every card has is counted. */
  figuresOf?(cards: readonly C[]): Stepwise<CardFigures>;
  /** What the cards of a deck ask of one another; absent: nothing. */
  readonly deckFigures?: {
    /** Names of cards of which a deck may have as many as it needs. */
    readonly supply: readonly string[];
    /**
     * @param known cards of those names, any of which may be in the deck
     * @param least cards that a deck has to have
     */
    of(deck: readonly CopiesOf<C>[], known: readonly C[], least: number): DeckFigures;
  };
}

/** What a card, or a row of a list about one, has under the key of a printed field: both carry them beside what every card has. */
export function printedIn(row: object, key: string): FieldValue {
  const value: unknown = Object.hasOwn(row, key) ? (row as Record<string, unknown>)[key] : null;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Rows that are printed on the cards of a game. */
export type PrintedRow = CardField & { readonly printed: PrintedField };

/** The rows of a game that are printed on its cards, in the order of lists. */
export const printedRows = ({ fields }: CardFields): readonly PrintedRow[] =>
  fields.filter((field): field is PrintedRow => field.printed !== undefined);

/** A game's rows as everybody else sees them. The game's own types are given up here, and nowhere else. */
export const asCardFields = <C extends Card, F extends object>(rows: CardFields<C, F>): CardFields =>
  rows as unknown as CardFields;
