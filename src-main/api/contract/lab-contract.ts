import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { deck } from '../../cards/deck.js';
import { card } from '../../games/cards.js';
import type { DeckLabEvent, LabEvent, LabOpponent, SetLabEvent } from '../answers/lab-answers.js';
import { errors } from './contract-errors.js';
import { playedEditionId } from './edition-ids.js';

/** Decks against which one is tried at a time. */
const MOST_OPPONENTS = 12;

/** Experiments with cards and decks, in games of computer players. */
export const labContract = {
  /** Whether a card is worth its cost, as it stands in the editor: what is known so far, again and again. Cancelled by aborting the call. */
  card: errors.input(z.strictObject({ card })).output(eventIterator(type<LabEvent>())),
  /** The same of all cards of a set, one after the other, as far as is enough to see what is far from fair. Cancelled by aborting the call, gone on with by calling again. */
  set: errors.input(z.strictObject({ set: z.uuid() })).output(eventIterator(type<SetLabEvent>())),
  /** Decks against which one can be tried: those of the library, and the starter decks of the rules. */
  opponents: errors.input(z.strictObject({ rules: playedEditionId })).output(type<LabOpponent[]>()),
  /** How a deck does against others, as it stands in the editor. Cancelled by aborting the call, gone on with by calling again. */
  deck: errors
    .input(
      z.strictObject({
        deck: deck.pick({ name: true, entries: true, play: true }),
        rules: playedEditionId,
        against: z.array(z.uuid()).min(1).max(MOST_OPPONENTS),
        /** Whether changes may bring in cards of the library that are not in the deck. */
        newcomers: z.boolean().default(true),
      }),
    )
    .output(eventIterator(type<DeckLabEvent>())),
};
