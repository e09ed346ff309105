/** What a field of a search is, and how the rows of the table of fields are written. */
import { rulesEditions, editionOf, type RulesEdition } from '../../games/kotc/cards/editions.js';
import type { CardFacts } from './card-facts.js';
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

/** Where the names come from that a field takes. */
export type NameSource = 'set' | 'tag' | 'deck' | 'component';

export type Field = Head &
  (
    | { readonly kind: 'text'; readonly read: (card: Subject) => string }
    | {
        readonly kind: 'number';
        readonly needsFacts: boolean;
        readonly read: (card: Subject) => number | null;
        /** What a blank is called besides "none". */
        readonly blank: string;
      }
    | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
    | { readonly kind: 'names'; readonly source: NameSource }
    | { readonly kind: 'date' }
  );

export const choice = (names: string, meaning: string, fits: Choice['fits']): Choice => ({
  names: names.split(' '),
  meaning,
  needsFacts: false,
  fits,
});

export const byFacts = (
  names: string,
  meaning: string,
  fits: (facts: CardFacts, card: Subject) => boolean,
): Choice => ({
  names: names.split(' '),
  meaning,
  needsFacts: true,
  fits: (card) => card.facts !== null && fits(card.facts, card),
});

type Judged = (status: CardFacts['status'][RulesEdition]) => boolean;

/** What the law of each edition says, of the card's own and of any. */
export const underLaws = (said: string, judged: Judged): readonly Choice[] => [
  ...rulesEditions
    .toReversed()
    .map((number) =>
      byFacts(String(number), `${said} under the ${editionOf(number).name}`, ({ status }) =>
        judged(status[number]),
      ),
    ),
  byFacts(
    'own',
    `${said} under the edition they were designed for`,
    ({ status, ownRules }) => ownRules !== null && judged(status[ownRules]),
  ),
  byFacts('any', `${said} under one edition at least`, ({ status }) => Object.values(status).some(judged)),
];

export const isLegal: Judged = (status) => status === 'legal' || status === 'refurbished';

export const figure = (
  names: string,
  title: string,
  meaning: string,
  read: (card: Subject) => number | null,
  examples: readonly string[],
) =>
  ({
    names: names.split(' '),
    title,
    meaning,
    examples,
    kind: 'number',
    needsFacts: false,
    blank: 'blank',
    read,
  }) as const;

export const computed = (
  names: string,
  title: string,
  meaning: string,
  read: (facts: CardFacts) => number | null,
  examples: readonly string[],
) =>
  ({
    ...figure(names, title, meaning, ({ facts }) => facts && read(facts), examples),
    needsFacts: true,
  }) as const;

export const text = (
  names: string,
  title: string,
  meaning: string,
  read: (card: Subject) => string,
  examples: readonly string[],
) => ({ names: names.split(' '), title, meaning, examples, kind: 'text', read }) as const;
