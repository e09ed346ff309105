import { z } from 'zod';
import { newGame } from '../play/new-game.js';
import { sheetOptions } from '../print/job.js';

/** What the program remembers for a person, on this computer; never part of a library. */
export const settings = z.strictObject({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  library: z
    .string()
    .max(4096)
    .nullable()
    .default(null)
    .describe('Folder of the library last opened; null: the standard one'),
  sheet: sheetOptions.partial().default({}).describe('The print dialog as it was left'),
  table: z
    .strictObject({
      speed: z.enum(['slow', 'normal', 'fast', 'none']).default('normal'),
      confirmPhaseEnds: z.boolean().default(false),
    })
    .prefault({})
    .describe('How quickly the table shows what happens, and whether ending a phase is asked again'),
  lastGame: newGame
    .omit({ seed: true })
    .nullable()
    .catch(null)
    .default(null)
    .describe('Who played, with which decks, and what was agreed; null before the first game'),
  gridSize: z.number().int().min(90).max(480).default(200).describe('Width of a card in the grid, CSS px'),
});
export type Settings = z.infer<typeof settings>;
export const defaultSettings: Settings = settings.parse({});
