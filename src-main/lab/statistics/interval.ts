/** An interval for a mean that holds at every moment at once, so that whoever stops when it looks good is not misled. */
import { varianceOf, withFigure, type Moments } from './moments.js';

/** Narrowest near 1,000 figures. */
const TUNING = 0.00878;
/** How often the mean may ever lie outside. */
const MISSES = 0.05;

/**
 * Half the width of the interval about the mean: the normal mixture boundary of Robbins, with the variance as it was seen.
 * Infinity before there are two figures.
 */
export const halfWidth = (moments: Moments): number => halfWidthOf(moments.count, varianceOf(moments));

/** The same for shares from 0 to 1, such as games won: one 0 and one 1 are added, so that few that are all alike are not taken for certain. */
export const halfWidthOfShare = (moments: Moments): number =>
  halfWidthOf(moments.count, varianceOf([0, 1].reduce(withFigure, moments)));

/** @param variance of the figures themselves */
export function halfWidthOf(count: number, variance: number): number {
  if (count < 2) return Infinity;
  const mixed = count * TUNING + 1;
  const bound = ((2 * mixed) / (count * count * TUNING)) * Math.log(Math.sqrt(mixed) / MISSES);
  return Math.sqrt(variance * bound);
}
