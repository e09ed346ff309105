import { z } from 'zod';
import { limits } from './limits.js';
import { cardLook, plainLook } from './look.js';
import { picturePlacement } from './picture.js';

const text = (limit: number) => z.string().max(limit);

/** Lower-case letters, digits and hyphens: the name of a game, and the beginning of the names of its editions. */
export const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

/**
 * What every card has, of whichever game. A game adds its own fields beside these, flat, in a model of its own.
 * Everything on a card can be printed, legal or not.
 */
export const baseCard = z.strictObject({
  id: z.uuid().describe('Stays the same through renames and edits'),
  game: gameId.describe('The game that the card is of'),
  name: text(limits.name),
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
export type BaseCard = z.infer<typeof baseCard>;

/** A card of any game: what its own game adds beside the base is known in that game's folder alone. */
export type Card = BaseCard;

/** What every new card begins with. Ids are random, so whoever creates the card brings one: nothing here rolls dice. */
export function blankBase(id: string): Omit<BaseCard, 'game'> {
  return {
    id,
    name: '',
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
