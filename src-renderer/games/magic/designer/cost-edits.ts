/** What clicks make of a mana cost that somebody types. */
import {
  colorsOfCost,
  isNoCost,
  noMana,
  readManaCost,
  totalManaCost,
  writeManaCost,
  type ManaCost,
} from '../../../../src-main/games/magic/cards/mana-cost.js';
import { colorNames, type Color } from '../../../../src-main/games/magic/cards/colors.js';

/** Null for what is no cost; a blank is no mana, and not yet a cost of nothing. */
function costIn(text: string): { readonly cost: ManaCost; readonly isBlank: boolean } | null {
  const read = readManaCost(text);
  if (isNoCost(read)) return null;
  return { cost: read ?? noMana, isBlank: read === null };
}

/** The cost with a symbol more; what cannot be read has it at its end. */
export function withSymbol(text: string, symbol: Color | 'X'): string {
  const read = costIn(text);
  if (!read) return `${text}{${symbol}}`;
  const { cost } = read;
  return writeManaCost(symbol === 'X' ? { ...cost, x: cost.x + 1 } : { ...cost, [symbol]: cost[symbol] + 1 });
}

/** The cost with another number; null: it cannot have less, or more. One below {0} is no cost at all. */
export function withGeneric(text: string, by: 1 | -1): string | null {
  const read = costIn(text);
  if (!read) return null;
  const { cost, isBlank } = read;
  if (cost.generic === 0 && by < 0) return !isBlank && writeManaCost(cost) === '{0}' ? '' : null;
  const changed = writeManaCost({ ...cost, generic: cost.generic + by });
  return isNoCost(readManaCost(changed)) ? null : changed;
}

/** Without its last symbol, in braces or as a sign. */
export const erasedCost = (text: string): string => text.trimEnd().replace(/(?:\{[^{}]*\}|\d+|\S)$/u, '');

/** As it is printed, with its sum and its colors in words; null: it cannot be read, or is blank. */
export function costInWords(text: string): { readonly printed: string; readonly words: string } | null {
  const read = costIn(text);
  if (!read || read.isBlank) return null;
  const { cost } = read;
  const total = totalManaCost(cost);
  const sum = cost.x > 0 ? `X + ${total}` : String(total);
  const names = colorsOfCost(cost).map((color) => colorNames[color]);
  return {
    printed: writeManaCost(cost),
    words: `${sum} mana, ${names.length === 0 ? 'no color' : names.join(' and ')}`,
  };
}
