import type { CostDeed } from '../deed.js';

export const costDeeds: Readonly<Record<string, CostDeed>> = {};
