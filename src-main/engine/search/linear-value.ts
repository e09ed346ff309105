/** Weights of figures that are looked at, and how they came to be. */
export interface Weights {
  /** How they were found, in a sentence. */
  readonly from: string;
  /** What each weighs, by its name. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Before any are found: every position is even. */
export const noWeights: Weights = { from: '', weights: {} };

/**
 * From any sum of weighed figures to a chance from 0 to 1; 0 is even. Like the usual logistic curve, of additions, divisions and square roots alone,
 * which every computer reckons to the same last digit.
 */
export const chanceOf = (sum: number): number => 0.5 + (0.5 * sum) / Math.sqrt(1 + sum * sum);

/** The sum of weighed figures, in the order of their names. */
export function weighed(figures: readonly number[], names: readonly string[], { weights }: Weights): number {
  let sum = 0;
  for (const [place, name] of names.entries()) sum += (figures[place] ?? 0) * (weights[name] ?? 0);
  return sum;
}
