import { setupOf } from '../../cards/setup.js';
import { no } from './citations.js';
import { counters15 } from './counter-mechanisms.js';
import type { KotcEdition } from './edition.js';
import { kotc14 } from './kotc-14.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc14, 15);

/** Keeper of the Cards, 15th Edition: pawns, Fatigue Counters, dice-burning. */
export const kotc15: KotcEdition = {
  ...kotc14,
  number: 15,
  starter: 15,
  setup: setupOf(15),
  mechanisms: {
    ...kotc14.mechanisms,
    counters: counters15,
    triggers: ['fought'],
    deployedSpells: 'ignore it',
  },
  cite: {
    ...cite,
    fatigueCounter: ['K15-CTR-95'],
    berzerkBars: ['K15-CTR-54', 'K15-CTR-79'],
    diceBurn: ['K15-KEY-146', 'K15-KEY-147'],
    craft: ['K15-KEY-138', 'K15-KEY-139'],
    clone: ['K15-KEY-115', 'K15-KEY-119'],
    pawnDestroyed: ['K15-PWN-03'],
    pawnLeaves: ['K15-PWN-04'],
  },
  refusals: {
    ...refusals,
    abilitiesBarred: no('K15-CTR-54', 'Its abilities cannot be used for the rest of this turn.'),
    pawnGone: no('K15-PWN-11', 'That pawn has left the game; nothing of it can be used any more.'),
  },
};
