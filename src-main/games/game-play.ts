/**
 * What it takes to play a game: its rule sets, its computer players, and what comes with the program for it. Rule sets are named
 * by their ids everywhere outside of the game.
 */
import type { Card } from '../cards/card.js';
import type { Deck } from '../cards/deck.js';
import type { Playable } from '../engine/playable.js';
import type { GameContext } from '../engine/rule-set.js';
import type { SearchRules } from '../engine/search/search-rules.js';
import type { ScenarioKit } from '../engine/scenario/scenario-kit.js';
import type { BaseState } from '../engine/state.js';
import type { ComputerPlayer, Suggesting } from './computer-players.js';
import type { Searching } from './defaults/thinking-players.js';

export interface GamePlay {
  /** Oldest edition first. */
  readonly ruleSets: readonly GameRules[];
  /** Those of its own, weakest first; the random one plays every game. */
  readonly computerPlayers: readonly ComputerPlayer[];
  /** By the ids of rule sets, what players need who look ahead; left out, or of the others: nobody does. */
  readonly searching?: Readonly<Record<string, Searching>>;
  /** By the ids of rule sets, how their games are searched as long as nobody has found weights; left out, or of the others: no weights can be found. */
  readonly trainable?: Readonly<Record<string, SearchRules>>;
  /** Answers that tables have ready; left out: none. */
  readonly suggestions?: Suggesting;
  readonly scenarios: ScenarioKit;
}

/**
 * A rule set, and what decks and tables need to know of it. P is what is printed on a card, S the state, D a card ready to be
 * played, C the game's cards.
 */
export interface GameRules<
  P = unknown,
  S extends BaseState = BaseState,
  D = unknown,
  T extends GameContext<S, D> = GameContext<S, D>,
  C extends Card = Card,
> extends Playable<P, S, D, T> {
  /** As people call it: "14th Edition". */
  readonly name: string;
  /** How decks name the edition that they are made for, where that is the one of these rules. */
  readonly edition: Deck['edition'];
  /** How many can sit at a table. */
  readonly seats: { readonly least: number; readonly most: number };
  /** The rules for which the starter set was made that has legal decks for these; it lies in `assets/starter` under their id. */
  readonly starter?: string;
  /** The rulebook taken apart by which these are played: a file of `assets/rules`, without its ending. */
  readonly rulebook?: string;
  /** What lies on the table beside the cards; without it there is no print kit. */
  readonly gameNight?: GameNight;
  /** What of a card matters in play, as records keep it. */
  printedOn(card: C): P;
  /** A whole card without a picture, on which that is printed. @param id of the card that is made */
  cardOf(printed: P, ready: D, id: string): C;
  /** Whether cards of one name can stand for one another on the table. */
  looksAlike(card: C, other: C): boolean;
  /** Whether a token without a picture shows that of a card, as one that is the card in another shape. */
  showsPictureOf?(token: C, card: C): boolean;
}

export interface DeckCard {
  readonly card: Card;
  readonly copies: number;
  /** How many of them are meant as reserves; left out: none. */
  readonly reserves?: number;
}

/** A word of the game and what it means, in a sentence or two. */
export interface Reminder {
  readonly name: string;
  readonly text: string;
}

/** Reminders that belong together: "Your turn". */
export interface ReminderList {
  readonly title: string;
  readonly rows: readonly Reminder[];
}

/** What is counted of each player, from 0. */
export interface CountTrack {
  readonly name: string;
  readonly start: number;
  readonly most: number;
}

/** Where a zone lies on a player's side: as wide as a card, or as what is left of its row. */
export interface GroundPlace {
  /** Null: nothing lies there. */
  readonly name: string | null;
  readonly span: 'card' | 'wide';
}

/** What lies on the table beside the cards. Texts are short: they stand on small cards, counters and mats. */
export interface GameNight {
  readonly reminders: readonly ReminderList[];
  readonly tracks: readonly CountTrack[];
  /** What is laid on cards, by its name. */
  readonly counters: readonly string[];
  /** What its tokens are printed as: "Pawn cards". Left out: its cards make none. */
  readonly tokens?: string;
  /** Row by row from the enemy's side. */
  readonly field: readonly (readonly GroundPlace[])[];
}
