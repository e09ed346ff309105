import type { SheetOptions } from '../../src-main/print/job.js';

/** The sheet as a person first finds it. Lengths in mm. */
export const sheetDefaults: SheetOptions = {
  paper: 'a4',
  landscape: false,
  card: { width: 63.5, height: 88.9 },
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: true,
  backs: 'none',
  controlLine: true,
};
