/**
 * Exact rational numbers, by fraction.js (of big integers). Prices are sums of halves, fifths and twelfths; binary floating point would
 * push some of them above a whole number and charge one too many (K09-BLD-53), and the denominators of several abilities multiply.
 */
import Fraction from 'fraction.js';

export type { default as Fraction } from 'fraction.js';

/** @throws RangeError when `under` is 0. */
export function fraction(over: bigint | number, under: bigint | number = 1n): Fraction {
  if (BigInt(under) === 0n) throw new RangeError('A fraction cannot be divided by 0.');
  return new Fraction(BigInt(over), BigInt(under));
}

export const zero = fraction(0);
export const one = fraction(1);

export const add = (a: Fraction, b: Fraction): Fraction => a.add(b);
export const subtract = (a: Fraction, b: Fraction): Fraction => a.sub(b);
export const multiply = (a: Fraction, b: Fraction): Fraction => a.mul(b);

/** @throws RangeError when `b` is 0. */
export function divide(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('A fraction cannot be divided by 0.');
  return a.div(b);
}

export const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(add, zero);

/** Negative, 0 or positive, as for sorting. */
export const compare = (a: Fraction, b: Fraction): number => a.compare(b);

export const larger = (a: Fraction, b: Fraction): Fraction => (compare(a, b) < 0 ? b : a);

/** The smallest whole number that is not below it. */
export const roundUp = (a: Fraction): Fraction => a.ceil();

export const isWhole = (a: Fraction): boolean => a.d === 1n;

/** For whole numbers that a card can bear; beyond 2^53 it would not be exact. */
export const toNumber = (a: Fraction): number => a.valueOf();

/** "4", "-3/2", "7/5": what programs read. */
export const toText = (a: Fraction): string => a.toFraction();

/** "2.5", "0.2", "13/12": a decimal where it ends soon, for people. */
export const toDecimal = (a: Fraction): string => (1000n % a.d === 0n ? a.toString() : toText(a));
