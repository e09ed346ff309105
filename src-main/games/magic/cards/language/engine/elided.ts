import type { Who } from '../../components/filters.js';

/**
 * Players that no word names: "draw a card" is you, and "target player draws a card, then discards a card" is that player. They are told
 * from those that are named by being these very values, until the sentence around says who it is.
 */
export const elided: Who = Object.freeze({ is: 'you' });
export const elidedThird: Who = Object.freeze({ is: 'thatPlayer' });
