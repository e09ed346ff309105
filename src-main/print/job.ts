import { z } from 'zod';
import { limits } from '../cards/limits.js';
import { calibration } from './printers/calibration.js';
import { parameters } from './parameters.js';
import { sheetOptions } from './sheets/sheet-options.js';

const back = z.string().max(100).describe("'standard' or a picture id");

const printItem = z.strictObject({
  card: z.uuid(),
  copies: z.number().int().min(0).max(limits.copies),
  back: back.optional().describe("The back of these copies, as of their deck; absent: the job's"),
});
export type PrintItem = z.infer<typeof printItem>;

const sheetNumber = z.number().int().min(1).max(100_000);

/** A stretch of sheets, both ends with it, from 1. */
export const sheetRange = z
  .strictObject({ from: sheetNumber, to: sheetNumber })
  .refine(({ from, to }) => from <= to, { message: 'A range ends before it begins.' });
export type SheetRange = z.infer<typeof sheetRange>;

const mostSlots = parameters.columns.max * parameters.rows.max;

export const printJob = z.strictObject({
  title: z.string().max(limits.name).default('Cards'),
  author: z.string().max(limits.name).default(''),
  items: z.array(printItem).max(10_000),
  back: back.default('standard'),
  sheet: sheetOptions,
  skip: z
    .array(z.number().int().min(1).max(mostSlots))
    .max(mostSlots)
    .default([])
    .describe('Places of the first sheet that are used already: 1 is the top left one, counted row by row'),
  sheets: z.array(sheetRange).max(100).default([]).describe('Only these sheets of paper; empty: all'),
  calibration: calibration.prefault({}).describe('What the printer does wrong, as measured'),
});
export type PrintJob = z.infer<typeof printJob>;
/** A job as it may be asked for: what is left out is filled in. */
export type PrintJobInput = z.input<typeof printJob>;
