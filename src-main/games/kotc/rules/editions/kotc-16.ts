import { setupOf } from '../../cards/setup.js';
import type { KotcEdition } from './edition.js';
import { kotc15 } from './kotc-15.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc15, 16);

/** Keeper of the Cards, 16th Edition: gift-summoning, costs that discard. */
export const kotc16: KotcEdition = {
  ...kotc15,
  number: 16,
  starter: 16,
  setup: setupOf(16),
  mechanisms: {
    ...kotc15.mechanisms,
    excavated: 'shuffled',
    cloningShows: 'the card',
  },
  cite: {
    ...cite,
    shuffleExcavated: ['K16-KEY-46'],
    gift: ['K16-KEY-170', 'K16-KEY-172'],
    giftTo: ['K16-KEY-173'],
    giftTaken: ['K16-Q-202'],
  },
  refusals,
};
