import { join } from 'node:path';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { ScenarioFault } from '../../engine/scenario/fault.js';
import { scenariosOf } from '../../games/scenarios.js';
import { starterCards } from './scenario-file.js';

/**
 * A scenario that came from a file, with its cards of the starter sets written out.
 * @param starters folder of the starter sets
 * @throws ScenarioFault for a card that is not there, also one in a file beside the scenario
 */
export async function withStarterCards(scenario: Scenario, starters: string): Promise<Scenario> {
  const byName = await starterCards(join(starters, scenario.rules, 'cards'));
  return scenariosOf(scenario.rules).whole(scenario, (source) => {
    if ('starter' in source) return byName.get(source.starter) ?? null;
    throw new ScenarioFault(
      `It takes a card from the file ${source.file}, which did not come with it. Write the card out under "cards".`,
    );
  });
}
