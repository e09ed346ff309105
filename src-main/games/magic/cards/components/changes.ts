import type { Ability } from './abilities.js';
import type { ChangeOf, ContinuousOf } from './change-shapes.js';

export type { GameRule } from './change-shapes.js';

/** One change of what something is or may do. */
export type Change = ChangeOf<Ability>;
/** "White creatures get +1/+1 and have flying." */
export type Continuous = ContinuousOf<Ability>;
