/**
 * An exact rational number: whole `over` a positive `under`, without a common divisor. Prices are sums of halves,
 * fifths and twelfths; binary floating point would push some of them above a whole number and charge one too many
 * (K09-BLD-53). Big integers, since the denominators of several abilities multiply.
 */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** @throws RangeError when `under` is 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  const a = BigInt(over);
  const b = BigInt(under);
  if (b === 0n) throw new RangeError('A fraction cannot be divided by 0.');
  if (b === 1n) return { over: a, under: 1n };
  const divisor = greatestCommonDivisor(a, b) * (b < 0n ? -1n : 1n);
  return { over: a / divisor, under: b / divisor };
}

export const zero = fraction(0);
export const one = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under - b.over * a.under, a.under * b.under);

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.over, a.under * b.under);

/** @throws RangeError when `b` is 0. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.over * b.under, a.under * b.over);

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, zero);

/** Negative, 0 or positive, as for sorting. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);

/** The smallest whole number that is not below it. */
export function roundUp(a: Fraction): Fraction {
  const down = a.over / a.under;
  return fraction(a.over > 0n && a.over % a.under !== 0n ? down + 1n : down);
}

export const isWhole = (a: Fraction): boolean => a.under === 1n;

/** For whole numbers that a card can bear; beyond 2^53 it would not be exact. */
export const toNumber = (a: Fraction): number => Number(a.over) / Number(a.under);

/** "4", "-3/2", "7/5": what programs read. */
export const toText = (a: Fraction): string => (isWhole(a) ? `${a.over}` : `${a.over}/${a.under}`);

/** "2.5", "0.2", "13/12": a decimal where it ends soon, for people. */
export function toDecimal(a: Fraction): string {
  if (isWhole(a)) return `${a.over}`;
  if (1000n % a.under !== 0n) return toText(a);
  const thousandths = (a.over * 1000n) / a.under;
  const size = thousandths < 0n ? -thousandths : thousandths;
  const digits = `${size % 1000n}`.padStart(3, '0').replace(/0+$/, '');
  return `${thousandths < 0n ? '-' : ''}${size / 1000n}.${digits}`;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
