import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { guideEditionId } from './edition-ids.js';

/** What a card that is to be proposed should cost, be and do. */
export const designWish = z.strictObject({
  edition: guideEditionId,
  type: z.string().max(60),
  cost: z.number().int().min(0).max(99),
  figures: z.record(z.string().max(60), z.number().int().min(0).max(limits.figure)).default({}),
  words: z.array(z.string().min(1).max(200)).max(6).default([]),
  most: z.number().int().min(1).max(48).default(12),
});
