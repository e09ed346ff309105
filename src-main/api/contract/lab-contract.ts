import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { card } from '../../games/cards.js';
import type { LabEvent } from '../answers/lab-answers.js';
import { errors } from './contract-errors.js';

/** Experiments with cards, in games of computer players. */
export const labContract = {
  /** Whether a card is worth its cost, as it stands in the editor: what is known so far, again and again. Cancelled by aborting the call. */
  card: errors.input(z.strictObject({ card })).output(eventIterator(type<LabEvent>())),
};
