import { colors, type Color } from '../../cards/colors.js';
import type { ManaCost } from '../../cards/mana-cost.js';

/** So much mana of each of W, U, B, R, G, and so much of any kind (MC-MANA-05, MC-MANA-06). */
export interface Need {
  readonly colored: readonly number[];
  readonly generic: number;
}

/** What a cost asks for. @param onlyForX the only colour that may be spent on X (MC-GR-28) */
export function needOf(cost: ManaCost, x: number, onlyForX?: Color): Need {
  const colored = colors.map((color) => cost[color] + (color === onlyForX ? cost.x * x : 0));
  return { colored, generic: cost.generic + (onlyForX === undefined ? cost.x * x : 0) };
}

export const amountOfNeed = ({ colored, generic }: Need): number => {
  let sum = generic;
  for (const count of colored) sum += count;
  return sum;
};

export const addNeeds = (one: Need, other: Need): Need => ({
  colored: one.colored.map((count, nth) => count + (other.colored[nth] ?? 0)),
  generic: one.generic + other.generic,
});
export const noNeed: Need = { colored: [0, 0, 0, 0, 0], generic: 0 };
