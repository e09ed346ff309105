import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { hexColor } from '../../cards/look.js';
import { pokerSize } from '../../cards/size.js';
import { isInkName } from '../foil/ink-name.js';
import { paperNames } from './papers.js';
import { bounded, choice, counted, figure } from '../parameters.js';

/** Edges of the paper that a printer cannot reach, in mm, as the printed page is looked at. */
export const margins = z.strictObject({
  left: figure('marginLeft'),
  top: figure('marginTop'),
  right: figure('marginRight'),
  bottom: figure('marginBottom'),
});
export type Margins = z.infer<typeof margins>;

/** How marks, guides and outlines are drawn. */
const lineStyle = z.strictObject({
  color: hexColor.default('#000000'),
  width: figure('lineWidth'),
  dash: choice('dash'),
});
export type LineStyle = z.infer<typeof lineStyle>;

/** What a print service calls its foil. */
const inkName = z
  .string()
  .trim()
  .refine(isInkName, 'It is no name of 1 to 40 plain characters, or that of a usual ink.')
  .describe('Name of the spot colour that foil is in a PDF');

/** How sheets are made; lengths in mm, but the width of lines in pt. */
export const sheetOptions = z.strictObject({
  layout: choice('layout'),
  paper: z
    .union([
      z.enum(paperNames),
      z.strictObject({ width: bounded('paperWidth'), height: bounded('paperHeight') }),
    ])
    .default('a4'),
  landscape: z.boolean().default(false),
  margins: margins.prefault({}),
  card: z
    .strictObject({ width: bounded('cardWidth'), height: bounded('cardHeight') })
    .default({ ...pokerSize }),
  grid: z
    .union([z.literal('auto'), z.strictObject({ columns: counted('columns'), rows: counted('rows') })])
    .default('auto')
    .describe('auto: as many as fit. With a fold, columns and rows are counted on the front half.'),
  placement: choice('placement'),
  offset: z.strictObject({ x: figure('offsetX'), y: figure('offsetY') }).prefault({}),
  gutter: figure('gutter'),
  bleed: figure('bleed'),
  marks: choice('marks'),
  outline: z.strictObject({ shape: choice('outline'), radius: figure('radius') }).prefault({}),
  line: lineStyle.prefault({}),
  backs: choice('backs'),
  fold: z.strictObject({ direction: choice('fold'), gap: figure('foldGap') }).prefault({}),
  controlLine: z.boolean().default(true).describe('100 mm line on the first page'),
  label: z
    .boolean()
    .default(false)
    .describe('A line of words beside the cards of every page: title, sheet and side, day of print'),
  ink: choice('ink'),
  foil: z.strictObject({ as: choice('foil'), ink: inkName.default('Foil') }).prefault({}),
  watermark: z.string().max(limits.watermark).default('').describe('Words across every card; empty: none'),
  proof: z
    .boolean()
    .default(false)
    .describe(
      'Bleed, cut and safe zone are drawn on every card, and cards with words outside of it are named',
    ),
  safe: figure('safe'),
  order: z
    .strictObject({ cards: choice('cards'), sheets: choice('sheets'), sides: choice('sides') })
    .prefault({}),
});
export type SheetOptions = z.infer<typeof sheetOptions>;

export type SheetOptionsInput = z.input<typeof sheetOptions>;

/** Options as they were kept, in the words of today: there was one margin once, and marks were there or not. */
export function keptSheet(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  const { margin, marks, ...rest } = kept as Record<string, unknown>;
  return {
    ...rest,
    ...(marks !== undefined && { marks: typeof marks === 'boolean' ? (marks ? 'crop' : 'none') : marks }),
    ...(typeof margin === 'number' && {
      margins: { left: margin, top: margin, right: margin, bottom: margin },
    }),
  };
}
