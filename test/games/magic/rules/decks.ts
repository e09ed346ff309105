/** A deck for random games: creatures, lands, spells, mana of several kinds, an enchantment and abilities. */
import {
  bear,
  blaze,
  deckOf,
  flare,
  forest,
  giant,
  insight,
  mountain,
  sprout,
  stinger,
  swell,
  weight,
} from './cards.js';

export const designs = [forest, mountain, bear, giant, flare, swell, sprout, stinger, insight, blaze, weight];
export const deck = deckOf(designs, [9, 8, 4, 4, 4, 3, 3, 2, 1, 1, 1]);
