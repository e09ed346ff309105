import { unsetFields } from '../../../../engine/plain.js';
import { objectFields } from './state.js';

/** An object of which nothing is known yet. */
export const blankObject = unsetFields(objectFields);
