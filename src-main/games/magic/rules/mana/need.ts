import { colors, type Color } from '../../cards/colors.js';
import type { Cost } from '../../cards/components/costs.js';
import type { ManaCost } from '../../cards/mana-cost.js';

/** So much mana of each of W, U, B, R, G, and so much of any kind (MC-MANA-05, MC-MANA-06). */
export interface Need {
  readonly colored: readonly number[];
  readonly generic: number;
  /** All of it together. */
  readonly amount: number;
}

const known = new WeakMap<ManaCost, Need>();

/** What a cost asks for. @param onlyForX the only colour that may be spent on X (MC-GR-28) */
export function needOf(cost: ManaCost, x: number, onlyForX?: Color): Need {
  if (cost.x > 0 && x > 0) return needWithX(cost, x, onlyForX);
  let need = known.get(cost);
  if (!need) {
    need = needWithX(cost, 0);
    known.set(cost, need);
  }
  return need;
}

function needWithX(cost: ManaCost, x: number, onlyForX?: Color): Need {
  const colored = colors.map((color) => cost[color] + (color === onlyForX ? cost.x * x : 0));
  const generic = cost.generic + (onlyForX === undefined ? cost.x * x : 0);
  return { colored, generic, amount: sum(colored) + generic };
}

const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (const count of counts) total += count;
  return total;
};

export const addNeeds = (one: Need, other: Need): Need => ({
  colored: one.colored.map((count, nth) => count + (other.colored[nth] ?? 0)),
  generic: one.generic + other.generic,
  amount: one.amount + other.amount,
});
export const noNeed: Need = { colored: [0, 0, 0, 0, 0], generic: 0, amount: 0 };

/** The mana that some costs ask for together. */
export function manaNeed(costs: readonly Cost[], x: number): Need {
  let need = noNeed;
  for (const cost of costs) {
    if (cost.is !== 'mana') continue;
    const its = needOf(cost.mana, x, cost.onlyForX);
    need = need === noNeed ? its : addNeeds(need, its);
  }
  return need;
}

/** As costs are written: the number, then each color. */
export const symbolsOf = ({ colored, generic }: Need): string[] => [
  ...(generic > 0 ? [`{${generic}}`] : []),
  ...colors.flatMap((color, nth) => Array<string>(colored[nth] ?? 0).fill(`{${color}}`)),
];
