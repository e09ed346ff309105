import { Game } from '../../../engine/game.js';
import type { Input } from '../../../engine/game.js';
import { kotcRuleSets } from '../rules/rule-set.js';
import { differences, newScene } from './expectations.js';
import type { Scenario } from './format.js';
import type { GoalState } from '../../../engine/scenario/scenario.js';
import { Names } from '../../../engine/scenario/names.js';
import { setPosition, type CardLookup } from './position.js';

const nothing: CardLookup = () => null;

/**
 * How a puzzle's goal stands after these inputs: solved as soon as it was reached after one of them; missed when the game is
 * over without it, or an input was taken in after its last turn. Reached stays reached.
 *
 * @param scenario with all its cards written out
 * @throws RangeError for a scenario without a goal
 */
export function goalState(scenario: Scenario, inputs: readonly Input[]): GoalState {
  const { goal } = scenario;
  if (!goal) throw new RangeError('This scenario has no goal.');
  const rules = kotcRuleSets[scenario.rules];
  const position = setPosition(scenario, rules.edition, nothing);
  const names = new Names(position);
  const lastTurn = position.state.turn.number + (goal.turns ?? 1) - 1;
  const game = new Game(rules, position.state, position.designs);
  const isReached = (): boolean => differences(goal.reach, newScene(game, names)).length === 0;
  for (const input of inputs) {
    if (game.state.turn.number > lastTurn) return 'missed';
    if (game.take(input) === null && isReached()) return 'solved';
  }
  return game.decision === null || game.state.turn.number > lastTurn ? 'missed' : 'open';
}

/** Whether the goal is reached in the position itself, so that nothing is left to find. */
export function isReachedAtOnce(scenario: Scenario): boolean {
  const { goal } = scenario;
  if (!goal) return false;
  const rules = kotcRuleSets[scenario.rules];
  const position = setPosition(scenario, rules.edition, nothing);
  const game = new Game(rules, position.state, position.designs);
  return differences(goal.reach, newScene(game, new Names(position))).length === 0;
}
