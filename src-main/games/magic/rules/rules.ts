/** The parts of the rules that call each other in a circle. */
import type { Rules } from './context.js';
import { amountOf } from './objects/amounts.js';
import { characteristicsOf } from './objects/characteristics.js';
import { snapshot } from './objects/known.js';

export const rules: Rules = {
  characteristicsOf,
  snapshot,
  amountOf,
  *carryOut() {
    yield* [];
  },
  remember: () => undefined,
  noteTriggers: () => undefined,
  replacementsOf: () => [],
};
