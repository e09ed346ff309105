/** A number that is exact: what is counted, of how many cases. The bottom is above 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

export const nothing: Fraction = { top: 0n, bottom: 1n };

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.bottom === b.bottom
    ? { top: a.top + b.top, bottom: a.bottom }
    : { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };

export const times = (a: Fraction, b: Fraction): Fraction => ({
  top: a.top * b.top,
  bottom: a.bottom * b.bottom,
});

/** Digits after the point that are kept: as many as a number can tell apart below 1. */
const SCALE = 10n ** 17n;

/** The fraction as a number, right to all but its last digits however long top and bottom are. */
export const numberOf = ({ top, bottom }: Fraction): number =>
  top === bottom ? 1 : Number((top * SCALE) / bottom) / Number(SCALE);
