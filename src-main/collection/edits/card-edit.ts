import { z } from 'zod';
import { baseCard } from '../../cards/card.js';
import { listedIn, type FieldValue } from '../../games/card-fields.js';
import { editionFieldOf } from '../../games/kinds.js';
import { games } from '../../games/registry.js';
import { limits } from '../../cards/limits.js';
import { cardLook, foil } from '../../cards/look.js';

/** Of a field that a game prints. */
const fieldKey = z.string().max(60);
const fieldValue = z.union([z.number(), z.string().max(limits.text), z.null()]);

const tags = baseCard.shape.tags.unwrap();

const writtenTexts = ['name', 'text', 'flavor', 'licence'] as const;
type WrittenText = (typeof writtenTexts)[number];

/** A text of every card that its maker writes; its tags are several. */
export const isWrittenText = (key: string): key is WrittenText => writtenTexts.some((one) => one === key);

const replacement = z.strictObject({
  find: z.string().min(1).max(limits.find),
  by: z.string().max(limits.replacement),
  /** Texts of every card, and keys of texts that its game prints. */
  in: z.array(fieldKey).min(1).max(20),
  /** Not inside of longer words. */
  words: z.boolean().default(false),
  matchCase: z.boolean().default(false),
  /** `find` is a regular expression, and “$1” in `by` what its first group has taken. */
  pattern: z.boolean().optional(),
});
export type Replacement = z.infer<typeof replacement>;

/** Whether cards of any game can be of this edition. */
const isAnEdition = (value: FieldValue): boolean =>
  games().some(({ cards, cardFields }) => {
    const field = editionFieldOf(cards);
    return cardFields.fields.some(
      ({ key, facet }) => key === field && listedIn(facet).some((one) => one.key === value),
    );
  });

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
  /** A value of the field by which the card's game tells its editions apart. */
  edition: fieldValue
    .refine(isAnEdition, 'It is an edition of no game.')
    .optional()
    .describe('Takes the card there, with its wording and its price'),
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
      foil: foil.nullable().optional().describe('null: as the frame says'),
    })
    .optional(),
  replace: replacement.optional(),
  /** Values of the fields that the card's game prints, by their keys. */
  fields: z.record(fieldKey, fieldValue).optional(),
  /** Keys of fields that become what the rest of the card makes them, after everything else was changed. */
  compute: z.array(fieldKey).max(20).optional(),
});
export type CardEdit = z.infer<typeof cardEdit>;
