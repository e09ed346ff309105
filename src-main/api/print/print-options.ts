import { noCalibration, type Calibration } from '../../print/printers/calibration.js';
import { cardSizes } from '../../print/cards/card-sizes.js';
import { papers } from '../../print/sheets/papers.js';
import { choices, parameters } from '../../print/parameters.js';
import { usualPresets, type Preset } from '../../print/presets.js';
import { sheetOptions, type SheetOptions } from '../../print/sheets/sheet-options.js';
import { FINER, STEP, STROKES } from '../../print/printers/test-page.js';

/** What a print can be made of, as the print room offers it. */
export interface PrintOptions {
  readonly papers: typeof papers;
  readonly cardSizes: typeof cardSizes;
  readonly parameters: typeof parameters;
  readonly choices: typeof choices;
  /** Whole sets of options to begin from. */
  readonly presets: readonly Preset[];
  /** Of a printer that prints true. */
  readonly calibration: Calibration;
  /** The test page's rows: strokes to either side of the middle, how far apart in mm, and how much less those of the back. */
  readonly testPage: { readonly strokes: number; readonly step: number; readonly finer: number };
  /** The sheet as a person first finds it. */
  readonly standard: SheetOptions;
}

export const printOptions: PrintOptions = {
  papers,
  cardSizes,
  parameters,
  choices,
  presets: usualPresets,
  calibration: noCalibration,
  testPage: { strokes: STROKES, step: STEP, finer: FINER },
  standard: sheetOptions.parse({}),
};
