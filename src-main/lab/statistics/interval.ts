/** An interval for a mean that holds at every moment at once, so that whoever stops when it looks good is not misled. */
import { varianceOf, type Moments } from './moments.js';

/** Narrowest near 1,000 figures. */
const TUNING = 0.00878;
/** How often the mean may ever lie outside. */
const MISSES = 0.05;

/**
 * Half the width of the interval about the mean: the normal mixture boundary of Robbins, with the variance as it was seen.
 * Infinity before there are two figures.
 */
export function halfWidth(moments: Moments): number {
  const { count } = moments;
  if (count < 2) return Infinity;
  const mixed = count * TUNING + 1;
  const bound = ((2 * mixed) / (count * count * TUNING)) * Math.log(Math.sqrt(mixed) / MISSES);
  return Math.sqrt(varianceOf(moments) * bound);
}
