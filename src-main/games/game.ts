/**
 * What a game is to the program: start here to add one. A game is a folder beside this file, whose `game.ts` makes a `Game`, and a row
 * in `registry.ts`. Its rules are `Playable`s; the other parts stand in files of their own here.
 */
import type { CardColumns } from './card-columns.js';
import type { CardFormat } from './card-format.js';
import type { CardModel } from './card-model.js';
import type { GamePlay } from './game-play.js';
import type { CardFields } from './card-fields.js';

export interface Game extends GamePlay {
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
}
