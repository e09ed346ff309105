import { type } from '@orpc/contract';
import { z } from 'zod';
import { cardSet, type CardSet } from '../../cards/card-set.js';
import { draftRecord, type DraftRecord, type DraftStanding } from '../../collection/boosters/draft.js';
import { packRecipe } from '../../collection/boosters/packs.js';
import { limits } from '../../cards/limits.js';
import { numberings } from '../../cards/set-numbers.js';
import type { BatchDone, Removed, SaveOutcome, Stored } from '../answers/answers.js';
import { errors } from './contract-errors.js';
import { contentId, removedIds, saving, trashedNames } from './content-ids.js';
import type { MadeSet, SetCards, SetPacks, SetRow } from '../answers/set-answers.js';

/** How numbers are given: to all cards by an order, by a move of cards to a place (from 0), or to one card by hand. */
const renumbering = z.union([
  z.strictObject({ by: z.enum(numberings) }),
  z.strictObject({
    move: z.array(z.uuid()).min(1).max(limits.number),
    place: z.number().int().min(0).max(100_000),
  }),
  z.strictObject({ card: z.uuid(), number: z.number().int().min(1).max(limits.number).nullable() }),
]);
export type Renumbering = z.infer<typeof renumbering>;

const drafting = draftRecord.extend({ id: z.uuid() });
const packing = packRecipe.extend({ id: z.uuid() });

/** Sets of cards, with their symbol and numbering. */
export const setsContract = {
  list: errors.output(type<CardSet[]>()),
  /** All sets with the number of their cards. */
  rows: errors.output(type<SetRow[]>()),
  get: errors.input(contentId).output(type<Stored<CardSet>>()),
  create: errors.input(z.strictObject({ set: cardSet.omit({ id: true }) })).output(type<Stored<CardSet>>()),
  save: errors.input(z.strictObject({ set: cardSet, ...saving })).output(type<SaveOutcome<CardSet>>()),
  remove: errors.input(removedIds).output(type<Removed>()),
  restore: errors.input(trashedNames).output(type<string[]>()),
  /** The set's cards in the order of their numbers, and what is not in order in these. */
  cards: errors.input(contentId).output(type<SetCards>()),
  /** The frame and accent colours of the set's cards, "#rrggbb", those of most cards first. */
  colors: errors.input(contentId).output(type<string[]>()),
  /** A new set of cards, which are numbered in the order in which they are given. */
  make: errors
    .input(z.strictObject({ name: cardSet.shape.name, cards: z.array(z.uuid()).max(limits.number) }))
    .output(type<MadeSet>()),
  /** Packs of the set's cards as they would come out, the same for the same seed; nothing is kept. */
  packs: errors.input(packing).output(type<SetPacks>()),
  /** The same packs as decks of the library. */
  packDecks: errors.input(packing).output(type<BatchDone>()),
  /** The draft of the set that is under way; null: none is. */
  runningDraft: errors.input(contentId).output(type<DraftRecord | null>()),
  /** Keeps a draft as far as it has come, also when the program is left; null throws it away. */
  keepDraft: errors.input(z.strictObject({ id: z.uuid(), draft: draftRecord.nullable() })),
  /** Where a draft of the set's cards stands; a draft is its record, and this keeps nothing. */
  draft: errors.input(drafting).output(type<DraftStanding>()),
  /** What everybody has drafted, as decks of the library. */
  draftDecks: errors.input(drafting).output(type<BatchDone>()),
  /** Gives numbers. Null where all have theirs already. */
  renumber: errors.input(z.strictObject({ id: z.uuid(), how: renumbering })).output(type<BatchDone | null>()),
  /** Removes the set; its cards stay, and are of no set. */
  dissolve: errors.input(contentId).output(type<BatchDone>()),
};
