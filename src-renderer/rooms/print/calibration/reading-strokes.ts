import type { PrintOptions } from '../../../../src-main/api/print/print-options.js';

export interface ReadStroke {
  /** Counted from the middle. */
  readonly number: number;
  /** Where the stroke of the front stands, in mm from the middle. */
  readonly front: number;
  /** Where that of the back stands. */
  readonly back: number;
  /** Whether the two make one line. */
  readonly meets: boolean;
}

/** The strokes of a row of the test page as they are seen against the light, where the back is off by so much (mm). */
export function strokesSeen(
  { strokes, step, finer }: PrintOptions['testPage'],
  offset: number,
): readonly ReadStroke[] {
  const meeting = Math.round(offset / finer);
  return Array.from({ length: 2 * strokes + 1 }, (_, index) => {
    const number = index - strokes;
    return {
      number,
      front: number * step,
      back: number * (step - finer) + offset,
      meets: number === meeting,
    };
  });
}
