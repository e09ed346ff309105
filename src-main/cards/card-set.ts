import { z } from 'zod';
import { limits } from './limits.js';
import { pictureId } from './picture.js';
import { setCode } from './set-code.js';

/** Cards that belong together under one symbol, numbered. Which cards those are is said by the cards. */
export const cardSet = z.strictObject({
  id: z.uuid(),
  name: z.string().max(limits.name),
  code: z.string().regex(setCode).default('').describe('Short name as printed beside a number: "FS"'),
  symbol: z
    .union([z.strictObject({ icon: z.string().max(100) }), z.strictObject({ picture: pictureId })])
    .nullable()
    .default(null)
    .describe('An icon of game-icons.net by its name, or a picture of the library'),
  mark: z
    .enum(['none', 'number', 'number-of-total'])
    .default('none')
    .describe(
      'What the cards show of their set, beside the edition indicator: nothing, "FS 12" or "FS 12/40"',
    ),
  notes: z.string().max(limits.notes).default(''),
});
export type CardSet = z.infer<typeof cardSet>;
