import { z } from 'zod';
import { designEditions, guideEditions, rulesEditions } from '../games/kotc/cards/editions.js';
import { limits } from './limits.js';
import { cardLook, plainLook } from './look.js';
import { picturePlacement } from './picture.js';

const printedNumber = z.number().int().min(0).max(limits.figure).nullable();
const text = (limit: number) => z.string().max(limit);

export const guideEdition = z.literal(guideEditions);
export const rulesEdition = z.literal(rulesEditions);

export const designEdition = z
  .literal([...designEditions, null])
  .describe('The edition the card was designed for; null for a card without an edition indicator');

/**
 * A card as its maker wrote it. The fields carry the older editions' words; `editions.ts` gives the words
 * that people see (a creature is a minion, offense is SP in the 14th). Everything on it can be printed, legal or not.
 */
export const card = z.strictObject({
  id: z.uuid().describe('Stays the same through renames and edits'),
  name: text(limits.name),
  type: z.enum(['creature', 'spell']).describe('creature is called minion from the 12th Edition on'),
  edition: designEdition,
  cost: printedNumber.describe('Resource cost, level from the 12th Edition on; null: left blank'),
  offense: printedNumber.describe('Offense or SP; creatures only'),
  defense: printedNumber.describe('Defense or HP; creatures only'),
  text: text(limits.text).describe(
    'Ability text as printed, one paragraph a line; the components are read from it',
  ),
  picture: picturePlacement.nullable(),
  flavor: text(limits.flavor),
  licence: text(limits.licence).describe(
    'The line under the picture: who made card and picture, under which licence',
  ),
  tags: z.array(text(limits.tag)).max(limits.tags).default([]),
  look: cardLook.default(plainLook),
  set: z
    .strictObject({
      id: z.uuid().describe('Id of the set'),
      number: z
        .number()
        .int()
        .min(1)
        .max(limits.number)
        .nullable()
        .describe('Its number in the set; null: none yet'),
    })
    .nullable()
    .default(null)
    .describe('The set that the card belongs to'),
  favourite: z.boolean().default(false),
});
export type Card = z.infer<typeof card>;

/** A new card of an edition. Ids are random, so whoever creates the card brings one: nothing here rolls dice. */
export function blankCard(id: string, edition: Card['edition'] = 14): Card {
  return {
    id,
    name: '',
    type: 'creature',
    edition,
    cost: null,
    offense: null,
    defense: null,
    text: '',
    picture: null,
    flavor: '',
    licence: '',
    tags: [],
    look: plainLook,
    set: null,
    favourite: false,
  };
}
