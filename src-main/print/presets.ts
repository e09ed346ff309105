import { z } from 'zod';
import { limits } from '../cards/limits.js';
import { choice } from './parameters.js';
import { sheetOptions } from './sheets/sheet-options.js';

/**
 * What comes of a job: sheets to be cut, a page for every card, or a picture of each at so many dots per inch, with such
 * corners. The first two are PDFs, also PDF/X-4.
 */
export const printOutput = z.strictObject({
  kind: z.enum(['sheets', 'single', 'images']).default('sheets'),
  dpi: z.union([z.literal(300), z.literal(600), z.literal(1200)]).default(300),
  corners: choice('corners'),
  pdfx: z.boolean().default(false).describe('PDFs are made as PDF/X-4'),
});
export type PrintOutput = z.infer<typeof printOutput>;

/** A whole set of options under a name. */
export const preset = z.strictObject({
  name: z.string().trim().min(1).max(limits.keptName),
  sheet: sheetOptions,
  output: printOutput.prefault({}),
});
export type Preset = z.infer<typeof preset>;

const bleedOfPrintServices = 3;

/** What most people print with, to begin from. */
export const usualPresets: readonly Preset[] = [
  { name: 'Home printer A4', sheet: {} },
  { name: 'Home printer Letter', sheet: { paper: 'letter' as const } },
  { name: 'Home printer, save ink', sheet: { ink: 'saving' as const, marks: 'guides' as const } },
  {
    name: 'Print service 300 dpi',
    sheet: { layout: 'single' as const, bleed: bleedOfPrintServices },
    output: { kind: 'images' as const, dpi: 300 as const },
  },
  {
    name: 'Print service PDF',
    sheet: { layout: 'single' as const, bleed: bleedOfPrintServices },
    output: { kind: 'single' as const, pdfx: true },
  },
  {
    name: 'Pictures for screens',
    sheet: {},
    output: { kind: 'images' as const, corners: 'rounded' as const },
  },
].map((wish) => preset.parse(wish));
