import { z } from 'zod';
import type { ScenarioKit } from '../engine/scenario/scenario-kit.js';
import type { Game } from './game.js';
import { games } from './registry.js';
import { gameOfRules } from './rule-sets.js';

/** What is done with the scenarios of a rule set. @throws RangeError for rules that no game has */
export const scenariosOf = (rules: string): ScenarioKit => gameOfRules(rules).scenarios;

/** That of the rules that a content names; of no known ones that of the first game, whose model says what is wrong. */
export const scenariosFor = (content: unknown): ScenarioKit => gameFor(content).scenarios;

/** The game whose rules a content names, as `scenariosFor`. */
export function gameFor(content: unknown): Game {
  const rules = typeof content === 'object' && content !== null && 'rules' in content ? content.rules : null;
  const all = games();
  const own = all.find(({ ruleSets }) => ruleSets.some((one) => one.rules.id === rules)) ?? all[0];
  if (!own) throw new RangeError('There is no game.');
  return own;
}

/** A scenario of any game. A file is read by the model of its own game, which says more exactly what is wrong. */
export const anyScenario = oneOf(({ models }) => models.scenario);

/** A change of a scenario of any game. */
export const anyEdit = oneOf(({ models }) => models.edit);

/** As the games have it when it is first asked for. T is also what is given, since no game's words are known here. */
function oneOf<T>(modelOf: (scenarios: ScenarioKit) => z.ZodType<T>): z.ZodType<T, T> {
  return z.lazy(() => {
    const [first, ...others] = games().map(({ scenarios }) => modelOf(scenarios));
    if (!first) throw new RangeError('There is no game.');
    return (others.length === 0 ? first : z.union([first, ...others])) as z.ZodType<T, T>;
  });
}
