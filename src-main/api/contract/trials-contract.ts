import { type } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { card } from '../../games/cards.js';
import type { CardTest, TrialDraft } from '../answers/play-answers.js';
import { errors } from './contract-errors.js';

const game = z.uuid();
/** Inputs that the game had taken in when it was looked at. */
const at = z.number().int().min(0).max(100_000);

/** Tables on which cards are tried, and the tests of cards that are kept of them. */
export const trialsContract = {
  /** Begins the table on which a card of the library is tried; the one before for the same card is gone. */
  start: errors.input(z.strictObject({ card: z.uuid() })).output(type<{ readonly game: string }>()),
  /** Does the next thing that shows what the card can do. `isDone`: all has been shown, and nothing was done. */
  use: errors.input(z.strictObject({ game })).output(type<{ readonly isDone: boolean }>()),
  /** What a test or puzzle made of the table would say. */
  draft: errors.input(z.strictObject({ game })).output(type<TrialDraft & { readonly at: number }>()),
  /** Keeps it in the library; `facts` are places of what the draft said. */
  keep: errors
    .input(
      z.strictObject({
        game,
        at,
        as: z.enum(['test', 'puzzle']),
        name: z.string().trim().min(1).max(limits.name),
        goal: z.string().trim().max(limits.goal),
        facts: z.array(z.number().int().min(0).max(10_000)).max(10_000),
      }),
    )
    .output(type<{ readonly id: string }>()),
  /** Takes a test or puzzle that was kept out of the library again, for good. */
  drop: errors.input(z.strictObject({ id: z.string().min(1).max(200) })),
  /** Plays all tests of a card that is in the library, as it stands in the editor. */
  run: errors.input(z.strictObject({ card })).output(type<CardTest[]>()),
};
