import { setupOf } from '../../cards/setup.js';
import type { KotcEdition } from './edition.js';
import { no } from './citations.js';
import { kotc09 } from './kotc-09.js';

const { cite, refusals } = kotc09;

/**
 * Keeper of the Cards, 10th Edition: it is played as the 9th. What its guide adds are caveats, for which the 11th Edition's
 * rulebook has the rules.
 */
export const kotc10: KotcEdition = {
  ...kotc09,
  number: 10,
  setup: setupOf(10),
  cite: {
    ...cite,
    actionCost: ['K11-CRE-13', 'K11-CRE-14', 'K11-CRE-15'],
    destroyIfUnexhausted: ['K11-CRE-26', 'K11-Q-73'],
  },
  refusals: {
    ...refusals,
    actionCostUnpayable: no('K11-CRE-15', refusals.actionCostUnpayable.because),
  },
};
