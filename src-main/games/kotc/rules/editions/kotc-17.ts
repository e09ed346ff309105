import type { KotcEdition } from './edition.js';
import { kotc16 } from './kotc-16.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc16, 17);

/** Keeper of the Cards, 17th Edition: teams that change within a battle, petrifying, negating. */
export const kotc17: KotcEdition = {
  ...kotc16,
  number: 17,
  mechanisms: {
    ...kotc16.mechanisms,
    weakness: 'to 0',
    hexPlay: 'half, rounded up',
    ghostPlayOfSpells: 'from anywhere, free',
    standardAbilities: 'only start chains',
    ownDestruction: 'whose battlefield it was',
    cloning: 'for the card as it is',
  },
  cite,
  refusals,
};
