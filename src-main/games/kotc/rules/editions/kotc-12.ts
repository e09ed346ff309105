import { setupOf } from '../../cards/setup.js';
import { no } from './citations.js';
import { counters12 } from './counter-mechanisms.js';
import type { KotcEdition } from './edition.js';
import { kotc13 } from './kotc-13.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc13, 12);

/** Keeper of the Cards, 12th Edition: damage does not pierce, and a Shield Counter raises HP. */
export const kotc12: KotcEdition = {
  ...kotc13,
  number: 12,
  setup: setupOf(12),
  mechanisms: {
    ...kotc13.mechanisms,
    counters: counters12,
    excessDamage: 'is lost',
    defendersLeftovers: 'hit the attacking player',
    diceForGoneVictim: 'are lost',
  },
  cite: { ...cite, shield: ['K12-CTR-31'], destroyed: ['K12-MIN-15', 'K12-MIN-18'] },
  refusals: {
    ...refusals,
    reactiveOnly: no('K12-CTR-10', 'It is removed at the moment of a die roll, and at no other.'),
  },
};
