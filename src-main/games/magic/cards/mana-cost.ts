import type { Color } from './colors.js';

/** What a cost asks for: so much of any mana, so often X, and so much of each colour. */
export interface ManaCost extends Readonly<Record<Color, number>> {
  readonly generic: number;
  readonly x: number;
}
