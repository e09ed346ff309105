import type { Library } from './design.js';
import { longTooth } from './kotc-06.js';
import { thornhallow } from './kotc-09.js';
import { ashgear } from './kotc-11.js';
import { sedgewick } from './kotc-12.js';
import { bellweather } from './kotc-13.js';
import { brinewick } from './kotc-14.js';
import { cinderglaze } from './kotc-15.js';
import { saltgrave } from './kotc-16.js';
import { nightfair } from './kotc-17.js';

export const libraries: readonly Library[] = [
  longTooth,
  thornhallow,
  ashgear,
  sedgewick,
  bellweather,
  brinewick,
  cinderglaze,
  saltgrave,
  nightfair,
];
