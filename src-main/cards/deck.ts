import { z } from 'zod';
import { designEdition } from './card.js';
import { pictureId } from './picture.js';

export const deckEntry = z.strictObject({
  card: z.uuid().describe('Id of the card'),
  name: z
    .string()
    .max(200)
    .describe("The card's name when the deck was saved, for people and for lost cards"),
  copies: z.number().int().min(1).max(999),
  reserves: z
    .number()
    .int()
    .min(0)
    .max(999)
    .optional()
    .describe('How many of the copies are meant as reserves, in editions that have them; absent: none'),
});

export const deck = z.strictObject({
  id: z.uuid(),
  name: z.string().max(200),
  edition: designEdition.describe('The rules edition the deck is meant for, or null'),
  entries: z.array(deckEntry).max(1000),
  back: z
    .union([z.literal('standard'), pictureId])
    .default('standard')
    .describe("The cards' back: Cardwright's own, or a picture that fills the card"),
  notes: z.string().max(20000).default(''),
});
export type Deck = z.infer<typeof deck>;
export type DeckEntry = z.infer<typeof deckEntry>;

export function countCards(entries: readonly DeckEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.copies, 0);
}
