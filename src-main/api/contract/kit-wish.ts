import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { MOST_SEATS } from '../../engine/table/table-view.js';
import { rulesId } from '../../play/new-game/new-game.js';
import { kitPapers, kitParts } from '../../print/kit/kit.js';

/** For which rules a kit is, and what it has. */
export const kitWish = z.strictObject({
  rules: rulesId,
  parts: z.array(z.enum(kitParts)).min(1).max(kitParts.length),
  paper: z.enum(kitPapers).default('a4'),
  players: z.number().int().min(1).max(MOST_SEATS).default(2),
  deck: z
    .uuid()
    .nullable()
    .default(null)
    .describe('Whose tokens are printed; null: those of the starter set'),
  box: z.strictObject({
    title: z.string().max(limits.name),
    cards: z
      .number()
      .int()
      .min(1)
      .max(limits.copies * 10),
  }),
});
export type KitOfRules = z.infer<typeof kitWish>;
