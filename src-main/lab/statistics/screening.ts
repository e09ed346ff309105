/** How many cards are tried one after the other to find those that are worth a closer look. */

/** Blocks of each at most: enough to see what is far from fair; the rest is asked again one by one. */
export const SCREENING_BLOCKS = 300;
/** Of the marks so many may be wrong in the mean. */
export const FALSE_ALARMS = 0.05;
