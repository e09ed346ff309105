import type { z } from 'zod';
import type { Card } from '../cards/card.js';
import type { GameEdition } from './edition.js';

/** What a file says of a card or a deck, before anything of it is checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a game's cards and decks are as data, and how files of earlier programs become such. */
export interface CardModel<C extends Card = Card> {
  /** A strict object: the base that every card has, `game` as a literal, and the game's own fields beside them. */
  readonly model: z.ZodType<C>;
  /** The editions that a deck may be meant for and a new card may be of, the newest first. One of a single edition may leave this empty. */
  readonly editions: readonly GameEdition[];
  /** The edition that a new card is of where nobody says another. */
  readonly newest: string | null;
  /** A card on which nothing stands yet. @param edition an id of `editions`; left out: the newest */
  blank(id: string, edition?: string | null): C;
  /** The edition of a card of this game, or of a row about one, as an id of `editions`. */
  editionOf(card: Pick<Card, 'game'>): string | null;
  /**
   * Files before version 3 name no game. The one game whose cards and decks they hold says here how their fields are written today;
   * what cannot be understood is left as it is, for the model to say what is wrong.
   */
  readonly beforeGames?: {
    card(fields: Fields): Fields;
    deck(fields: Fields): Fields;
  };
}
