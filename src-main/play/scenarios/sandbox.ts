import { limits } from '../../cards/limits.js';
import { LogBook } from '../../engine/log.js';
import type { CardId } from '../../engine/decision.js';
import { Game } from '../../engine/game.js';
import { clone } from '../../engine/plain.js';
import { faultOfPosition } from '../../engine/position.js';
import { ScenarioFault } from '../../engine/scenario/fault.js';
import type { Position, Scenario, ScenarioEdit, Spot, SpreadCard } from '../../engine/scenario/scenario.js';
import type { CounterKind } from '../../engine/scenario/scenario-kit.js';
import type { TableView } from '../../engine/table/table-view.js';
import { UnplayableCard } from '../../engine/unplayable-card.js';
import { gameOfRules, ruleSet } from '../../games/rule-sets.js';
import { scenariosOf } from '../../games/scenarios.js';

/** A card of a scenario's position, as edits name it and as it is written down. */
export interface LaidCard extends SpreadCard {
  readonly at: Spot;
}

/** A scenario's position as it is shown while it is set up. */
export interface ShownScenario {
  /** Everything in it lies open. */
  readonly view: TableView;
  /** Every card by the id that the view gives it. */
  readonly cards: Readonly<Record<CardId, LaidCard>>;
  /** The counters that the edition knows, as its cards call them. */
  readonly counters: readonly CounterKind[];
  /** Words of a placed card that only some editions know, of which these are its. */
  readonly states: readonly string[];
  /** The goal's sentence as what is to be reached says it; null: there is none, or nothing to say. */
  readonly proposedGoal: string | null;
  /** What stands in the way of playing it, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Lays a scenario's position out. A card that cannot be carried out lies there all the same, and is named as a problem.
 * @throws ScenarioFault where there is no position to show
 */
export function showScenario(scenario: Scenario): ShownScenario {
  const playable = ruleSet(scenario.rules);
  const problems: string[] = [];
  const scenarios = scenariosOf(scenario.rules);
  const position = scenarios.position(scenario, nothing, (_name, because) => {
    problems.push(`${because} Take it out, or give it a text that these rules know.`);
  });
  const { state, designs, names } = position;
  const table = playable.rules.context(state, designs, new LogBook(), () => undefined);
  const view = playable.view(playable.withEverythingRevealed(table), null, null, names);
  if (problems.length === 0) problems.push(...problemsOf(scenario, position));
  return {
    view,
    cards: laidCards(scenario, position),
    counters: scenarios.counters(scenario.rules),
    states: scenarios.states(scenario.rules),
    proposedGoal: proposedGoal(scenario),
    problems,
  };
}

/** A goal that cannot be looked at is one of the problems. */
function proposedGoal(scenario: Scenario): string | null {
  try {
    return scenariosOf(scenario.rules).proposedGoal(scenario, limits.goal) || null;
  } catch (error) {
    if (error instanceof ScenarioFault || error instanceof UnplayableCard) return null;
    throw error;
  }
}

/**
 * The scenario with one thing changed by hand. No card of it can be played by the rules of another game: under those it is an empty
 * table with the same name.
 * @throws ScenarioFault why it cannot be
 */
export function editedScenario(scenario: Scenario, edit: ScenarioEdit): Scenario {
  const { rules, name, about } = scenario;
  const isMoved = edit.do === 'set rules' && gameOfRules(edit.rules) !== gameOfRules(rules);
  if (!isMoved) return scenariosOf(rules).edited(scenario, edit);
  return { ...scenariosOf(edit.rules).blank(edit.rules), name, ...(about !== undefined && { about }) };
}

const nothing = (): null => null;

/** A position has its cards in the order in which they are written. */
function laidCards(scenario: Scenario, { state }: Position): Record<CardId, LaidCard> {
  const { zones, spread } = scenariosOf(scenario.rules);
  const laid: Record<CardId, LaidCard> = {};
  let no = 0;
  for (const [seat, piles] of spread(scenario).entries()) {
    for (const zone of zones) {
      for (const [index, card] of (piles[zone] ?? []).entries()) {
        laid[state.cards[no]?.id ?? 0] = { ...card, at: { seat, zone, index } };
        no += 1;
      }
    }
  }
  return laid;
}

/** What stands in the way of playing a scenario whose cards can all be carried out. */
function problemsOf(scenario: Scenario, position: Position): readonly string[] {
  const { state, designs } = position;
  const playable = ruleSet(scenario.rules);
  const fault =
    faultOfPosition(state, state.players.length, designs.length) ?? playable.faultOf(state, designs);
  if (fault !== null) return [fault];
  const misplaced = scenariosOf(scenario.rules).misplaced(scenario, position);
  if (misplaced.length > 0) return misplaced;
  const { result, context } = new Game(playable.rules, clone(state), designs);
  if (result) {
    const ending = playable.view(context, null, null, position.names).result?.text ?? '';
    return [`The game is over before anybody is asked anything. ${ending}`.trim()];
  }
  return scenario.goal ? problemsOfGoal(scenario) : [];
}

function problemsOfGoal(scenario: Scenario): string[] {
  const { goal, steps, players } = scenario;
  if (!goal) return [];
  if (!players.some(({ name }) => name === goal.by)) {
    return [`The goal is for “${goal.by}”, who does not play here. Choose who is to reach it.`];
  }
  try {
    if (scenariosOf(scenario.rules).isReachedAtOnce(scenario)) {
      return ['The goal is reached before anybody has done anything. Ask for more.'];
    }
  } catch (error) {
    if (error instanceof ScenarioFault) return [`The goal cannot be looked at: ${error.message}`];
    throw error;
  }
  return steps.length === 0 ? [] : problemsOfSolution(scenario);
}

function problemsOfSolution(scenario: Scenario): string[] {
  const { goal, steps } = scenario;
  if (!goal) return [];
  const { differences } = scenariosOf(scenario.rules).run({
    ...scenario,
    steps: [...steps, { expect: goal.reach }],
  });
  const [first] = differences;
  if (!first) return [];
  const where =
    first.step > steps.length
      ? 'The solution does not reach the goal'
      : `The solution stops at step ${first.step}`;
  return [`${where}: ${first.because}`];
}
