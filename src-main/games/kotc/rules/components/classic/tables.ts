/** The deeds of the components of the 6th to 11th Editions, by kind. */
export { conditionDeeds } from './conditions.js';
export { costDeeds } from './costs.js';
export { effectDeeds } from './effects.js';
export { targetDeeds } from './targets.js';
