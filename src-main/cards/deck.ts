import { z } from 'zod';
import { gameId } from './card.js';
import { limits } from './limits.js';
import { pictureId } from './picture.js';

const deckEntry = z.strictObject({
  card: z.uuid().describe('Id of the card'),
  name: z
    .string()
    .max(limits.name)
    .describe("The card's name when the deck was saved, for people and for lost cards"),
  copies: z.number().int().min(1).max(limits.copies),
  reserves: z
    .number()
    .int()
    .min(0)
    .max(limits.copies)
    .optional()
    .describe('How many of the copies are meant as reserves, in editions that have them; absent: none'),
});

export const deck = z.strictObject({
  id: z.uuid(),
  game: gameId.describe('The game that the deck is for'),
  name: z.string().max(limits.name),
  edition: z
    .string()
    .max(60)
    .nullable()
    .describe('The edition of that game that the deck is meant for, by its id, or null'),
  play: z
    .string()
    .max(40)
    .optional()
    .describe(
      'The kind of play that the deck is made for, of those that its edition knows; absent: the usual one',
    ),
  entries: z.array(deckEntry).max(limits.entries),
  back: z
    .union([z.literal('standard'), pictureId])
    .default('standard')
    .describe("The cards' back: Cardwright's own, or a picture that fills the card"),
  notes: z.string().max(limits.notes).default(''),
});
export type Deck = z.infer<typeof deck>;
export type DeckEntry = z.infer<typeof deckEntry>;

/** How many of an entry's copies are meant as reserves. */
export const reservesOfEntry = ({ copies, reserves = 0 }: Pick<DeckEntry, 'copies' | 'reserves'>): number =>
  Math.min(copies, reserves);

export function countCards(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.copies, 0);
}
