/** The words and looks in which the editions differ. Source: "Card Types and Layout" of each rulebook. */

/** The editions that a card can be designed for, as its indicator says it, oldest first. */
export const designEditions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export type DesignNumbers = typeof designEditions;
export type DesignNumber = DesignNumbers[number];

/** As sentences name them. */
export const designEditionRange = `a number from ${designEditions[0]} to ${designEditions.at(-1)}`;

/** A card's design edition: what its indicator says, or null for a card that bears none. */
export type DesignEdition = DesignNumber | null;

/** The editions whose card building guide is known, oldest first: a text is read, built of components and priced by a guide. */
export const guideEditions = [
  6, 9, 10, 11, 12, 13, 14, 15, 16, 17,
] as const satisfies readonly DesignNumber[];
export type GuideEdition = (typeof guideEditions)[number];

/** The editions by whose rules games are played, oldest first. Their law reads cards of all editions by its own guide. */
export const rulesEditions = [
  6, 9, 10, 11, 12, 13, 14, 15, 16, 17,
] as const satisfies readonly GuideEdition[];
export type RulesEdition = (typeof rulesEditions)[number];

/** The two families of guides: sentences of the 6th to 11th Editions, keywords and colons of the later ones. */
export type Era = 'classic' | 'modern';

export interface EditionTerms {
  readonly creature: string;
  readonly spell: string;
  readonly cost: string;
  readonly offense: string;
  readonly defense: string;
}

/** The words and looks of an edition's cards. */
interface CardFormat {
  readonly era: Era;
  readonly terms: EditionTerms;
  /** What a creature without abilities says in its box. */
  readonly emptyAbilityText: string;
  /** 6th to 11th: activation conditions and summoning caveats are printed dark red. */
  readonly redRestrictions: boolean;
  readonly boldLicence: boolean;
  /** 14th: a short ability text is set larger than the older editions' fixed size. */
  readonly growsShortText: boolean;
  /** A blank line parts abilities, from the 12th on (K17-LAY-16). */
  readonly partsAbilities: boolean;
  /** What the defense stands on: from the 17th on the square stands on its corner. */
  readonly defenseSign: 'square' | 'diamond';
  /** 17th: a gem beside the level bears a card's Ultra Points. */
  readonly ultraGem: boolean;
}

