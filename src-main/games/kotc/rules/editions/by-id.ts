/** The rules editions by the ids of their rule sets, as records name them; oldest first. */
import type { RulesEdition } from '../../cards/editions.js';
import type { KotcEdition } from './edition.js';
import { kotc06 } from './kotc-06.js';
import { kotc09 } from './kotc-09.js';
import { kotc10 } from './kotc-10.js';
import { kotc11 } from './kotc-11.js';
import { kotc12 } from './kotc-12.js';
import { kotc13 } from './kotc-13.js';
import { kotc14 } from './kotc-14.js';
import { kotc15 } from './kotc-15.js';
import { kotc16 } from './kotc-16.js';
import { kotc17 } from './kotc-17.js';

/** "kotc-09", "kotc-17": as records name the rules of an edition. */
type IdOf<N extends number> = N extends 6 | 8 | 9 ? `kotc-0${N}` : `kotc-${N}`;

export const editionsById = {
  'kotc-06': kotc06,
  'kotc-09': kotc09,
  'kotc-10': kotc10,
  'kotc-11': kotc11,
  'kotc-12': kotc12,
  'kotc-13': kotc13,
  'kotc-14': kotc14,
  'kotc-15': kotc15,
  'kotc-16': kotc16,
  'kotc-17': kotc17,
} as const satisfies Readonly<Record<IdOf<RulesEdition>, KotcEdition> & Record<string, KotcEdition>>;

export type KotcRulesId = keyof typeof editionsById;
