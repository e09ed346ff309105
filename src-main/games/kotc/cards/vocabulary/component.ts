import type { Kind, Values } from '../../../card-components.js';
import { editionOf, type DesignNumber, type Era, type GuideEdition } from '../editions.js';

export type { Kind };

/** What part of a card a component is; in the order in which a card bears them. */
export const kinds = ['caveat', 'condition', 'cost', 'target', 'effect'] as const satisfies readonly Kind[];

/**
 * An older text. Before that edition it was the text itself; in the 6th to 11th it is read as the present one from then on
 * ("Revised from" in the guides), later only where the rulebooks' list of refurbished texts says so.
 */
export interface OlderText {
  readonly until: DesignNumber;
  readonly phrase: string;
  /** Where the older text had another price than the present one. */
  readonly price?: string;
  /** Numbers that the present text's variables take where the older text has none. */
  readonly sets?: Values;
  /** From the 12th on: it means the same as the present text, though no list of refurbished texts names it. */
  readonly stands?: true;
}

export type Prices = Readonly<Partial<Record<DesignNumber, string>>>;

/** What else the guides say of a component; editions are given by number. */
export interface History {
  /** First edition that has it. None is given for those that the 6th has. */
  readonly since?: DesignNumber;
  /** From this edition on it must not be used. */
  readonly redacted?: DesignNumber;
  /** From this edition on the guide does not have it. */
  readonly gone?: DesignNumber;
  /** Largest value of a variable. */
  readonly limits?: Values;
  /** Cost revisions, or revised levels: the edition and the price from then on. Older cards with it are no longer used. */
  readonly repriced?: Prices;
  /** Prices from an edition on that no rulebook lists as revised. */
  readonly prices?: Prices;
  /** What it adds to the Ultra Points of a card, in the editions that count them. */
  readonly ultraPoints?: number;
  readonly formerly?: readonly OlderText[];
}

/**
 * A row of a table: the price in the guides' notation, the phrase, and what else is to say.
 *
 * A phrase is written without its first capital letter and without the mark at its end: an edition's grammar adds both.
 * `{x}` is a number; `card[s]` and `[die|dice]` are singular where the number before them is 1, `pawn[x:s]` where x is 1;
 * `[each target]` and `[the targets]` may become "the target" or "it" in editions that allow it.
 */
export type Row = readonly [price: string, phrase: string, history?: History];

/** A row of the 12th to 17th Editions for a component that the older ones have: what differs, the rest stands in their table. */
export interface Shared {
  readonly price?: string;
  readonly phrase?: string;
  readonly history?: History;
}

export const shared = (differences: Shared): Shared => differences;

export interface Component<Id extends string = string> {
  readonly id: Id;
  readonly kind: Kind;
  readonly price?: string;
  readonly phrase?: string;
  readonly history: History;
  /** Which family of editions it was written for. */
  readonly era: Era;
}

/** The 6th to 11th Editions write sentences; from the 12th on an ability is one line of joined parts. */
export type { Era } from '../editions.js';

export const eraOf = (edition: GuideEdition): Era => editionOf(edition).era;
export const isModern = (edition: GuideEdition): boolean => eraOf(edition) === 'modern';

/** The ids stay known to the compiler, which misses a component without a row in a table over them. */
export function table<Id extends string>(
  kind: Kind,
  era: Era,
  rows: Readonly<Record<Id, Row | Shared>>,
): readonly Component<Id>[] {
  const entries = Object.entries<Row | Shared>(rows) as [Id, Row | Shared][];
  return entries.map(([id, row]) => {
    if (!isFull(row)) return { id, kind, era, ...row, history: row.history ?? {} };
    const [price, phrase, history = {}] = row;
    return { id, kind, era, price, phrase, history };
  });
}

const isFull = (row: Row | Shared): row is Row => Array.isArray(row);
