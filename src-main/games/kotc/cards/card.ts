import { z } from 'zod';
import { baseCard, blankBase } from '../../../cards/card.js';
import { cardLook, plainLook } from '../../../cards/look.js';
import { limits } from '../../../cards/limits.js';
import { designEditions, type DesignEdition } from './editions.js';

const printedNumber = z.number().int().min(0).max(limits.figure).nullable();

export const designEdition = z
  .literal([...designEditions, null])
  .describe('The edition the card was designed for; null for a card without an edition indicator');

/** The game's own ways to set a card out. Every one keeps the format's order of elements; the first is the rulebooks' own. */
export const templateNames = ['format', 'art', 'ink'] as const;
export type TemplateName = (typeof templateNames)[number];

const look = cardLook.extend({
  template: cardLook.shape.template.describe(
    'format: as the rulebooks show it; art: the picture fills the card; ink: little ink, for drafts and play-testing; or the name of a frame',
  ),
});

const { id, game, name, ...others } = baseCard.shape;

/**
 * A card of Keeper of the Cards as its maker wrote it. The fields carry the older editions' words; `editions.ts` gives the
 * words that people see (a creature is a minion, offense is SP in the 14th).
 */
export const kotcCard = z.strictObject({
  id,
  game: z.literal('kotc').describe(game.description ?? ''),
  name,
  type: z.enum(['creature', 'spell']).describe('creature is called minion from the 12th Edition on'),
  edition: designEdition,
  cost: printedNumber.describe('Resource cost, level from the 12th Edition on; null: left blank'),
  offense: printedNumber.describe('Offense or SP; creatures only'),
  defense: printedNumber.describe('Defense or HP; creatures only'),
  ...others,
  look: look.default({ ...plainLook, template: 'format' }),
});
export type KotcCard = z.infer<typeof kotcCard>;

/** A new card of an edition. */
export function blankCard(newId: string, edition: DesignEdition = 14): KotcCard {
  const { id: given, name: noName, ...blank } = blankBase(newId);
  return {
    id: given,
    game: 'kotc',
    name: noName,
    type: 'creature',
    edition,
    cost: null,
    offense: null,
    defense: null,
    ...blank,
    look: { ...plainLook, template: 'format' },
  };
}
