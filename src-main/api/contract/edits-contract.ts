import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { cardEdit } from '../../collection/edits/card-edit.js';
import type { EditEvent, EditPreview } from '../answers/edit-answers.js';
import { errors } from './contract-errors.js';
import { someCards } from '../cards/some-cards.js';

const editOfCards = z.strictObject({
  cards: someCards,
  edit: cardEdit,
  /** Those among the cards that stay as they are. */
  except: z.array(z.uuid()).max(100_000).optional(),
});

/** One edit of many cards at once. */
export const editsContract = {
  /** What the edit would change; nothing is kept. */
  preview: errors
    .input(editOfCards.extend({ shown: z.number().int().min(1).max(10_000).optional() }))
    .output(type<EditPreview>()),
  /** Does it, as one change that can be taken back, and tells how far it is. */
  apply: errors
    .input(editOfCards.extend({ title: z.string().min(1).max(200) }))
    .output(eventIterator(type<EditEvent>())),
};
