import { SCENARIO_VERSION } from '../../../engine/scenario/scenario.js';
import type { Scenario } from './format.js';
import { DEFAULT_DECK } from './position-format.js';

/** An empty table of two, in the first player's action phase. */
export const blankScenario = (rules: Scenario['rules']): Scenario => ({
  format: 'cardwright-scenario',
  version: SCENARIO_VERSION,
  name: '',
  rules,
  cards: {},
  players: ['Ann', 'Ben'].map((name) => ({ name, deck: [DEFAULT_DECK] })),
  turn: { player: 'Ann', number: 3, phase: 'action' },
  steps: [],
});
