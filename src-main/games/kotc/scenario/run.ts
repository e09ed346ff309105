import type { Input } from '../../../engine/game.js';
import * as goals from '../../../engine/scenario/goal.js';
import { runScenario as run, type BegunScenario } from '../../../engine/scenario/run.js';
import type { GoalState, Outcome, Trace } from '../../../engine/scenario/scenario.js';
import { kotcRuleSets } from '../rules/rule-set.js';
import type { Scenario } from './format.js';
import { setPosition, type CardLookup } from './position.js';
import { kotcWords as words } from './words.js';

const nothing: CardLookup = () => null;

/** @throws ScenarioFault; UnplayableCard */
function begun(scenario: Scenario, lookup: CardLookup): BegunScenario {
  const rules = kotcRuleSets[scenario.rules];
  return { rules, words, position: setPosition(scenario, rules.edition, lookup) };
}

/** Plays a scenario and says whether all that it expects holds. */
export const runScenario = (scenario: Scenario, lookup: CardLookup = nothing, trace?: Trace): Outcome =>
  run(scenario, () => begun(scenario, lookup), trace);

/**
 * How a puzzle's goal stands after these inputs.
 * @param scenario with all its cards written out
 * @throws RangeError for a scenario without a goal
 */
export function goalState(scenario: Scenario, inputs: readonly Input[]): GoalState {
  const { goal } = scenario;
  if (!goal) throw new RangeError('This scenario has no goal.');
  return goals.goalState(goal, begun(scenario, nothing), inputs);
}

/** Whether the goal is reached in the position itself, so that nothing is left to find. */
export const isReachedAtOnce = (scenario: Scenario): boolean =>
  scenario.goal !== undefined && goals.isReachedAtOnce(scenario.goal, begun(scenario, nothing));
