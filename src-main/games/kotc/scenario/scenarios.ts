import { scenarioKit } from '../../../engine/scenario/kit.js';
import { zones } from '../rules/state/state.js';
import { edit } from './edit-model.js';
import { decisionStep, scenario } from './format.js';
import { groundOf } from './ground.js';
import { seat, turn } from './position-format.js';

/** Scenarios of Keeper of the Cards. Whoever gives one has read it by its model, so its words are known. */
export const kotcScenarios = scenarioKit(
  {
    scenario,
    edit,
    seat,
    turn,
    step: decisionStep.omit({ refused: true }),
    ownStep: decisionStep.omit({ by: true, refused: true }),
  },
  zones,
  groundOf,
);
