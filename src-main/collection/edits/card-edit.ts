import { z } from 'zod';
import { baseCard } from '../../cards/card.js';
import { designEdition } from '../../games/kotc/cards/card.js';
import { limits } from '../../cards/limits.js';
import { cardLook } from '../../cards/look.js';

const tags = baseCard.shape.tags.unwrap();

/** The texts of a card in which words can be found and replaced. */
export const searchedTexts = ['name', 'text', 'flavor', 'licence', 'tags'] as const;
export type SearchedText = (typeof searchedTexts)[number];

export const replacement = z.strictObject({
  find: z.string().min(1).max(limits.find),
  by: z.string().max(limits.replacement),
  in: z.array(z.enum(searchedTexts)).min(1).max(searchedTexts.length),
  /** Not inside of longer words. */
  words: z.boolean().default(false),
  matchCase: z.boolean().default(false),
});
export type Replacement = z.infer<typeof replacement>;

/** What is done to each of many cards; what is left out stays as it is. */
export const cardEdit = z.strictObject({
  addTags: tags.optional(),
  removeTags: tags.optional(),
  /** Into a set, or (null) out of every set. `keep` leaves the number of a card that is in the set already. */
  set: z
    .strictObject({
      id: z.uuid().nullable(),
      numbers: z.enum(['none', 'next']).default('none').describe('next: on from the highest in the set'),
    })
    .optional(),
  edition: designEdition.optional().describe('Takes the card there, with its wording and its price'),
  /** With `edition`: only the indicator becomes another; text and cost stay, whatever they then are. */
  indicatorOnly: z.boolean().optional(),
  licence: baseCard.shape.licence.optional(),
  flavor: baseCard.shape.flavor.optional(),
  favourite: z.boolean().optional(),
  look: z
    .strictObject({
      template: cardLook.shape.template.unwrap().optional(),
      frame: cardLook.shape.frame.unwrap().optional(),
      accent: cardLook.shape.accent.unwrap().optional(),
    })
    .optional(),
  replace: replacement.optional(),
  /** Resource cost or level as the card's components make it, after everything else was changed. */
  cost: z.literal('computed').optional(),
});
export type CardEdit = z.infer<typeof cardEdit>;
