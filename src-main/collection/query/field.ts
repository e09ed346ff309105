/** What a field of a search is, and how the rows of the common fields are written. */
import type { NamedValue } from '../../games/card-fields.js';
import type { Subject, World } from './subject.js';

/** A value by name, with what it says of a card. */
export interface Choice {
  /** The first is the usual one. */
  readonly names: readonly string[];
  /** As it follows "cards": "that are sealed", "of the 14th Edition". */
  readonly meaning: string;
  readonly needsFacts: boolean;
  readonly fits: (card: Subject, world: World) => boolean;
}

interface Head {
  /** The first is the usual one; all are lower-case letters. */
  readonly names: readonly string[];
  readonly title: string;
  /** What it asks, in a sentence. */
  readonly meaning: string;
  readonly examples: readonly string[];
}

/** Where the names come from that a common field takes. */
export type NameSource = 'set' | 'tag' | 'deck';

/** Names that games give, of which a card can have several. */
export interface GivenNames {
  readonly noun: string;
  readonly known: () => readonly NamedValue[];
  /** Ids of those that the card has; null as long as that is not known. */
  readonly of: (card: Subject) => readonly string[] | null;
}

/** A text of cards in which words are looked for. */
export interface Texts {
  /** Folded. */
  readonly read: (card: Subject) => string;
  /** As its maker has written it. */
  readonly written: (card: Subject) => string;
}

/** Whether its values can be patterns: texts and names that people write. */
export const takesPatterns = (field: Field): boolean =>
  field.kind === 'text' ||
  (field.kind === 'choice' && field.words !== undefined) ||
  (field.kind === 'names' && typeof field.source === 'string');

export type Field = Head &
  (
    | (Texts & {
        readonly kind: 'text';
        /** Its words are among those by which misspelt ones are corrected. */
        readonly indexed: boolean;
      })
    | {
        readonly kind: 'number';
        readonly needsFacts: boolean;
        readonly read: (card: Subject) => number | null;
        /** What a blank is called besides "none". */
        readonly blank: string;
        /** Offered while somebody types. */
        readonly offered: readonly { readonly value: string; readonly name: string }[];
      }
    | {
        readonly kind: 'choice';
        readonly choices: readonly Choice[];
        /** Where words that are no value are looked for; absent: there are only the values. */
        readonly words?: Texts;
      }
    | { readonly kind: 'names'; readonly source: NameSource | GivenNames }
    | { readonly kind: 'date' }
  );

export const choice = (names: string, meaning: string, fits: Choice['fits']): Choice => ({
  names: names.split(' '),
  meaning,
  needsFacts: false,
  fits,
});

export const figure = (
  names: string,
  title: string,
  meaning: string,
  read: (card: Subject) => number | null,
  examples: readonly string[],
): Field => ({
  names: names.split(' '),
  title,
  meaning,
  examples,
  kind: 'number',
  needsFacts: false,
  blank: 'blank',
  offered: [],
  read,
});

export const text = (
  names: string,
  title: string,
  meaning: string,
  texts: Texts,
  examples: readonly string[],
  indexed = true,
): Field => ({ names: names.split(' '), title, meaning, examples, kind: 'text', ...texts, indexed });
