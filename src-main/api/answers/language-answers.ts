/** What the questions about the card language answer: plain data, worded for people. */
import type { Card } from '../../cards/card.js';
import type { DesignEdition, GuideEdition, RulesEdition } from '../../games/kotc/cards/editions.js';
import type { Ability, Use } from '../../games/kotc/cards/language/design.js';
import type { Reason, Status } from '../../games/kotc/cards/law/card-law.js';
import type { ReceiptLine } from '../../games/kotc/cards/price/receipt.js';
import type { ReissueKind } from '../../games/kotc/cards/upgrade/reissue.js';
import type { UpgradeStep } from '../../games/kotc/cards/upgrade/upgrade.js';
import type { Kind, Values, Variable } from '../../games/kotc/cards/vocabulary/component.js';
import type { Piece } from '../../games/kotc/cards/vocabulary/phrase.js';

export type { Ability, Joiner, SubAbility, Use } from '../../games/kotc/cards/language/design.js';
export type { Kind, Values, Variable } from '../../games/kotc/cards/vocabulary/component.js';
export type { Piece } from '../../games/kotc/cards/vocabulary/phrase.js';
export type { Reason, Status } from '../../games/kotc/cards/law/card-law.js';
export type { ReceiptLine } from '../../games/kotc/cards/price/receipt.js';
export type { UpgradeStep } from '../../games/kotc/cards/upgrade/upgrade.js';

/** A component as the palette offers it. */
export interface OfferedComponent {
  readonly id: string;
  readonly kind: Kind;
  /** With its letters, capital letter and closing mark, as the guide prints it: "Draw x cards." */
  readonly phrase: string;
  /** The phrase in pieces, for a block whose numbers are fields. */
  readonly pieces: readonly Piece[];
  readonly variables: readonly Variable[];
  /** As in the guide: "4xt". */
  readonly formula: string;
  /** What it does to the price, in words: "Adds 4 × x × t; t is set by the target selection." */
  readonly price: string;
  readonly needsTarget: boolean;
  readonly limits: Values;
  /** The edition that withdrew it, or null. */
  readonly redacted: number | null;
}

/** Rules that say why a block cannot stand somewhere. */
export interface PlacementRules {
  readonly oneCondition: string;
  readonly oneCost: string;
  readonly oneTarget: string;
  readonly targetHasEffect: string;
  readonly oneCaveat: string;
  readonly noCaveatOnSpell: string;
  readonly spellHasOneAbility: string;
  readonly order: string;
}

export interface VocabularyAnswer {
  readonly edition: GuideEdition;
  /** In the order in which a card bears them. */
  readonly groups: readonly { readonly kind: Kind; readonly components: readonly OfferedComponent[] }[];
  /** More than one activation cost, and sub-abilities of their own target selection (14th). */
  readonly manyCosts: boolean;
  readonly subAbilities: boolean;
  /** A creature's ability cannot do without a name. */
  readonly needsNames: boolean;
  readonly rules: PlacementRules;
}

/** One paragraph of the card's text. */
export interface ReadParagraph {
  /** As it stands on the card. */
  readonly text: string;
  /** Null where nothing of it is an ability: a caveat by itself, or words that are in no guide. */
  readonly ability: Ability | null;
  /** It holds a caveat; written anew, the caveat stands before the abilities. */
  readonly hasCaveat: boolean;
  /** All of it was understood; otherwise writing it anew would lose something. */
  readonly understood: boolean;
  /** "This card has no abilities." */
  readonly saysNoAbilities: boolean;
  /** What each component counts, in printed order, exact decimals; empty where that cannot be said. */
  readonly costs: readonly string[];
  /** What the ability counts, or null. */
  readonly cost: string | null;
}

/** A change of the card that a person can make with one click. */
export interface Fix {
  readonly title: string;
  readonly change: Partial<Pick<Card, 'text' | 'cost' | 'offense' | 'defense' | 'edition'>>;
}

export interface ReadProblem extends Reason {
  /** Offsets into the card's text; null where the problem is not in the text. */
  readonly at: { readonly start: number; readonly end: number } | null;
  /** Where it is put right. */
  readonly field: 'text' | 'offense' | 'defense';
  /** Stands in no list of the guide, so that nothing can be computed. */
  readonly unreadable: boolean;
  readonly nearest: string | null;
  readonly fix: Fix | null;
}

export interface LawRow {
  /** Of the rules. */
  readonly edition: RulesEdition;
  readonly status: Status;
  readonly reasons: readonly Reason[];
  /** The text as read under these rules. */
  readonly text: string;
  readonly playable: boolean;
}

/** "SP 4 + HP 6/2 + abilities 1 + 2", a part each. */
export interface SumPart {
  readonly label: string;
  readonly value: string;
  /** It makes the card cheaper: "− caveat 1". */
  readonly taken?: boolean;
}

export interface CardReading {
  /**
   * The edition whose guide reads the text: the card's own, or for a card without one the newest that knows all of it. Null:
   * that guide is not known, and the card is a text that the law judges.
   */
  readonly edition: GuideEdition | null;
  readonly understood: boolean;
  /** The rules of its own edition can carry out what it says, or some rules where those cannot be played. */
  readonly playable: boolean;
  readonly caveat: { readonly use: Use; readonly cost: string | null } | null;
  readonly paragraphs: readonly ReadParagraph[];
  /** Resource cost or level; null where it cannot be computed. */
  readonly cost: number | null;
  readonly sum: readonly SumPart[];
  readonly receipt: readonly ReceiptLine[];
  /** Changes of one number that use what rounding wastes. */
  readonly spare: readonly Fix[];
  readonly seal: boolean;
  readonly problems: readonly ReadProblem[];
  readonly law: readonly LawRow[];
  readonly fixes: readonly Fix[];
}

export interface UpgradeAnswer {
  readonly from: GuideEdition;
  readonly to: DesignEdition;
  /** What of the card becomes another. */
  readonly kind: ReissueKind;
  readonly steps: readonly UpgradeStep[];
  readonly notes: readonly string[];
  /** Null for an edition without rules here. */
  readonly status: Status | null;
  readonly reasons: readonly Reason[];
  /** The card as it would be issued anew. */
  readonly card: Omit<Card, 'id'>;
}
