/** Number, mean and spread of figures that come one after the other (Welford). */
export interface Moments {
  readonly count: number;
  readonly mean: number;
  /** Sum of the squared distances from the mean. */
  readonly squares: number;
}

export const noMoments: Moments = { count: 0, mean: 0, squares: 0 };

export function withFigure({ count, mean, squares }: Moments, figure: number): Moments {
  const away = figure - mean;
  const after = mean + away / (count + 1);
  return { count: count + 1, mean: after, squares: squares + away * (figure - after) };
}

export const momentsOf = (figures: readonly number[]): Moments => figures.reduce(withFigure, noMoments);

/** Never less than this, so that few figures that are all alike do not pass for certainty. */
const LEAST_VARIANCE = 1e-4;

/** Of the figures themselves. */
export const varianceOf = ({ count, squares }: Moments): number =>
  Math.max(LEAST_VARIANCE, count > 0 ? squares / count : 0);
