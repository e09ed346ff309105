import Fraction from 'fraction.js';

/** A number that is exact: what is counted, of how many cases; above it stands `n`, below it `d`, and `s` is its sign. */
export type { default as Fraction } from 'fraction.js';

export const nothing = new Fraction(0);
export const certain = new Fraction(1);

export const outOf = (counted: bigint, all: bigint): Fraction => new Fraction(counted, all);

/** Digits after the point that are kept: as many as a number can tell apart below 1. */
const SCALE = 10n ** 17n;

/** The fraction as a number, right to all but its last digits however long both of its numbers are. */
export const numberOf = ({ s, n, d }: Fraction): number => Number((s * n * SCALE) / d) / Number(SCALE);
