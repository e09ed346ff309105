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

/** What of a card can shine like metal. The border is all that frames it: lines around it and its panels, and what its frame says. */
export const foilParts = ['border', 'name', 'signs'] as const;
export type FoilPart = (typeof foilParts)[number];

/** What foil looks like; a printer puts on what they have. */
export const foilMetals = ['gold', 'silver', 'copper', 'rainbow'] as const;
export type FoilMetal = (typeof foilMetals)[number];

/** Metal foil on some parts of a card; without parts: on none. */
export const foil = z.strictObject({
  metal: z.enum(foilMetals).default('gold'),
  parts: z
    .array(z.enum(foilParts))
    .max(foilParts.length)
    .describe('border: lines and ornaments of the frame; name: its letters; signs: figures and their signs'),
});
export type Foil = z.infer<typeof foil>;

/** How a card's maker wants it set out, beyond what its edition says. */
export const cardLook = z.strictObject({
  template: templateName.default('format').describe("One of the game's ways to set a card out"),
  frame: hexColor.nullable().default(null).describe("Colour of the frames; null: the template's own"),
  accent: hexColor
    .nullable()
    .default(null)
    .describe("Colour of the ground behind name and texts; null: the template's own"),
  foil: foil.optional().describe('Left out: as its frame says'),
});
export type CardLook = z.infer<typeof cardLook>;

export const plainLook: CardLook = { template: 'format', frame: null, accent: null };
