import type { CaveatDeed } from '../deed.js';

export const caveatDeeds: Readonly<Record<string, CaveatDeed>> = {};
