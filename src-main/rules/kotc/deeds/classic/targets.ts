import type { TargetDeed } from '../deed.js';

export const targetDeeds: Readonly<Record<string, TargetDeed>> = {};
