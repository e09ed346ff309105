/** The deeds of the 14th Edition's components, by kind. */
export { conditionDeeds } from './conditions.js';
export { costDeeds } from './costs.js';
export { effectDeeds } from './effects.js';
export { targetDeeds } from './targets.js';
