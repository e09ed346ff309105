import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { choice } from '../../print/parameters.js';

export const exportFormats = [
  'package',
  'csv',
  'tsv',
  'xlsx',
  'markdown',
  'list',
  'png',
  'tabletop',
  'cockatrice',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** In which form cards go out. What a format has no use for is left aside. */
export const exportHow = z.strictObject({
  format: z.enum(exportFormats).default('package'),
  pictures: z
    .boolean()
    .default(false)
    .describe(
      'Tables, Markdown and Cockatrice in a zip with pictures: those of the cards’ art in tables, else of whole cards',
    ),
  dpi: z
    .literal([150, 300, 600, 1200])
    .default(300)
    .describe('Pixels per inch of the pictures of single cards'),
  bleed: z
    .boolean()
    .default(false)
    .describe('Whether pictures of single cards show what is beyond the cut; of square ones alone'),
  corners: choice('corners').describe(
    'Of pictures of single cards; outside rounded ones they are transparent',
  ),
  foil: z
    .boolean()
    .default(false)
    .describe('Beside pictures of single cards with foil, a picture of where it lies: black on white'),
  address: z
    .string()
    .max(limits.address)
    .default('')
    .describe('Where the pictures of Tabletop Simulator will lie, a folder or a web address; empty: unknown'),
});
export type ExportHow = z.infer<typeof exportHow>;
