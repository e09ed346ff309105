/** Inputs that name what a library keeps, alike for cards, decks and sets. */
import { z } from 'zod';

export const contentId = z.strictObject({ id: z.uuid() });

/** Goes into the trash; `restore` takes what this answers. */
export const removedIds = z.strictObject({ ids: z.array(z.uuid()).min(1).max(10_000) });

/** What every save of a kept thing says beside its content. */
export const saving = {
  base: z.string(),
  opened: z
    .boolean()
    .default(false)
    .describe('the first save since somebody opened it: what it was is kept as a version'),
};

/** Names in the trash. */
export const trashedNames = z.strictObject({ trash: z.array(z.string().max(300)).min(1).max(10_000) });
