/**
 * Which cards and decks may be played by the rules of an edition. A game without a law of cards admits every card that its rules can
 * carry out. Editions are given by their ids.
 */
import type { Card } from '../cards/card.js';
import type { DeckRules } from '../cards/deck-rules.js';

export interface Reason {
  /** Id in the rule checklists. */
  readonly rule: string;
  readonly because: string;
}

/** How a card stands under the law of an edition. */
export interface Standing {
  /** The game's word for it: "legal", "banned". */
  readonly status: string;
  /** The card may be used. */
  readonly legal: boolean;
  /** What the law has to say of it; not all of it need speak against it. */
  readonly reasons: readonly Reason[];
}

export interface CardRuling extends Standing {
  /** The newer text that the edition reads in place of the printed one; null where it reads what is printed. */
  readonly readAs: string | null;
  /** The card's text under that edition; as printed where it cannot be read. */
  readonly text: string;
  /** What each copy counts of what the law limits in a deck; left out where it limits nothing. */
  readonly points?: number;
}

export interface PlayRuling extends CardRuling {
  /** Why the game cannot carry out what the card says, in a sentence that names it, or null. */
  readonly unplayable: string | null;
}

/** A card as it is printed, for judging: its text, and the game's fields by their names. A field that is left out is not judged; null is a blank. */
export interface PrintedCard extends Readonly<Record<string, unknown>> {
  readonly text: string;
}

/** One design of a deck. */
export interface JudgedEntry {
  readonly name: string;
  readonly copies: number;
  /** How many of the copies are meant as reserves; left out: none. */
  readonly reserves?: number | undefined;
  /** As its ruling says it; left out: the card itself is not judged. */
  readonly status?: string;
  /** As its ruling says it. */
  readonly points?: number | undefined;
  /** What its ruling says against it; left out where only the status is known. */
  readonly reasons?: readonly Reason[];
}

/** What the law adds up over all cards of a deck, in words: "Ultra Points", 7 of at most 10. */
export interface DeckCount {
  readonly label: string;
  readonly value: number;
  readonly most: number;
}

export interface DeckLawRuling {
  readonly legal: boolean;
  /** Number of cards, without reserves that lie beside the deck. */
  readonly size: number;
  /** Cards that each player sets aside before a game, or may; they count in the size, unless they lie beside the deck. */
  readonly reserves: number;
  /** Left out where the law counts nothing. */
  readonly counted?: readonly DeckCount[];
  readonly reasons: readonly Reason[];
}

export interface CardLaw<C = Card> {
  /**
   * @param hints whether reasons name the phrase that is most like what cannot be read (the default); it takes most of the time
   * @throws RangeError for an edition without law
   */
  judge(card: PrintedCard, edition: string, options?: { readonly hints?: boolean }): CardRuling;
  /** The same without hints, and whether the game can carry the card out. */
  judgeForPlay(card: C, edition: string): PlayRuling;
}

export interface DeckLaw {
  /**
   * Size, points, and that every card may be used.
   * @param play the kind of play that the deck is made for; left out, or not one of the edition's: the usual one
   * @throws RangeError for an edition without law
   */
  judge(entries: readonly JudgedEntry[], edition: string, play?: string): DeckLawRuling;
  /** @throws RangeError for an edition without law */
  rulesOf(edition: string, play?: string): DeckRules;
}

/**
 * What of a card can never work, or never ends, as far as can be proved from texts alone. The law has nothing against such cards: it is no fault,
 * but seldom meant.
 */
export interface CardWarning {
  readonly kind: 'never works' | 'never ends';
  /** A sentence that says why. */
  readonly because: string;
  /** Names of the cards that prove it. */
  readonly cards: readonly string[];
}

export interface CardWarnings<C extends Card = Card> {
  /** Of a card by itself. @param edition id of one that is played; null: the one whose language its text is in */
  ofCard(card: C, edition: string | null): readonly CardWarning[];
  /** Of several cards together, which each of them by itself is no reason for. */
  ofCards(cards: readonly C[]): readonly CardWarning[];
  /** Whether a card can be one of several that are warned of together. */
  concerns(card: C): boolean;
}
