/** What must be paid for a card or for an ability, as symbols: "{2}{U}{U}", typed also "2UU". */
import { colorOf, colors, type Color } from './colors.js';

export interface ManaCost extends Readonly<Record<Color, number>> {
  /** What any mana pays (MC-MANA-06). */
  readonly generic: number;
  /** How many {X} it has; each costs what its player chooses (MC-GR-13). */
  readonly x: number;
}

/** Why something is no cost, in a sentence. */
export interface NoCost {
  readonly because: string;
}

export const noMana: ManaCost = { generic: 0, x: 0, W: 0, U: 0, B: 0, R: 0, G: 0 };

/** The largest number in a cost. */
const MOST_GENERIC = 99;

/** A symbol in braces, a number, or one sign. */
const SYMBOL = /\{([^{}]*)\}|(\d+)|(\S)/gu;

/**
 * Reads "{X}{2}{U}", "2UU", "{2}{u}" or "xr". Symbols may come in any order.
 * @returns null for a blank: a card without a cost, as lands and tokens are; "{0}" is a cost
 */
export function readManaCost(text: string): ManaCost | NoCost | null {
  const read = { ...noMana };
  let numbers = 0;
  let symbols = 0;
  for (const [whole, inBraces, number, sign] of text.matchAll(SYMBOL)) {
    symbols += 1;
    const symbol = (inBraces ?? number ?? sign ?? '').trim();
    const color = colorOf(symbol.length === 1 ? symbol : '');
    if (color !== null) read[color] += 1;
    else if (symbol.toUpperCase() === 'X') read.x += 1;
    else if (/^\d+$/u.test(symbol)) {
      numbers += 1;
      read.generic = Number(symbol);
    } else return { because: notASymbol(whole) };
  }
  if (symbols === 0) return null;
  if (numbers > 1) return { because: 'A mana cost has one number: add them up.' };
  if (read.generic > MOST_GENERIC)
    return { because: `The number in a mana cost is at most ${MOST_GENERIC}.` };
  return read;
}

function notASymbol(found: string): string {
  const known = '{W}, {U}, {B}, {R}, {G}, {X} and numbers such as {2}';
  if (/^\{?t\}?$/iu.test(found)) return `{T} is no mana: a mana cost has ${known}.`;
  return `“${found}” is no mana symbol: a mana cost has ${known}.`;
}

export const isNoCost = (read: ManaCost | NoCost | null): read is NoCost =>
  read !== null && 'because' in read;

/** The usual way to write a cost: {X} first, then the number, then colors in their order, each symbol as often as it counts. */
export function writeManaCost(cost: ManaCost | null): string {
  if (cost === null) return '';
  const colored = colors.map((color) => `{${color}}`.repeat(cost[color])).join('');
  const number = cost.generic > 0 ? `{${cost.generic}}` : '';
  return `${'{X}'.repeat(cost.x)}${number}${colored}` || '{0}';
}

/** Total mana cost: how much mana it takes, {X} counted as 0 (MC-Q-33); 0 without a cost. */
export const totalManaCost = (cost: ManaCost | null): number =>
  cost === null ? 0 : colors.reduce((sum, color) => sum + cost[color], cost.generic);

/** A card has each color whose symbol is in its mana cost (MC-CARD-24). */
export const colorsOfCost = (cost: ManaCost | null): readonly Color[] =>
  cost === null ? [] : colors.filter((color) => cost[color] > 0);
