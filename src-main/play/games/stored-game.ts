import { z } from 'zod';
import { formerCard } from '../../games/cards.js';
import { anyScenario } from '../../games/scenarios.js';
import { occupant, tableOptions } from '../new-game/new-game.js';
import { HIGHEST_SEED } from '../new-game/seeds.js';

/** Raised when the shape of a game's file changes so that an older program would misread it. */
export const STORED_GAME_VERSION = 2;

/** Characters. */
export const LONGEST_TITLE = 200;

/** How long a player passes: to the end of the turn, or until another player does something; at most to their own next turn. */
export const passingKinds = ['turn', 'action', 'own turn'] as const;

/** Beyond its record, what a game keeps: who sits where, what was agreed, and how its cards look. */
export const storedGame = z.strictObject({
  id: z.uuid(),
  title: z.string().max(LONGEST_TITLE),
  kind: z.enum(['game', 'puzzle', 'lesson', 'sandbox']),
  /** Milliseconds since 1970. */
  created: z.number().int().min(0),
  seats: z
    .array(z.strictObject({ name: z.string().max(100), occupant }))
    .min(2)
    .max(30),
  options: tableOptions,
  /** For each seat the id of its deck in the library; absent: they are from elsewhere. */
  decks: z.array(z.uuid()).max(30).optional(),
  /**
   * For each seat the reserves that were last chosen with its deck, or else those that the deck plans, as places in the deck before it
   * is shuffled; absent: there are none.
   */
  reserves: z
    .array(z.array(z.number().int().min(0)).max(1000))
    .max(30)
    .optional(),
  /** The seats of whose reserves a person chose them last time; absent: of none. */
  chosenReserves: z.array(z.number().int().min(0)).max(30).optional(),
  /** Who passes until something, since which turn; absent: nobody does. */
  passing: z
    .array(
      z.strictObject({
        player: z.number().int().min(0),
        until: z.enum(passingKinds),
        turn: z.number().int().min(0),
      }),
    )
    .max(30)
    .optional(),
  /** Of the computer players' own chance; the game's is in its beginning. */
  botSeed: z.number().int().min(0).max(HIGHEST_SEED),
  /** Whole cards by the places of the designs, to be painted; what is printed on them is in the beginning. */
  faces: z.array(formerCard).max(1000),
  /** Of a puzzle: where its scenario is from. Of a lesson: which. */
  source: z.string().max(300).nullable(),
  /** Of a puzzle: its scenario with all cards written out, so that it outlives the file that it is from. */
  puzzle: anyScenario.optional(),
  /** Of a table on which a card is tried: which card of the library, what the scenario calls it, and the position with its seed. */
  trial: z.strictObject({ card: z.uuid(), call: z.string().max(300), scenario: anyScenario }).optional(),
});
export type StoredGame = z.infer<typeof storedGame>;
