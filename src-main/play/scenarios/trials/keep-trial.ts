/** What is kept of a table on which a card was tried: a test of the card, or a puzzle. */
import type { Input } from '../../../engine/game.js';
import type { Expectation, Scenario, Step } from '../../../engine/scenario/scenario.js';
import type { PlayedSteps } from '../../../engine/scenario/written/played.js';
import { expectationOf, type Fact } from '../../../engine/scenario/written/facts.js';
import type { TableView } from '../../../engine/table/table-view.js';
import type { Aim } from '../../../engine/scenario/written/goal-sentence.js';
import { scenariosOf } from '../../../games/scenarios.js';
import { TableRefusal } from '../../refusal.js';
import { factInWords } from './fact-words.js';
import type { Trial } from './trial.js';

/** What a test or puzzle made of a table would say. */
export interface TrialDraft {
  /** What has changed, a sentence each. */
  readonly facts: readonly string[];
  /** What is to be brought about for each of them, as a puzzle asks for it; null: nothing. */
  readonly aims: readonly (Aim | null)[];
  /** What was decided until then, how often. */
  readonly steps: number;
  /** Within how many turns, everybody's counted. */
  readonly turns: number;
}

/** What of it is kept. */
export interface KeepWish {
  readonly as: 'test' | 'puzzle';
  readonly name: string;
  /** The sentence of a puzzle’s goal. */
  readonly goal: string;
  /** Places of the facts that are expected. */
  readonly facts: readonly number[];
}

/** @param view the table, for what zones and figures are called @throws TableRefusal where nothing can be kept */
export function draftOf(trial: Trial, inputs: readonly Input[], view: TableView): TrialDraft {
  const { facts, aims, steps, turns } = played(trial, inputs);
  return {
    facts: facts.map((fact) => factInWords(fact, view)),
    aims,
    steps: steps.filter((step) => 'by' in step).length,
    turns,
  };
}

/**
 * The scenario that is kept, which holds as it is.
 * @param file of the card, from where scenarios lie: a test plays the card as it then is
 * @throws TableRefusal where nothing can be kept
 */
export function keptOf(trial: Trial, inputs: readonly Input[], wish: KeepWish, file: string): Scenario {
  const { facts, steps, turns } = played(trial, inputs);
  const chosen = wish.facts.flatMap((place): Fact[] => (facts[place] ? [facts[place]] : []));
  if (chosen.length === 0) throw new TableRefusal('Choose at least one thing that is to hold.');
  const expect = expectationOf(chosen);
  const base = { ...trial.scenario, name: wish.name };
  return wish.as === 'test'
    ? testOf(base, trial.call, file, steps, expect)
    : puzzleOf(base, wish, steps, expect, turns);
}

const testOf = (
  base: Scenario,
  call: string,
  file: string,
  steps: readonly Step[],
  expect: Expectation,
): Scenario => ({
  ...base,
  cards: { ...base.cards, [call]: { file } },
  steps: [...steps, { expect }],
});

const puzzleOf = (
  base: Scenario,
  { goal }: KeepWish,
  steps: readonly Step[],
  reach: Expectation,
  turns: number,
): Scenario => ({
  ...base,
  goal: { by: base.players[0]?.name ?? '', text: goal, reach, ...(turns > 1 && { turns }) },
  steps,
});

function played({ call, scenario }: Trial, inputs: readonly Input[]): PlayedSteps {
  const found = scenariosOf(scenario.rules).played(scenario, inputs, call);
  if (!found) {
    throw new TableRefusal(
      'What was done here cannot be written down so that it comes out the same again. Take the last answers back, and play it another way.',
    );
  }
  if (found.facts.length === 0) throw new TableRefusal('Nothing has changed yet. Use the card first.');
  return found;
}
