/** The words and looks in which the editions differ. Source: "Card Types and Layout" of each rulebook. */

/** The editions whose rules and guides are known here, oldest first. */
export const editionNumbers = [6, 9, 10, 11, 14] as const;
export type EditionNumber = (typeof editionNumbers)[number];

/** A card's design edition: what its indicator says, or null for a card that bears none. */
export type DesignEdition = EditionNumber | null;

export interface EditionTerms {
  readonly creature: string;
  readonly spell: string;
  readonly cost: string;
  readonly offense: string;
  readonly defense: string;
}

export interface Edition {
  readonly number: DesignEdition;
  /** How people name it: "9th Edition". */
  readonly name: string;
  readonly terms: EditionTerms;
  /** The words printed under the ability box, or null where the edition prints none. */
  readonly indicator: string | null;
  /** What a creature without abilities says in its box. */
  readonly emptyAbilityText: string;
  /** 6th to 11th: activation conditions and summoning caveats are printed dark red. */
  readonly redRestrictions: boolean;
  readonly boldLicence: boolean;
  /** 14th: a short ability text is set larger than the older editions' fixed size. */
  readonly growsShortText: boolean;
}

const classicTerms: EditionTerms = {
  creature: 'Creature',
  spell: 'Spell',
  cost: 'Resource cost',
  offense: 'Offense',
  defense: 'Defense',
};

const modernTerms: EditionTerms = {
  creature: 'Minion',
  spell: 'Spell',
  cost: 'Level',
  offense: 'SP',
  defense: 'HP',
};

const classicLook = {
  terms: classicTerms,
  emptyAbilityText: 'This card has no abilities.',
  redRestrictions: true,
  boldLicence: true,
  growsShortText: false,
} as const;

/** Newest first, as the designer lists them; the card without an indicator last. */
export const editions: readonly Edition[] = [
  {
    number: 14,
    name: '14th Edition',
    terms: modernTerms,
    indicator: '14th Edition',
    emptyAbilityText: '',
    redRestrictions: false,
    boldLicence: false,
    growsShortText: true,
  },
  { ...classicLook, number: 11, name: '11th Edition', indicator: '11th Edition' },
  { ...classicLook, number: 10, name: '10th Edition', indicator: '10th Edition' },
  { ...classicLook, number: 9, name: '9th Edition', indicator: '9th Edition' },
  { ...classicLook, number: 6, name: '6th Edition', indicator: null },
  { ...classicLook, number: null, name: 'No edition', indicator: null },
];

/** @throws RangeError for a number that is no edition of ours (the card model admits none). */
export function editionOf(number: DesignEdition): Edition {
  const edition = editions.find((candidate) => candidate.number === number);
  if (!edition) throw new RangeError(`There is no edition ${String(number)}.`);
  return edition;
}
