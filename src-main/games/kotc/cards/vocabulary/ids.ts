/** The ids of the components, by kind and family of editions: tables over them must have a row for each. */
import type { caveats } from './caveats.js';
import type { Component } from './component.js';
import type { classicConditions, modernConditions } from './conditions.js';
import type { classicCosts, modernCosts } from './costs.js';
import type { classicEffects, modernEffects } from './effects.js';
import type { classicTargets, modernTargets } from './targets.js';

type IdIn<Table extends readonly Component[]> = Table[number]['id'];

export type CaveatId = IdIn<typeof caveats>;
export type ClassicConditionId = IdIn<typeof classicConditions>;
export type ModernConditionId = IdIn<typeof modernConditions>;
export type ClassicCostId = IdIn<typeof classicCosts>;
export type ModernCostId = IdIn<typeof modernCosts>;
export type ClassicTargetId = IdIn<typeof classicTargets>;
export type ModernTargetId = IdIn<typeof modernTargets>;
export type ClassicEffectId = IdIn<typeof classicEffects>;
export type ModernEffectId = IdIn<typeof modernEffects>;
