/**
 * The card language of a game: text read into components and written from them. The answers are plain data, worded for people; editions
 * are given by their ids.
 */
import type { Card } from '../cards/card.js';
import type { FieldValue } from './card-fields.js';
import type { Ability, Kind, Piece, Use, Values, Variable } from './card-components.js';
import type { Reason, Standing } from './card-law.js';
import type { ReceiptLine, SumPart } from './card-price.js';

/** A component as the palette offers it. */
export interface OfferedComponent {
  readonly id: string;
  readonly kind: Kind;
  /** With its letters, capital letter and closing mark, as the guide prints it: "Draw x cards." */
  readonly phrase: string;
  /** The phrase in pieces, for a block whose numbers are fields. */
  readonly pieces: readonly Piece[];
  readonly variables: readonly Variable[];
  /** What it means, in a sentence for people who do not know the guide. */
  readonly says: string;
  /** Other words by which people look for it: "kill slay". */
  readonly also: string;
  /** What it does to the price, in few words: "+2 per target". */
  readonly adds: string;
  /** The same in a sentence: "Adds 2 for each target to the level." */
  readonly price: string;
  readonly needsTarget: boolean;
  /** What it counts of what the law limits in a deck, in words; null: nothing. */
  readonly counts: string | null;
  readonly limits: Values;
  /** The edition that withdrew it, or null. */
  readonly redacted: string | null;
}

/** Rules that say why a block cannot stand somewhere. */
export interface PlacementRules {
  readonly oneCondition: string;
  readonly oneCost: string;
  readonly oneTarget: string;
  readonly targetHasEffect: string;
  readonly oneCaveat: string;
  readonly order: string;
}

/** Why something cannot stand on a card. */
export interface Objection {
  /** A sentence. */
  readonly because: string;
  /** Id of the rule that says so, if one does. */
  readonly rule: string | null;
}

/** Of what the text of a card of one type is made; null: it may. */
export interface TextForm {
  readonly noCaveat: Objection | null;
  /** Otherwise it has one ability at most. */
  readonly noMore: Objection | null;
  readonly noNames: Objection | null;
}

export interface VocabularyAnswer {
  readonly edition: string;
  /** By card types. */
  readonly forms: Readonly<Record<string, TextForm>>;
  /** Effects first; of each kind what fits on most cards first. */
  readonly groups: readonly { readonly kind: Kind; readonly components: readonly OfferedComponent[] }[];
  /** An ability may have more than one activation cost. */
  readonly manyCosts: boolean;
  /** An ability may have sub-abilities of their own target selection. */
  readonly subAbilities: boolean;
  /** An ability that may have a name cannot do without one. */
  readonly needsNames: boolean;
  /** Id of the target selection that most abilities have: an effect that needs one and has none brings it along. */
  readonly usualTarget: string | null;
  readonly rules: PlacementRules;
}

/** What a card does, in plain words: a caveat, an ability or a paragraph of its text. */
export interface PlainLine {
  /** Name of the ability, or null. */
  readonly title: string | null;
  /** In sentences. */
  readonly says: string;
  /** Id of the rule that says so; null: it follows from the card alone. */
  readonly rule: string | null;
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
  /** Fields of the card by their names. */
  readonly change: Readonly<Record<string, FieldValue>>;
  /** Words of the changed text that its maker will want to replace by their own. */
  readonly select?: { readonly start: number; readonly end: number };
}

export interface ReadProblem extends Reason {
  /** Offsets into the card's text; null where the problem is not in the text. */
  readonly at: { readonly start: number; readonly end: number } | null;
  /** The field of the card in which it is put right. */
  readonly field: string;
  /** Stands in no list of the guide, so that nothing can be computed. */
  readonly unreadable: boolean;
  readonly nearest: string | null;
  /** What puts it right with one click, the likeliest first. */
  readonly fixes: readonly Fix[];
}

export interface LawRow extends Standing {
  /** Of the rules. */
  readonly edition: string;
  /** The newer text that these rules read in place of the printed one; null where they read what is printed. */
  readonly readAs: string | null;
  readonly playable: boolean;
  /** Its text is in the language of these rules: otherwise it was made for others, or is in no language at all. */
  readonly spoken: boolean;
  /** The first that speaks against it; null: nothing does. */
  readonly objection: Reason | null;
  /** What makes it a card that these rules admit. */
  readonly fixes: readonly Fix[];
}

export interface PriceReading {
  /** Key of the card's field that is printed with it. */
  readonly field: string;
  /** What the card costs; null where it cannot be computed. */
  readonly cost: number | null;
  readonly sum: readonly SumPart[];
  /** What is counted beside the cost: "Ultra Points 3". */
  readonly asides: readonly SumPart[];
  readonly receipt: readonly ReceiptLine[];
  /** Changes of one number that use what rounding wastes. */
  readonly spare: readonly Fix[];
}

/** A sentence about what a text does. */
export interface Told {
  readonly says: string;
  /** Id of the rule that says so. */
  readonly rule: string;
}

/** A word that stands for a rule, which can be repeated behind it in parentheses. */
export interface ReminderOffer {
  /** "Flying". */
  readonly word: string;
  readonly shown: boolean;
  /** Puts it there, or takes it away. */
  readonly fix: Fix;
}

