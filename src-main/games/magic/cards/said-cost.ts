import { listed, plainText } from '../../../engine/text.js';
import { colorNames, colors } from './colors.js';
import { numberWord } from './language/grammar/words.js';
import type { ManaCost } from './mana-cost.js';

/** A cost as it is read aloud: "four and one black", "X and two red". */
export function sayManaCost(cost: ManaCost): string {
  const x = cost.x > 1 ? [`${numberWord(cost.x)} X`] : cost.x > 0 ? ['X'] : [];
  const generic = cost.generic > 0 ? [numberWord(cost.generic)] : [];
  const colored = colors
    .filter((color) => cost[color] > 0)
    .map((color) => `${numberWord(cost[color])} ${colorNames[color]}`);
  return plainText(listed([...x, ...generic, ...colored])) || numberWord(0);
}
