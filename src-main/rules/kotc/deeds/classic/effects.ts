import type { EffectDeed } from '../deed.js';

export const effectDeeds: Readonly<Record<string, EffectDeed>> = {};
