import { type } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import type { BatchDone } from '../../library/batches/batch.js';
import { fieldNames } from '../../collection/query/fields.js';
import { cardSorts } from '../../collection/query/sorts.js';
import type { Completion } from '../../collection/query/complete.js';
import type { QueryHelp } from '../../collection/query/help.js';
import type { CardFactsRow, CardRow, FoundCardIds, Tally, TallyGroup } from '../answers/answers.js';
import { errors } from './contract-errors.js';

const query = z.string().max(limits.query);
const cardSort = z.lazy(() => z.enum(cardSorts()));
const fieldName = z.lazy(() => z.enum(fieldNames()));

/** The collection as a whole: finding, counting, changing many. */
export const collectionContract = {
  /** Cards by their ids, in the order of the ids; those that are nowhere are left out. */
  rows: errors.input(z.strictObject({ ids: z.array(z.uuid()).max(100_000) })).output(type<CardRow[]>()),
  /** Ids of the cards that a query finds, in order; their rows are known from `cards.list`. */
  find: errors
    .input(
      z.strictObject({
        query: query.default(''),
        sort: cardSort.default('name'),
        descending: z.boolean().default(false),
      }),
    )
    .output(type<FoundCardIds>()),
  /** What follows from the texts of some cards, and in how many decks they are. */
  facts: errors.input(z.strictObject({ ids: z.array(z.uuid()).max(500) })).output(type<CardFactsRow[]>()),
  /** How many cards each of some queries finds. */
  counts: errors
    .input(z.strictObject({ queries: z.array(query).max(200) }))
    .output(type<readonly number[]>()),
  /** What there is to filter by, with counts. */
  tally: errors.output(type<Tally>()),
  /** One of the tally's further filters, with counts; null: there is none for that field. */
  counted: errors.input(z.strictObject({ field: fieldName })).output(type<TallyGroup | null>()),
  /** The query with a field's value asked for where it was not, and the other way about. */
  toggle: errors
    .input(z.strictObject({ query, field: fieldName, value: z.string().max(300) }))
    .output(z.string()),
  /** The query with its cards sorted so, in the place of what it says of it. */
  sorted: errors.input(z.strictObject({ query, sort: cardSort, descending: z.boolean() })).output(z.string()),
  /** How a query could go on where somebody types. */
  complete: errors
    .input(z.strictObject({ query, at: z.number().int().min(0).max(1000) }))
    .output(type<Completion>()),
  /** The fields that there are and how to ask for them. */
  help: errors.output(type<QueryHelp>()),
  /** Gives cards the favourite's star or takes it from them. */
  favourite: errors
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(10_000), favourite: z.boolean() }))
    .output(type<BatchDone>()),
};
