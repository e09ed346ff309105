import type { Library } from './design.js';
import { brinewick } from './kotc-14.js';

export const libraries: readonly Library[] = [brinewick];
