/** The implementations of the 14th Edition's components, by kind. */
export { conditionImpls } from './conditions.js';
export { costImpls } from './costs.js';
export { effectImpls } from './effects.js';
export { targetImpls } from './targets.js';
