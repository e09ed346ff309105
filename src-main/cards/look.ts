import { z } from 'zod';

/** The ways in which a card can be set out. Every one keeps the format's order of elements; the first is the rulebooks' own. */
export const templateNames = ['format', 'art', 'ink'] as const;
export type TemplateName = (typeof templateNames)[number];

/** A colour as CSS writes it, lower case: "#a03020". */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** How a card's maker wants it set out, beyond what its edition says. */
export const cardLook = z.strictObject({
  template: z
    .enum(templateNames)
    .default('format')
    .describe(
      'format: as the rulebooks show it; art: the picture fills the card; ink: little ink, for drafts and play-testing',
    ),
  frame: hexColor.nullable().default(null).describe("Colour of the frames; null: the template's own"),
  accent: hexColor
    .nullable()
    .default(null)
    .describe("Colour of the ground behind name and texts; null: the template's own"),
});
export type CardLook = z.infer<typeof cardLook>;

export const plainLook: CardLook = { template: 'format', frame: null, accent: null };