export interface Edition extends CardFormat {
  /** Its name outside this game: "kotc-14"; null for none. */
  readonly id: string | null;
  readonly number: DesignEdition;
  /** How people name it: "9th Edition". */
  readonly name: string;
  /** The words printed under the ability box, or null where the edition prints none. */
  readonly indicator: string | null;
  /** Its guide, or null where that is not known: its cards are texts then. */
  readonly guide: GuideEdition | null;
  /** Its rules, or null where they cannot be played. */
  readonly rules: RulesEdition | null;
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

const classicFormat: CardFormat = {
  era: 'classic',
  terms: classicTerms,
  emptyAbilityText: 'This card has no abilities.',
  redRestrictions: true,
  boldLicence: true,
  growsShortText: false,
  partsAbilities: false,
  defenseSign: 'square',
  ultraGem: false,
};

const modernFormat: CardFormat = {
  era: 'modern',
  terms: modernTerms,
  emptyAbilityText: '',
  redRestrictions: false,
  boldLicence: false,
  growsShortText: true,
  partsAbilities: true,
  defenseSign: 'square',
  ultraGem: false,
};

/** In what the guides differ beside their lists of components. */
export interface GuideRules {
  /** Highest offense and defense of a creature. */
  readonly highestFigure: number;
  /** Points of defense that cost as much as one of offense. */
  readonly defenseToOffense: number;
  /** What a card costs is counted in these. */
  readonly unit: 'resource' | 'level';
  /** An ability may have several activation costs. */
  readonly manyCosts: boolean;
  /** An ability may have several target selections, each with effects of its own. */
  readonly subAbilities: boolean;
  /** A creature's abilities have names. */
  readonly needsNames: boolean;
  /** What a spell's ability counts at least; that of a creature counts at least 1. */
  readonly leastOfSpell: 0 | 1;
  /** How several activation costs are joined: each by ", also", or as a list with "and" before the last. */
  readonly joinsCosts: 'also' | 'and';
  /** The most Ultra Points that a deck has; null where none are counted. */
  readonly mostUltraPoints: number | null;
}

/** K06-BLD-01 and 02, K09-BLD-01 and 02, K11-BLD-01 and 02. */
const classicGuide: GuideRules = {
  highestFigure: 99,
  defenseToOffense: 5,
  unit: 'resource',
  manyCosts: false,
  subAbilities: false,
  needsNames: false,
  leastOfSpell: 1,
  joinsCosts: 'and',
  mostUltraPoints: null,
};

/** K14-BLD-02, K14-BLD-03, K14-BLD-07, K14-BLD-18, K14-BLD-25, K14-LVL-08. */
const modernGuide: GuideRules = {
  highestFigure: Infinity,
  defenseToOffense: 2,
  unit: 'level',
  manyCosts: true,
  subAbilities: true,
  needsNames: true,
  leastOfSpell: 0,
  joinsCosts: 'and',
  mostUltraPoints: null,
};

/** The guide of the 12th and 13th Editions. */
const firstModernGuide: GuideRules = { ...modernGuide, leastOfSpell: 1, joinsCosts: 'also' };

const guideRules = {
  6: classicGuide,
  9: classicGuide,
  10: classicGuide,
  11: classicGuide,
  12: { ...firstModernGuide, defenseToOffense: 5 },
  13: firstModernGuide,
  14: modernGuide,
  15: modernGuide,
  16: modernGuide,
  17: { ...modernGuide, mostUltraPoints: 10 },
} satisfies Readonly<Record<GuideEdition, GuideRules>>;

export const guideRulesOf = (edition: GuideEdition): GuideRules => guideRules[edition];

/** The oldest guide: that of cards without an indicator whose text no older guide knows. */
export const OLDEST_GUIDE = guideEditions[0];

const formats: Readonly<Record<GuideEdition, CardFormat>> = {
  6: classicFormat,
  9: classicFormat,
  10: classicFormat,
  11: classicFormat,
  12: modernFormat,
  13: modernFormat,
  /** People printed cards of the 14th here before its abilities' distance was known: theirs stay as they are. */
  14: { ...modernFormat, partsAbilities: false },
  15: modernFormat,
  16: modernFormat,
  17: { ...modernFormat, defenseSign: 'diamond', ultraGem: true },
};

interface Design {
  /** Its own guide and format, or the nearest that are known. */
  readonly nearest: GuideEdition;
  readonly printsIndicator: boolean;
}

/** Minions and levels, and with them the newer format, came with the 12th Edition (K14-Q-94 shows a card of it). */
const designs = {
  1: { nearest: 6, printsIndicator: true },
  2: { nearest: 6, printsIndicator: true },
  3: { nearest: 6, printsIndicator: true },
  4: { nearest: 6, printsIndicator: true },
  5: { nearest: 6, printsIndicator: true },
  /** K06-CARD-09: cards of the 6th Edition bear none. */
  6: { nearest: 6, printsIndicator: false },
  7: { nearest: 6, printsIndicator: true },
  8: { nearest: 9, printsIndicator: true },
  9: { nearest: 9, printsIndicator: true },
  10: { nearest: 10, printsIndicator: true },
  11: { nearest: 11, printsIndicator: true },
  12: { nearest: 12, printsIndicator: true },
  13: { nearest: 13, printsIndicator: true },
  14: { nearest: 14, printsIndicator: true },
  15: { nearest: 15, printsIndicator: true },
  16: { nearest: 16, printsIndicator: true },
  17: { nearest: 17, printsIndicator: true },
} as const satisfies Readonly<Record<DesignNumber, Design>>;

/** The guide that is nearest to an edition: its own where that is known. */
export const nearestGuide = (number: DesignNumber): GuideEdition => designs[number].nearest;

const known = <T extends DesignNumber>(some: readonly T[], number: DesignEdition): T | null =>
  some.find((one) => one === number) ?? null;

/** An edition's own guide, or null where it is not known. */
export const guideOf = (number: DesignEdition): GuideEdition | null => known(guideEditions, number);

/** The rules of an edition, or null where they cannot be played. */
export const rulesOf = (number: DesignEdition): RulesEdition | null => known(rulesEditions, number);

function designed(number: DesignNumber): Edition {
  const { nearest, printsIndicator } = designs[number];
  const name = `${ordinal(number)} Edition`;
  return {
    ...formats[nearest],
    id: editionId(number),
    number,
    name,
    indicator: printsIndicator ? name : null,
    guide: guideOf(number),
    rules: rulesOf(number),
  };
}

const unmarked: Edition = {
  ...classicFormat,
  id: null,
  number: null,
  name: 'No edition',
  indicator: null,
  guide: null,
  rules: null,
};

/** Newest first, as the designer lists them; the card without an indicator last. */
export const editions: readonly Edition[] = [...designEditions.toReversed().map(designed), unmarked];

const byId = new Map(editions.map((edition) => [edition.id, edition.number]));

const byNumber = new Map(editions.map((edition) => [edition.number, edition]));

/** @throws RangeError for a number that is no edition (the card model admits none). */
export function editionOf(number: DesignEdition): Edition {
  const edition = byNumber.get(number);
  if (!edition) throw new RangeError(`There is no edition ${String(number)}.`);
  return edition;
}

/** The name of an edition outside this game: "kotc-14", "kotc-06"; null for none. */
export function editionId(number: DesignNumber): string;
export function editionId(number: DesignEdition): string | null;
export function editionId(number: DesignEdition): string | null {
  return number === null ? null : `kotc-${String(number).padStart(2, '0')}`;
}

/** The edition that a deck or an option names, or null for none. @throws RangeError for a name that is no edition's of this game */
export function editionNumber(id: string | null): DesignEdition {
  const number = byId.get(id);
  if (number === undefined) throw new RangeError(`There is no edition “${String(id)}”.`);
  return number;
}

/** "11th", "2nd". */
export function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(teen ? '' : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}
