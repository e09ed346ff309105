import { type } from '@orpc/contract';
import { z } from 'zod';
import type { Card } from '../../cards/card.js';
import type { CardSet } from '../../cards/card-set.js';
import type { Deck } from '../../cards/deck.js';
import type { BatchDone, BatchRow } from '../../library/batches/batch.js';
import type { Stored } from '../answers/answers.js';
import { contentId, trashedNames } from './content-ids.js';
import { limits } from '../../cards/limits.js';
import { errors } from './contract-errors.js';
import type {
  ComparedDeck,
  ComparedVersion,
  DuplicateRow,
  History,
  TrashRow,
} from '../answers/keeping-answers.js';

/** Changes of many files at once, each of which can be taken back as a whole. */
export const batchesContract = {
  /** Newest first. */
  list: errors.output(type<BatchRow[]>()),
  /** Puts everything back as it was before; what this answers can be taken back in turn. */
  undo: errors.input(z.strictObject({ batch: z.uuid() })).output(type<BatchDone>()),
};

const kept = errors.input(
  z.strictObject({ id: z.uuid(), name: z.string().trim().min(1).max(limits.keptName) }),
);
const aVersion = errors.input(z.strictObject({ id: z.uuid(), version: z.uuid() }));

/**
 * What cards, decks and sets were. Restoring is a save that keeps what stands as a version in turn. `keep` keeps what stands under
 * a name.
 */
export const versionsContract = {
  cards: {
    list: errors.input(contentId).output(type<History>()),
    keep: kept,
    compare: aVersion.output(type<ComparedVersion<Card>>()),
    restore: aVersion.output(type<Stored<Card>>()),
  },
  decks: {
    list: errors.input(contentId).output(type<History>()),
    keep: kept,
    compare: aVersion.output(type<ComparedDeck>()),
    restore: aVersion.output(type<Stored<Deck>>()),
  },
  sets: {
    list: errors.input(contentId).output(type<History>()),
    keep: kept,
    compare: aVersion.output(type<ComparedVersion<CardSet>>()),
    restore: aVersion.output(type<Stored<CardSet>>()),
  },
};

/** What was removed: cards, decks, sets and games. */
export const trashContract = {
  /** Newest first. */
  list: errors.output(type<TrashRow[]>()),
  /** Brings things of any kind back, and answers their ids. */
  restore: errors.input(trashedNames).output(type<string[]>()),
  /** Deletes for good, with every version that was kept. Nothing brings it back. */
  erase: errors.input(trashedNames),
};

const someIds = z.array(z.uuid()).min(1).max(1000);

/** Cards that are the same or nearly so. */
export const duplicatesContract = {
  find: errors.output(type<DuplicateRow[]>()),
  /** Removes cards, and has the decks that name them name the one that is kept; one change that can be taken back. */
  merge: errors.input(z.strictObject({ keep: z.uuid(), remove: someIds })).output(type<BatchDone>()),
  /** Says that these are no duplicates, so that they are not shown again; or takes that back. */
  tellApart: errors.input(z.strictObject({ cards: someIds, apart: z.boolean() })),
};
