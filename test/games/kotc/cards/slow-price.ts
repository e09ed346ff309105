/**
 * A second, slow way to compute a price, straight from the tables of facts and the formulas that the guides give in
 * words. It shares no code with the program: that is its whole use.
 */
import type { GuideEdition } from '../../../../src-main/games/kotc/cards/editions.js';
import type { Ability, Use } from '../../../../src-main/games/card-components.js';
import { facts, priceOfFact } from './facts.js';

/** Numerator and denominator, never shortened. */
type Ratio = readonly [bigint, bigint];

const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const minus = (a: Ratio, [c, d]: Ratio): Ratio => plus(a, [-c, d]);
const isBelow = ([a, b]: Ratio, limit: bigint): boolean => (b > 0n ? a < limit * b : a > limit * b);
const atLeast = (ratio: Ratio, limit: bigint): Ratio => (isBelow(ratio, limit) ? [limit, 1n] : ratio);
const whole = (value: number): Ratio => [BigInt(value), 1n];

function ceiling([a, b]: Ratio): bigint {
  const [over, under] = b < 0n ? [-a, -b] : [a, b];
  let result = over / under - 1n;
  while (result * under < over) result += 1n;
  return result;
}

/** Splits at the last sign outside parentheses, weakest signs first. */
function compute(formula: string, letters: Readonly<Record<string, Ratio>>): Ratio {
  for (const signs of ['+-', '*/']) {
    let depth = 0;
    for (let index = formula.length - 1; index > 0; index -= 1) {
      const sign = formula.charAt(index);
      if (sign === ')') depth += 1;
      else if (sign === '(') depth -= 1;
      if (depth !== 0 || !signs.includes(sign)) continue;
      const left = compute(formula.slice(0, index), letters);
      const right = compute(formula.slice(index + 1), letters);
      if (sign === '+') return plus(left, right);
      if (sign === '-') return minus(left, right);
      return sign === '*'
        ? [left[0] * right[0], left[1] * right[1]]
        : [left[0] * right[1], left[1] * right[0]];
    }
  }
  if (formula.startsWith('(')) return compute(formula.slice(1, -1), letters);
  const letter = letters[formula];
  if (letter) return letter;
  const [units = '', decimals = ''] = formula.split('.');
  return [BigInt(units + decimals), 10n ** BigInt(decimals.length)];
}

function valueOf({ id, values }: Use, edition: GuideEdition, t?: Ratio): Ratio {
  const fact = facts[edition].find((candidate) => candidate.id === id);
  if (!fact) throw new Error(`No fact about ${id}.`);
  const letters = Object.fromEntries(Object.entries(values).map(([letter, value]) => [letter, whole(value)]));
  return compute(priceOfFact(fact).replaceAll(' ', ''), { ...letters, ...(t && { t }) });
}

function abilityOf({ condition, costs, parts }: Ability, edition: GuideEdition): Ratio {
  let total: Ratio = [0n, 1n];
  for (const { target, effects } of parts) {
    const t = target ? valueOf(target, edition) : undefined;
    for (const effect of effects) total = plus(total, valueOf(effect, edition, t));
  }
  for (const use of [condition, ...costs]) if (use) total = minus(total, valueOf(use, edition));
  return total;
}

export interface SlowCard {
  readonly type: 'creature' | 'spell';
  readonly offense: number;
  readonly defense: number;
  readonly caveat: Use | null;
  readonly abilities: readonly Ability[];
}

export function slowPrice(
  { type, offense, defense, caveat, abilities }: SlowCard,
  edition: GuideEdition,
): bigint {
  const raw = abilities.map((ability) => abilityOf(ability, edition));
  if (edition >= 12) {
    const least = type === 'creature' || edition <= 13 ? 1n : 0n;
    const levels = raw.map((ability) => ceiling(atLeast([ceiling(ability), 1n], least)));
    const half = edition === 12 ? 5n : 2n;
    const base = type === 'creature' ? ceiling(plus(whole(offense), [BigInt(defense), half])) : 0n;
    return levels.reduce((sum, level) => sum + level, base);
  }
  let total: Ratio = [0n, 1n];
  if (type === 'creature') {
    const relief = caveat ? valueOf(caveat, edition) : whole(0);
    total = atLeast(minus(plus(whole(offense), [BigInt(defense), 5n]), relief), 0n);
  }
  for (const ability of raw) total = plus(total, atLeast(ability, 1n));
  const cost = ceiling(total);
  return cost < 1n ? 1n : cost;
}
