import { type } from '@orpc/contract';
import { z } from 'zod';
import { deck, type Deck } from '../../cards/deck.js';
import { limits } from '../../cards/limits.js';
import type { DeckOdds } from '../../cards/odds/deck-odds.js';
import type { DeckRow, Removed, SaveOutcome, Stored } from '../answers/answers.js';
import type { DeckReading, DeckTile, ReadDeckList } from '../answers/deck-answers.js';
import { playedEditionId } from './edition-ids.js';
import { errors } from './contract-errors.js';
import { contentId, removedIds, saving, trashedNames } from './content-ids.js';

/** What is asked of a deck's chances. */
export const oddsQuestion = z.strictObject({
  entries: deck.shape.entries,
  edition: playedEditionId,
  /** One has the first turn of the game. */
  first: z.boolean(),
  /** Cards that one draws for each turn, where the edition leaves that open. */
  draws: z.number().int().min(0).max(10),
  /** The one redraw is used to look for what is wished, where the edition has it. */
  redraw: z.boolean(),
  turns: z.number().int().min(1).max(20),
  /** Sets of cards, and how many of each one wants to have seen. */
  wishes: z
    .array(z.strictObject({ cards: z.array(z.uuid()).max(1000), least: z.number().int().min(1).max(20) }))
    .max(1100),
});

/** Left out: the deck is of the game of its edition, and without one of the first game. */
const newDeck = deck.omit({ id: true }).partial({ game: true });

/** Decks: what is kept, and what is known of one while it is built. */
export const decksContract = {
  list: errors.output(type<DeckRow[]>()),
  /** The same with what a person sees of each: how it stands under the law, its costs, its back. */
  tiles: errors.output(type<DeckTile[]>()),
  get: errors.input(contentId).output(type<Stored<Deck>>()),
  create: errors.input(z.strictObject({ deck: newDeck })).output(type<Stored<Deck>>()),
  /** `base` is the revision that the edit began from; another revision on disk is answered, not overwritten. */
  save: errors.input(z.strictObject({ deck, ...saving })).output(type<SaveOutcome<Deck>>()),
  duplicate: errors.input(contentId).output(type<Stored<Deck>>()),
  remove: errors.input(removedIds).output(type<Removed>()),
  restore: errors.input(trashedNames).output(type<string[]>()),
  /** Judges a deck as it stands in the editor, saved or not, under every edition of its game. */
  read: errors
    .input(
      z.strictObject({
        entries: deck.shape.entries,
        game: deck.shape.game.optional(),
        play: deck.shape.play,
      }),
    )
    .output(type<DeckReading>()),
  /** What can be told of a deck as it stands in the editor before it is shuffled. */
  odds: errors.input(oddsQuestion).output(type<DeckOdds>()),
  /** What a plain list of counts and names means in this library, for a deck of a game, the first if none is said, and an edition. */
  readList: errors
    .input(
      z.strictObject({
        text: z.string().max(limits.deckList),
        game: deck.shape.game.optional(),
        edition: deck.shape.edition,
      }),
    )
    .output(type<ReadDeckList>()),
  /** A deck as it stands in the editor, as a plain list of counts and names. */
  text: errors.input(z.strictObject({ deck })).output(z.string()),
};
