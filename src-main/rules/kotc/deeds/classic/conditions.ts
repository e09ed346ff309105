import type { ConditionDeed } from '../deed.js';

export const conditionDeeds: Readonly<Record<string, ConditionDeed>> = {};