/** A paragraph of a text that is made of a grammar. */
export interface SentenceReading {
  /** Offsets into the card's text. */
  readonly at: { readonly start: number; readonly end: number };
  /** As the grammar words it, without its reminder; null: it cannot be read. */
  readonly words: string | null;
  /** Puts it into those words; null: it has them. */
  readonly reword: Fix | null;
  /** Ids of the parts of the grammar that it is made of. */
  readonly parts: readonly string[];
  /** What it does, in plain words. */
  readonly does: readonly Told[];
  readonly reminders: readonly ReminderOffer[];
}

export interface CardReading {
  /**
   * The edition whose guide reads the text: the card's own, or for a card without one the newest that knows all of it. Null:
   * that guide is not known, or the game has no card language, and the card is a text that the law judges.
   */
  readonly edition: string | null;
  readonly understood: boolean;
  /** The rules of its own edition can carry out what it says, or some rules where those cannot be played. */
  readonly playable: boolean;
  readonly caveat: { readonly use: Use; readonly cost: string | null } | null;
  readonly paragraphs: readonly ReadParagraph[];
  /** Null for a game whose cards are not priced: there is no receipt. */
  readonly price: PriceReading | null;
  /** What it does, in plain words; see `inPlainWords`. */
  readonly plain: readonly PlainLine[];
  /** The whole text is worded as the guide words it. */
  readonly seal: boolean;
  readonly problems: readonly ReadProblem[];
  /** Newest edition last. */
  readonly law: readonly LawRow[];
  readonly fixes: readonly Fix[];
  /** Its paragraphs where they are made of a grammar; none where they are made of a guide's components. */
  readonly sentences: readonly SentenceReading[];
  /** Under this key stand the texts that such a card can say in the parts of its grammar; null: there is no grammar. */
  readonly says: string | null;
  /** Keys of printed fields that such a card leaves blank. */
  readonly idle: readonly string[];
}

/** A card's text under construction. */
export interface Writing {
  readonly edition: string;
  readonly type: string;
  readonly caveat: Use | null;
  /** A paragraph each; `text` is one that stays as it stands. */
  readonly abilities: readonly (Ability | { readonly text: string })[];
  /** The text as it was: words that stay keep their marks. */
  readonly was: string;
}

/** A component as an edition's guide lists it, with its history. Editions are given by their ids. */
export interface GuideEntry {
  readonly id: string;
  readonly kind: Kind;
  /** As the guide prints it: "Draw x cards." */
  readonly phrase: string;
  /** The same with its letters in braces, for programs: "Draw {x} cards." */
  readonly template: string;
  /** In the guide's notation. */
  readonly price: string;
  /** What it counts of what the law limits in a deck, by the game's names. */
  readonly counted: Readonly<Record<string, number>>;
  readonly variables: readonly Variable[];
  readonly limits: Values;
  readonly redacted: string | null;
  readonly costRevised: { readonly edition: string; readonly was: string } | null;
  readonly revisedFrom: readonly {
    readonly text: string;
    readonly edition: string;
    readonly sets: Values;
  }[];
}

export interface CardLanguage<C = Card> {
  /** Reads, prices and judges a card as it stands in the editor, saved or not. */
  read(card: C): CardReading;
  /** An edition's components for a palette. @throws RangeError for an edition without guide */
  vocabulary(edition: string): VocabularyAnswer;
  /** An edition's components in the order of its guide. @throws RangeError for an edition without guide */
  guide(edition: string): readonly GuideEntry[];
  /**
   * The text of abilities given as components; what an ability still lacks is left out.
   * @throws RangeError for an edition without guide, or a component that it does not have
   */
  write(writing: Writing): string;
  /** What a card does, in plain words, made of its components; nothing where its text cannot be read. */
  inPlainWords(card: C): readonly PlainLine[];
}

/** One part of the grammar. */
export interface TextPart {
  /** Id in the rule checklist. */
  readonly id: string;
  /** What kind of part it is: "cost", "effect". */
  readonly kind: string;
  readonly name: string;
  /** Its words: "Destroy F." */
  readonly template: string;
  /** A text that uses it. */
  readonly example: string;
}

/** A part as the palette offers it. */
export interface OfferedPart extends TextPart {
  /** What it means, in a sentence. */
  readonly says: string;
  /** Other words by which people look for it: "kill slay". */
  readonly also: string;
  /** Texts that use it, by the cards that can say them: see `CardReading.says`. "~" stands for the card's name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The grammar as the designer offers it. */
export interface OfferedGrammar {
  /** In the order in which they are offered: effects first. */
  readonly kinds: readonly { readonly kind: string; readonly title: string }[];
  /** Of each kind what stands on most cards first. */
  readonly parts: readonly OfferedPart[];
  /** Words that can stand in printed fields, by their keys. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

/** What a text comes to; the law of the card stands beside it. */
export type TextReading = Pick<
  CardReading,
  'understood' | 'paragraphs' | 'plain' | 'problems' | 'fixes' | 'sentences' | 'says' | 'idle'
>;

/** The card language of a game whose texts are sentences of a grammar and not rows of a guide: without blocks and without prices. */
export interface CardTexts<C = Card> {
  /** Reads a card as it stands in the editor, saved or not. */
  read(card: C): TextReading;
  /** Each part once, kinds together. */
  readonly parts: readonly TextPart[];
  /** What the letters of the templates stand for, in a sentence. */
  readonly letters: string;
  /** What a palette offers; the same each time. */
  grammar(): OfferedGrammar;
  /** What a card does, in plain words, made of its components; nothing of paragraphs that cannot be read. */
  inPlainWords(card: C): readonly PlainLine[];
}
