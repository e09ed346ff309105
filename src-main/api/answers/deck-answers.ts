/** What the procedures of decks answer beside what is kept: plain data, worded for people. */
import type { Deck } from '../../cards/deck.js';
import type { DeckCount } from '../../games/card-law.js';
import type { DeckFigures } from '../../games/card-figures.js';
import type { DeckRules } from '../../cards/deck-rules.js';
import type { CardRow, DeckRow } from './answers.js';

export interface DeckReason {
  readonly because: string;
  /** Id in the rule checklists, or null where no rule says it. */
  readonly rule: string | null;
  /** The card that it is about; null: the deck as a whole. */
  readonly card: { readonly id: string; readonly name: string } | null;
  /** The sentence names that card itself. */
  readonly named: boolean;
}

/** How a deck stands under an edition's rules. */
export interface DeckRuling {
  /** Id of the edition. */
  readonly edition: string;
  readonly legal: boolean;
  /** The game can carry out every card of it. */
  readonly playable: boolean;
  /** What the law adds up over all its cards. */
  readonly counted: readonly DeckCount[];
  readonly reasons: readonly DeckReason[];
}

/** What an edition wants of every deck, and how it is drawn from. */
export interface DeckMeasures extends DeckRules {
  /** Id of the edition. */
  readonly edition: string;
}

/** A deck as it stands in the editor, saved or not. */
export interface DeckReading {
  /** The cards that are in the library, in the order of the entries, each once. */
  readonly rows: readonly CardRow[];
  /** Ids of the entries whose card the library does not have. */
  readonly lost: readonly string[];
  /** Newest edition first, as all lists of editions have them. */
  readonly law: readonly DeckRuling[];
  /** Without editions that want nothing of decks. */
  readonly measures: readonly DeckMeasures[];
  /** What its cards ask of one another; null where its game counts nothing of that kind. */
  readonly figures: DeckFigures | null;
}

/** Copies of a deck that cost the same; null: their cost is blank, or not known. */
export interface CostCount {
  readonly cost: number | null;
  readonly copies: number;
}

/** A line of a deck list, and what the library has of its name. */
export interface ReadLine {
  /** From 1. */
  readonly line: number;
  readonly name: string;
  readonly copies: number;
  readonly reserve: boolean;
  /** Cards of that name; those of the deck's edition only, where it has some. */
  readonly cards: readonly CardRow[];
  /** Where there is none: cards with names that are most alike. */
  readonly nearest: readonly CardRow[];
}

export interface ReadDeckList {
  readonly lines: readonly ReadLine[];
  /** Lines that cannot be of a deck, and why, in sentences. */
  readonly faults: readonly { readonly line: number; readonly whole: string; readonly because: string }[];
}

/** A deck among the others. */
export interface DeckTile extends DeckRow, Pick<Deck, 'game' | 'back'> {
  /** Id of the edition that it is meant for, or null. */
  readonly edition: string | null;
  /** An element for each entry. */
  readonly costs: readonly CostCount[];
  readonly law: readonly Pick<DeckRuling, 'edition' | 'legal' | 'playable'>[];
  /** Why it is not legal for its own edition, in sentences; the first few. */
  readonly reasons: readonly string[];
  /** Names of its cards, to find it by. */
  readonly names: readonly string[];
}
