import { chanceFrom, shuffled } from '../../src-main/engine/chance/chance.js';
import { chanceOf } from '../../src-main/engine/search/linear-value.js';
import type { Example } from '../../src-main/lab/training/training.js';

const RATE = 0.01;
const BATCH = 256;
const SMALL = 0.003;
const DECAY = [0.9, 0.999] as const;

/** Fits weights by the steepest way down (Adam) with a light pull towards 0; the curve is the one that players use. */
export function fit(examples: readonly Example[], figures: number, epochs: number, seed: number): number[] {
  const weights = Array.from({ length: figures }, () => 0);
  const first = weights.map(() => 0);
  const second = weights.map(() => 0);
  const chance = chanceFrom(seed);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(chance, [...examples.keys()]);
    for (let from = 0; from < order.length; from += BATCH) {
      step += 1;
      const slope = weights.map((weight) => SMALL * weight);
      const batch = order.slice(from, from + BATCH);
      for (const place of batch) {
        const { figures: each, outcome } = examples[place] as Example;
        const sum = sumOf(each, weights);
        const p = Math.min(1 - 1e-4, Math.max(1e-4, chanceOf(sum)));
        const steep = 0.5 / (1 + sum * sum) ** 1.5;
        const pull = ((p - outcome) / (p * (1 - p))) * steep;
        for (const [at, figure] of each.entries())
          slope[at] = (slope[at] ?? 0) + (pull * figure) / batch.length;
      }
      for (const [at, by] of slope.entries()) {
        first[at] = DECAY[0] * (first[at] ?? 0) + (1 - DECAY[0]) * by;
        second[at] = DECAY[1] * (second[at] ?? 0) + (1 - DECAY[1]) * by * by;
        const mean = (first[at] ?? 0) / (1 - DECAY[0] ** step);
        const spread = Math.sqrt((second[at] ?? 0) / (1 - DECAY[1] ** step));
        weights[at] = (weights[at] ?? 0) - (RATE * mean) / (spread + 1e-8);
      }
    }
  }
  return weights;
}

export const sumOf = (figures: readonly number[], weights: readonly number[]): number =>
  figures.reduce((sum, figure, at) => sum + figure * (weights[at] ?? 0), 0);

/** How well weights foretell: the mean loss in nats, and how often the likelier player wins. */
export function judge(
  examples: readonly Example[],
  weights: readonly number[],
): { readonly loss: number; readonly right: number } {
  let loss = 0;
  let right = 0;
  for (const { figures, outcome } of examples) {
    const p = Math.min(1 - 1e-4, Math.max(1e-4, chanceOf(sumOf(figures, weights))));
    loss -= outcome * Math.log(p) + (1 - outcome) * Math.log(1 - p);
    if (p > 0.5 === outcome > 0.5) right += 1;
  }
  return { loss: loss / examples.length, right: right / examples.length };
}
