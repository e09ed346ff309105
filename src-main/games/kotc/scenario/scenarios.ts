import type { ScenarioKit } from '../../../engine/scenario/scenario-kit.js';
import type { PlayedCard } from '../rules/components/design.js';
import { zones, type KotcState } from '../rules/state/state.js';
import { blankScenario } from './blank.js';
import { countersIn } from './counters.js';
import { editScenario } from './edit.js';
import { edit, type Edit } from './edit-model.js';
import { fitOf } from '../../../engine/scenario/fitting.js';
import { fitting } from './words.js';
import { decisionStep, scenario, type Scenario } from './format.js';
import { misplacedCards } from './misplaced.js';
import { setPosition, type Position } from './position.js';
import { ground, seat, turn } from './position-format.js';
import { goalState, isReachedAtOnce, runScenario } from './run.js';
import { scenarioOf, sourceOf } from './scenario-of.js';
import { wholeScenario } from '../../../engine/scenario/whole.js';
import { spreadOut } from './spread.js';
import { editionOfScenario } from './edition-of.js';

type Rules = Scenario['rules'];

/** Scenarios of Keeper of the Cards. Whoever gives one has read it by its model, so its words are known here. */
export const kotcScenarios = {
  zones,
  models: {
    scenario,
    edit,
    seat,
    turn,
    step: decisionStep.omit({ refused: true }),
    ownStep: decisionStep.omit({ by: true, refused: true }),
  },
  blank: (rules) => blankScenario(rules as Rules),
  position: (written, lookup, unplayable) =>
    setPosition(written as Scenario, editionOf(written.rules), lookup, unplayable),
  scenarioOf: (rules, state, printed, players) => scenarioOf(state, printed, players, editionOf(rules)),
  sourceOf,
  whole: (written, lookup) => wholeScenario(written, lookup, { ...ground, sourceOf }),
  spread: (written) => spreadOut(written as Scenario),
  edited: (written, change) => editScenario(written as Scenario, change as Edit),
  run: (written, lookup, trace) => runScenario(written as Scenario, lookup, trace),
  goalState: (written, inputs) => goalState(written as Scenario, inputs),
  isReachedAtOnce: (written) => isReachedAtOnce(written as Scenario),
  fit: (step, decision, game, names) => fitOf(fitting, step, decision, game, names),
  unshuffled: ({ players }, first) =>
    players.map((_, nth) => [...(players[(first + nth) % players.length]?.zones.deck ?? [])]),
  counters: (rules) => countersIn(editionOf(rules)),
  misplaced: (written, position) => misplacedCards(editionOf(written.rules), position as Position),
} satisfies ScenarioKit<PlayedCard, KotcState>;

const editionOf = (rules: string) => editionOfScenario({ rules: rules as Rules });
