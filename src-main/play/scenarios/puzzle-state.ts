import type { Input } from '../../engine/game.js';
import type { Scenario } from '../../engine/scenario/scenario.js';
import { scenariosOf } from '../../games/scenarios.js';
import type { Guide } from '../table/guide.js';
import type { StoredGame } from '../games/stored-game.js';
import type { PuzzleState } from '../table/table-update.js';

/**
 * How a puzzle stands after all inputs of its game so far.
 * @param id under which it can be begun anew
 * @throws RangeError for a scenario without a goal
 */
export function puzzleState(
  scenario: Scenario,
  inputs: readonly Input[],
  id: string | null = null,
): PuzzleState {
  const { name, goal, players } = scenario;
  const solver = players.findIndex((player) => player.name === goal?.by);
  const state = scenariosOf(scenario.rules).goalState(scenario, inputs);
  return { id, title: name, goal: goal?.text ?? '', solver: Math.max(0, solver), state };
}

/** What a puzzle adds to its table: where it stands. Nothing is forbidden beyond the rules. */
function puzzleGuide(scenario: Scenario, id: string | null): Guide {
  // It is asked for every reader; between two inputs nothing changes.
  let seen: { readonly count: number; readonly last: Input | undefined; readonly state: PuzzleState } | null =
    null;
  return {
    state(taken) {
      const last = taken.at(-1);
      if (!seen || seen.count !== taken.length || seen.last !== last) {
        seen = { count: taken.length, last, state: puzzleState(scenario, taken, id) };
      }
      return { puzzle: seen.state, lesson: null };
    },
    objection: () => null,
  };
}

/** None for a game that keeps no puzzle. */
export const guideOfPuzzle = ({ stored }: { readonly stored: StoredGame }): Promise<Guide | null> =>
  Promise.resolve(stored.puzzle ? puzzleGuide(stored.puzzle, stored.source) : null);
