/** The implementations of the components of the 6th to 11th Editions, by kind. */
export { conditionImpls } from './conditions.js';
export { costImpls } from './costs.js';
export { effectImpls } from './effects.js';
export { targetImpls } from './targets.js';
