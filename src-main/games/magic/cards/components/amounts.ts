/** How much: grammar parts MC-GR-92 to 98. */
import type { Amount } from './filters.js';

export type { Amount };

/** "+2", "-X": what is added to power or toughness. */
export interface Signed {
  readonly sign: 1 | -1;
  readonly amount: Amount;
}
