import { z } from 'zod';
import { limits } from '../../cards/limits.js';
import { figure } from '../parameters.js';
import { margins } from '../sheets/sheet-options.js';

/**
 * What a person read from the test page of a printer. Lengths in mm: the measure of lines that ought to have 100 mm,
 * across and down, on each side; and how far the back lies from the front at the middle of the paper, to the right and
 * downwards, seen from the front against the light.
 */
export const calibration = z.strictObject({
  front: z.strictObject({ across: figure('measured'), down: figure('measured') }).prefault({}),
  back: z.strictObject({ across: figure('measured'), down: figure('measured') }).prefault({}),
  offset: z.strictObject({ x: figure('backX'), y: figure('backY') }).prefault({}),
});
export type Calibration = z.infer<typeof calibration>;

/** A printer that prints true. */
export const noCalibration: Calibration = calibration.parse({});

/** What is remembered of a printer. */
export const printer = z.strictObject({
  name: z.string().trim().min(1).max(limits.keptName),
  calibration: calibration.prefault({}),
  margins: margins.prefault({}),
});
export type Printer = z.infer<typeof printer>;
