import type { Scenario, ScenarioEdit } from '../../engine/scenario/scenario.js';
import { gameOfRules } from '../../games/rule-sets.js';

/**
 * The scenario with one thing changed by hand. Under the rules of another game its table is empty: no card of it is of that game.
 * @throws ScenarioFault why it cannot be
 */
export function editedScenario(scenario: Scenario, edit: ScenarioEdit): Scenario {
  const { scenarios } = gameOfRules(scenario.rules);
  if (edit.do !== 'set rules') return scenarios.edited(scenario, edit);
  const other = gameOfRules(edit.rules).scenarios;
  if (other === scenarios) return scenarios.edited(scenario, edit);
  const { name, about } = scenario;
  return { ...other.blank(edit.rules), name, ...(about !== undefined && { about }) };
}
