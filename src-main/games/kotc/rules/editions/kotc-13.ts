import { setupOf } from '../../cards/setup.js';
import { counters13 } from './counter-mechanisms.js';
import type { KotcEdition } from './edition.js';
import { kotc14 } from './kotc-14.js';
import { carriedOver } from './windows.js';

const { cite, refusals } = carriedOver(kotc14, 13);

/** Keeper of the Cards, 13th Edition: as the 14th, with six types of counters. */
export const kotc13: KotcEdition = {
  ...kotc14,
  number: 13,
  starter: 13,
  setup: setupOf(13),
  mechanisms: { ...kotc14.mechanisms, counters: counters13 },
  cite,
  refusals,
};
