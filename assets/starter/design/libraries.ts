import type { Library } from './design.js';
import { thornhallow } from './kotc-09.js';
import { brinewick } from './kotc-14.js';

export const libraries: readonly Library[] = [thornhallow, brinewick];
