/** What scenarios say of objects in games that make tokens, copy and attach cards, or lay counters on them. */
import { z } from 'zod';
import { limits } from '../record.js';
import { placedShape } from './models.js';
import { count, entity, HIGHEST_COUNT, label, playerName } from './parts.js';

/** An object and how it lies. */
export const placedObjectShape = {
  ...placedShape,
  token: z.literal(true).optional().describe('It is a token'),
  copyOf: label.optional().describe('What it is a copy of: a name of "cards"'),
  attachedTo: label.optional().describe('The card that it is attached to'),
  ability: z
    .number()
    .int()
    .min(1)
    .max(HIGHEST_COUNT)
    .optional()
    .describe('It is an ability of that card that waits to be carried out, from 1'),
  of: label.optional().describe('Of an ability: whose it is; left out: of what is no more'),
  left: z.literal(true).optional().describe('Of an ability: whose it is has left its place since'),
  targets: z
    .array(entity.nullable())
    .max(100)
    .optional()
    .describe('What it is aimed at while it waits; null: what is no more, or has left its place since'),
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
  targets: z.array(entity).optional().describe('What it is aimed at, as far as it is still there, in order'),
  counters: z
    .record(z.string().max(limits.name), count)
    .optional()
    .describe('All counters on it by kind, or by "kind of owner"'),
};
