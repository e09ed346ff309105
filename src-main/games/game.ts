/**
 * What a game is to the program: start here to add one. A game is a folder beside this file, whose `game.ts` makes a `Game`, and a row
 * in `registry.ts`. Its rules are `Playable`s; the other parts stand in files of their own here.
 */
import type { Card } from '../cards/card.js';
import type { CardColumns } from './card-columns.js';
import type { CardFormat } from './card-format.js';
import type { CardModel } from './card-model.js';
import type { CardArguments } from './card-arguments.js';
import type { CardLanguage, CardTexts } from './card-language.js';
import type { CardLaw, CardWarnings, DeckLaw } from './card-law.js';
import type { CardDesigns, CardExperiments, CardPricing } from './card-price.js';
import type { CardUpgrade } from './card-upgrade.js';
import type { GamePlay } from './game-play.js';
import type { CardFields } from './card-fields.js';

/** What a game says of its cards and decks. */
export interface CardGame {
  /** Lower-case letters; begins the ids of its rule sets. */
  readonly id: string;
  /** As people call it. */
  readonly name: string;
  /** What can be found, sorted, counted and edited of its cards. */
  readonly cardFields: CardFields;
  /** What its cards and decks are as data. */
  readonly cards: CardModel;
  /** Its cards in tables and for other programs. */
  readonly columns: CardColumns;
  /** How its cards are set out. */
  readonly format: CardFormat;
  /** Texts read into components and written from them; without it a card's text is text. */
  readonly language?: CardLanguage;
  /** Texts read as sentences of a grammar, where they are not made of a guide's components. */
  readonly texts?: CardTexts;
  /** Which cards may be played; without it all that the rules can carry out. */
  readonly law?: CardLaw;
  /** Which decks may be played; without it all of playable cards. */
  readonly deckLaw?: DeckLaw;
  /** What cards must cost; without it they cost what is printed. */
  readonly pricing?: CardPricing;
  /** Cards proposed by what they are to cost and to do. */
  readonly designs?: CardDesigns;
  /** How cards are tried against plain ones of equal cost; without it none can be. */
  readonly experiments?: CardExperiments;
  /** What of cards can never work, or never ends; without it nothing is said of that. */
  readonly warnings?: CardWarnings;
  /** How a card of one edition becomes one of another. */
  readonly upgrade?: CardUpgrade;
  /** What a card is worth to a computer drafter who has taken others before; without it only its rarity counts. */
  draftWorth?(card: Card, own: readonly Card[]): number;
  /** How a card is given on the command line; without it only by its file. */
  readonly cardArguments?: CardArguments;
}

export interface Game extends CardGame, GamePlay {}
