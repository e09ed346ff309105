import { z } from 'zod';

/** What a template's or a frame's name is made of, as a regular expression's source. */
export const TEMPLATE_NAME = '[a-z][a-z0-9-]{0,39}';

/**
 * How cards name a template or a frame; of a frame of one's own also its folder. A game says which templates there are; cards
 * begin with "format", its usual one.
 */
export const templateName = z.string().regex(new RegExp(`^${TEMPLATE_NAME}$`));

/** A colour as CSS writes it, lower case: "#a03020". */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** How a card's maker wants it set out, beyond what its edition says. */
export const cardLook = z.strictObject({
  template: templateName.default('format').describe("One of the game's ways to set a card out"),
  frame: hexColor.nullable().default(null).describe("Colour of the frames; null: the template's own"),
  accent: hexColor
    .nullable()
    .default(null)
    .describe("Colour of the ground behind name and texts; null: the template's own"),
});
export type CardLook = z.infer<typeof cardLook>;

export const plainLook: CardLook = { template: 'format', frame: null, accent: null };
