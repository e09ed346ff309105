/** One effect seen in several families, such as decks: what they have in common, and how far they differ. */
import { varianceOf, type Moments } from './moments.js';

export interface Pooled {
  readonly mean: number;
  /** Of that mean. */
  readonly error: number;
  /** Standard deviation of the true effects between families; 0: as far as can be seen they have the same. */
  readonly between: number;
}

/** Random-effects mean (DerSimonian and Laird). @returns null before each family has two figures */
export function pooled(families: readonly Moments[]): Pooled | null {
  if (families.length === 0 || families.some(({ count }) => count < 2)) return null;
  const errors = families.map((family) => varianceOf(family) / family.count);
  const weights = errors.map((error) => 1 / error);
  const { mean: fixed, weight } = weighted(families, weights);
  const q = families.reduce((sum, { mean }, place) => sum + (weights[place] ?? 0) * (mean - fixed) ** 2, 0);
  const spread = weight - weights.reduce((sum, one) => sum + one * one, 0) / weight;
  const between = spread > 0 ? Math.max(0, (q - (families.length - 1)) / spread) : 0;
  const random = weighted(
    families,
    errors.map((error) => 1 / (error + between)),
  );
  return { mean: random.mean, error: Math.sqrt(1 / random.weight), between: Math.sqrt(between) };
}

function weighted(
  families: readonly Moments[],
  weights: readonly number[],
): { readonly mean: number; readonly weight: number } {
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const sum = families.reduce((all, { mean }, place) => all + mean * (weights[place] ?? 0), 0);
  return { mean: sum / weight, weight };
}
