import type { KotcEdition } from './edition.js';
import { kotc14 } from './kotc-14.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc14, 15);

/** Keeper of the Cards, 15th Edition: pawns, Fatigue Counters, dice-burning. */
export const kotc15: KotcEdition = {
  ...kotc14,
  number: 15,
  mechanisms: {
    ...kotc14.mechanisms,
    shield: 'stops one die',
    berzerkBars: 'for the turn',
    deployedSpells: 'ignore it',
  },
  cite,
  refusals,
};
