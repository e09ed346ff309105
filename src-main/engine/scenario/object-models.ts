/** What scenarios say of objects in games that make tokens, copy and attach cards, or lay counters on them. */
import { z } from 'zod';
import { limits } from '../record.js';
import { placedShape } from './models.js';
import { count, label, playerName } from './parts.js';

/** An object and how it lies. */
export const placedObjectShape = {
  ...placedShape,
  token: z.literal(true).optional().describe('It is a token'),
  copyOf: label.optional().describe('What it is a copy of: a name of "cards"'),
  attachedTo: label.optional().describe('The card that it is attached to'),
  at: count.optional().describe('Its place among all cards of a zone that players share, from 0'),
  counters: z
    .array(z.strictObject({ kind: z.string().max(limits.name), owner: playerName, count: count.default(1) }))
    .max(100)
    .optional(),
};

/** What is expected of one, beside where it is. */
export const expectedObjectShape = {
  token: z.boolean().optional(),
  attachedTo: label.nullable().optional().describe('The card that it is attached to; null: none'),
  counters: z
    .record(z.string().max(limits.name), count)
    .optional()
    .describe('All counters on it by kind, or by "kind of owner"'),
};
