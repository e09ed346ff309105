import type { Ability } from './abilities.js';
import type { EffectOf, TokenSpecOf } from './effect-shapes.js';

export { searchedZones } from './effect-shapes.js';
export type { Reworded, SearchedZone } from './effect-shapes.js';
export type { AddedMana, Destination, Kind, Prevented } from './effect-shapes.js';

/** What a spell or ability does when it is carried out. */
export type Effect = EffectOf<Ability>;
export type EffectKind = Effect['do'];
export type TokenSpec = TokenSpecOf<Ability>;
