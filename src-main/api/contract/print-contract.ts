import { eventIterator, type } from '@orpc/contract';
import { z } from 'zod';
import { calibration } from '../../print/printers/calibration.js';
import type { DisplayList } from '../../layout/display-list.js';
import { printJob, sheetRange, type PrintItem } from '../../print/job.js';
import { choice } from '../../print/parameters.js';
import type { SheetPlan } from '../../print/plan.js';
import { sheetOptions } from '../../print/sheets/sheet-options.js';
import type { LedgerRow, PrintedTokens, PrintEvent, PrintRow } from '../answers/answers.js';
import { errors } from './contract-errors.js';
import { kitWish } from './kit-wish.js';
import type { KitRules } from '../print/print-kit.js';
import type { PrintOptions } from '../print/print-options.js';

const { paper, landscape, margins } = sheetOptions.shape;

export const printContract = {
  /** The tables of what can be chosen, with limits, units and standards: what panels are built of. */
  options: errors.output(type<PrintOptions>()),
  /** Its warnings also name pictures of the job's cards that come out coarse. */
  plan: errors.input(printJob).output(type<SheetPlan>()),
  /** Progress, then `done` with the output's id. Cancelled by aborting the call. With `pdfx` it is PDF/X-4. */
  pdf: errors
    .input(printJob.extend({ pdfx: z.boolean().default(false) }))
    .output(eventIterator(type<PrintEvent>())),
  /**
   * The same for pictures of the job's cards: a PNG, or a ZIP archive of several. Copies do not count. With square corners
   * they show the bleed; rounded ones have the radius of the job's outline.
   */
  images: errors
    .input(
      z.strictObject({
        job: printJob,
        dpi: z.number().int().min(72).max(1200).default(300),
        corners: choice('corners'),
      }),
    )
    .output(eventIterator(type<PrintEvent>())),
  /** A PDF of two pages by which a printer is measured; corrected by what was measured before, if anything was. */
  testPage: errors
    .input(
      z.strictObject({
        paper,
        landscape,
        margins,
        turn: z.enum(['long-edge', 'short-edge']).default('long-edge'),
        calibration: calibration.prefault({}),
      }),
    )
    .output(type<{ readonly output: string; readonly name: string }>()),
  /** The rules for which there is a kit for a game night. */
  kits: errors.output(type<readonly KitRules[]>()),
  /** The pages of a kit, as they are printed; none where the rules have none. */
  kitPages: errors.input(kitWish).output(type<readonly DisplayList[]>()),
  /** A PDF of them. */
  kit: errors.input(kitWish).output(type<{ readonly output: string; readonly name: string }>()),
  /** Writes down that a PDF, or some of its sheets, came well out of the printer. */
  confirm: errors
    .input(z.strictObject({ output: z.uuid(), sheets: z.array(sheetRange).max(100).default([]) }))
    .output(type<PrintRow>()),
  /** What was written down, the latest first. */
  prints: errors.output(type<PrintRow[]>()),
  /** A forgotten print does not count; it can be remembered again. */
  setForgotten: errors
    .input(z.strictObject({ print: z.uuid(), forgotten: z.boolean() }))
    .output(type<PrintRow>()),
  /** How many copies there are of a job's cards, as they are now and as they once were. */
  ledger: errors.input(printJob).output(type<LedgerRow[]>()),
  /** The tokens that cards make, beside those among them. */
  tokens: errors
    .input(z.strictObject({ cards: z.array(z.uuid()).max(10_000) }))
    .output(type<PrintedTokens>()),
  /** A job's items without the copies that were printed as they are now. */
  missing: errors.input(printJob).output(type<PrintItem[]>()),
};
