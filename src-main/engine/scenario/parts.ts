import { z } from 'zod';

/** Parts of the models of scenarios that every game has. Cards are named by labels, players by their names. */
export const label = z
  .string()
  .min(1)
  .max(100)
  .describe('Label of a card: its name in "cards", or what "as" says');
export const playerName = z.string().min(1).max(100);
export const HIGHEST_COUNT = 1000;
export const count = z.number().int().min(0).max(HIGHEST_COUNT);
/** A card's label, or a player's name. */
export const entity = z.string().min(1).max(100);
