import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { guideEditionId } from './edition-ids.js';

const number = z.number().int().min(1).max(1_000_000);
const use = z.strictObject({
  id: z.string().max(200),
  values: z.strictObject({ x: number.optional(), y: number.optional(), z: number.optional() }),
});
const ability = z.strictObject({
  name: z.string().max(500).nullable(),
  condition: use.nullable(),
  costs: z.array(use).max(100),
  parts: z
    .array(
      z.strictObject({
        target: use.nullable(),
        effects: z.array(use).max(100),
        joiners: z.array(z.enum(['then', 'also'])).max(100),
      }),
    )
    .max(100),
});

export const writing = z.strictObject({
  edition: guideEditionId,
  type: z.string().max(100),
  caveat: use.nullable().default(null),
  /** A paragraph each; `text` is one that stays as it stands. */
  abilities: z.array(z.union([z.strictObject({ text: z.string().max(limits.text) }), ability])).max(200),
  /** The text as it was: words that stay keep their marks. */
  was: z.string().max(limits.text).default(''),
});
